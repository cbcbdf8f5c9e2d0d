/** Why a picture could not be fetched from its address. */
export const unfetchedPictures = [
  'refused-address',
  'unreachable',
  'slow',
  'status',
  'redirects',
  'too-large',
  'not-a-picture',
] as const
export type UnfetchedPicture = (typeof unfetchedPictures)[number]
