/** What a file's first bytes tell about it, before anything is decoded. */
export type ImageHeader = {
  kind: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'heic' | 'tiff' | 'bmp' | 'svg' | 'unknown'
  /** Pixels as stored, before the orientation is applied; 0 where unknown. */
  width: number
  height: number
  /** EXIF orientation, 1 to 8. */
  orientation: number
  /** Frames of an animation as far as they were counted; 1 for a still. */
  frames: number
  /** Pages of a document; 1 for a picture. */
  pages: number
  /** Pictures of a burst, as phones keep it in one file; 1 for a picture alone. */
  pictures: number
  hasAlpha: boolean
  /** Bits of a colour component. */
  bitDepth: number
  isCmyk: boolean
  /** Name of the embedded colour profile; null without one, '' where it has no readable name. */
  profile: string | null
  /** False where the end of the file is missing. */
  isComplete: boolean
}

export const blankHeader: ImageHeader = {
  kind: 'unknown',
  width: 0,
  height: 0,
  orientation: 1,
  frames: 1,
  pages: 1,
  pictures: 1,
  hasAlpha: false,
  bitDepth: 8,
  isCmyk: false,
  profile: null,
  isComplete: true,
}

/** The size as people see it: sides swapped where the orientation turns the picture. */
export function shownSize({ width, height, orientation }: ImageHeader): { width: number; height: number } {
  return orientation >= 5 ? { width: height, height: width } : { width, height }
}
