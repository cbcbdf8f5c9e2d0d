/** A picture without what it tells of camera, place and author. */
export type CleanedPicture = {
  bytes: Uint8Array
  /** In pixels, as it is shown: turned as its orientation says. */
  width: number
  height: number
}

/** The file is damaged, or not what its first bytes promise. */
export class BrokenPicture extends Error {
  override name = 'BrokenPicture'
}
