/** Opening the sample files. */

import { t } from '../core/sentences';

export const samples = {
  choose: () => t('Choose a sample. It opens as a copy that you can edit'),
} as const;
