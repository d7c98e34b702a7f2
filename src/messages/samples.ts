/** Opening the sample files. */

export const samples = {
  choose: () => 'Choose a sample. It opens as a copy that you can edit',
} as const;
