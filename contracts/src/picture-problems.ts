/** Why a picture could not be fetched from its address. */
export type UnfetchedPicture =
  | 'refused-address'
  | 'unreachable'
  | 'slow'
  | 'status'
  | 'redirects'
  | 'too-large'
  | 'not-a-picture'
