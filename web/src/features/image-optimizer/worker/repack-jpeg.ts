import { type Edit, editedSize, isEdited } from '../engine/edit.ts'
import type { EncodeSettings } from '../engine/settings.ts'
import { qualityOfScore, visualScores } from '../engine/visual-scores.ts'
import { shownSize } from '../header/header.ts'
import { editBlocks } from '../jpeg/edit-blocks.ts'
import { UnfitJpeg } from '../jpeg/picture.ts'
import { readJpeg } from '../jpeg/read-jpeg.ts'
import { sourceQuality } from '../jpeg/source-quality.ts'
import { writeJpeg } from '../jpeg/write-jpeg.ts'
import { keptOriginal } from '../metadata/kept-original.ts'
import type { Source } from './load-image.ts'

/** `isWished`: as good as was asked for already, so that encoding it again could only harm. */
export type RepackedJpeg = {
  bytes: Uint8Array<ArrayBuffer>
  width: number
  height: number
  isWished: boolean
}

/**
 * A JPEG packed tighter with nothing computed anew: its coefficients stay, and with them each pixel. Turned and cut by
 * whole blocks where they fit. Null where it gets another size, or is no JPEG that can be packed so.
 */
export function repackJpeg(source: Source, settings: EncodeSettings, edit: Edit): RepackedJpeg | null {
  const { header, bytes } = source
  const { format, fast, progressive, maxWidth, metadata } = settings
  if (format !== 'jpeg' || header.kind !== 'jpeg' || fast || !progressive) return null
  const { width, height } = editedSize(shownSize(header), edit)
  // Blocks lie as they are stored, not as they are seen.
  const fits = !isEdited(edit) || header.orientation === 1
  if (width > maxWidth || header.isCmyk || !fits) return null
  try {
    const stored = readJpeg(bytes)
    const edited = editBlocks(stored, edit)
    if (!edited) return null
    const packed = keptOriginal(writeJpeg(edited), 'jpeg', metadata)
    return {
      bytes: packed,
      width,
      height,
      isWished: isWished(packed.length, sourceQuality(stored), settings),
    }
  } catch (error) {
    // Browsers forgive more.
    if (error instanceof UnfitJpeg) return null
    throw error
  }
}

function isWished(size: number, quality: number, settings: EncodeSettings): boolean {
  switch (settings.mode) {
    case 'target':
      return size <= settings.targetKilobytes * 1024
    case 'automatic':
      return quality <= qualityOfScore(visualScores[settings.visualScore])
    case 'fixed':
    case 'alike':
      return quality <= settings.quality
    default:
      return settings.mode satisfies never
  }
}
