import { defineWorker } from '../../workers/define-worker.ts'
import { displayP3 } from '@aurelio/formats/pictures/icc'
import { boxedProfile } from '@aurelio/formats/heif/heif-marks'
import { heifLibrary, HeifUnavailable } from './heif-library.ts'
import { withHeif } from '@aurelio/formats/heif/open-heif'

export type HeifFailure = 'unavailable' | 'too-many-pixels' | 'unreadable'

/** 120 megapixels are 480 MB once decoded: more ends the tab on many machines. */
const mostPixels = 120_000_000
/** Looks like the photo at any size, at about its bytes. */
const jpegQuality = 0.92

class TooManyPixels extends Error {}

const worker = defineWorker(
  {
    /** The first picture of a file, upright and in the web's colours: a JPEG, or a PNG where it is transparent. */
    redraw: async (file: Blob): Promise<Blob> => {
      const bytes = new Uint8Array(await file.arrayBuffer())
      const { pixels, type } = await withHeif(await heifLibrary(), bytes, async ([first]) => {
        if (!first) throw new Error('There is no picture in this file')
        if (first.width * first.height > mostPixels) throw new TooManyPixels()
        return { pixels: await first.pixels(), type: first.hasAlpha ? 'image/png' : 'image/jpeg' }
      })
      const colorSpace = boxedProfile(bytes) === displayP3 ? 'display-p3' : 'srgb'
      const { data, width, height } = pixels
      const canvas = new OffscreenCanvas(width, height)
      canvas.getContext('2d')?.putImageData(new ImageData(data, width, height, { colorSpace }), 0, 0)
      return canvas.convertToBlob({ type, quality: jpegQuality })
    },
  },
  (error): HeifFailure => {
    if (error instanceof HeifUnavailable) return 'unavailable'
    return error instanceof TooManyPixels ? 'too-many-pixels' : 'unreadable'
  },
)
export type HeifWorker = typeof worker
