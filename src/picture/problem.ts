/** The reasons why no puzzle is read from a picture. */

/** A reason, as plain data. */
export type PictureProblem =
  /** The bytes are not those of a picture. */
  | { readonly kind: 'notAPicture' }
  /** The picture has a format that is not supported. */
  | { readonly kind: 'otherFormat'; readonly format: string }
  /** It declares more pixels than the maximum, `most`. */
  | { readonly kind: 'tooLarge'; readonly width: number; readonly height: number; readonly most: number }
  /** It cannot be decoded. */
  | { readonly kind: 'damaged' }
  | { readonly kind: 'noGrid' }
  /** The cells have too few pixels. */
  | { readonly kind: 'smallCells'; readonly pixels: number }
  /** A grid was found, but hardly any digit in it. */
  | { readonly kind: 'noDigits' }
  /** A killer without digits was found, but its cages cannot be read. */
  | { readonly kind: 'unreadCages' };
