import type { Text } from '../../../platform/i18n/text.ts'
import { photoWords } from './photo-words.ts'

/** Limits of a profile photo (dashboard.md §9): bytes, and pixels of each side. */
export const photoLimits = { bytes: 5_242_880, minSide: 200, maxSide: 5000 }

const types = ['image/jpeg', 'image/png', 'image/webp']
export const photoAccept = types.join(',')

/** What is wrong with a file before it is opened, or null. */
export function fileComplaint({ size, type }: Pick<File, 'size' | 'type'>): Text | null {
  if (!types.includes(type)) return photoWords.UNSUPPORTED_MEDIA_TYPE
  if (size > photoLimits.bytes) return photoWords.PAYLOAD_TOO_LARGE
  return null
}

/** What is wrong with the size of a picture in pixels, or null. */
export function sidesComplaint({ width, height }: { width: number; height: number }): Text | null {
  if (Math.min(width, height) < photoLimits.minSide) return photoWords.TOO_FEW_PIXELS
  if (Math.max(width, height) > photoLimits.maxSide) return photoWords.TOO_MANY_PIXELS
  return null
}

/** Reads the picture to know its sides; a file that is none rejects with a text for the person. */
export async function photoComplaint(file: File): Promise<Text | null> {
  const complaint = fileComplaint(file)
  if (complaint !== null) return complaint
  try {
    const picture = await createImageBitmap(file)
    const { width, height } = picture
    picture.close()
    return sidesComplaint({ width, height })
  } catch {
    return photoWords.UNSUPPORTED_MEDIA_TYPE
  }
}
