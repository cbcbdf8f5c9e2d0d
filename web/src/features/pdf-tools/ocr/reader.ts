import tesseract from 'tesseract.js'
import { PdfError } from '@aurelio/formats/pdf/failure'
import type { LanguageCode } from './languages.ts'
import type { ReadLine } from './placed-words.ts'

/** What was read from a picture; `straightened` in radians, to the right. */
export type PictureText = { text: string; confidence: number; straightened: number; lines: ReadLine[] }
export type Reader = { read: (picture: Blob) => Promise<PictureText>; end: () => void }

/** Where our own server has the program and its languages (web/build/libraries.ts). */
const folder = '/libraries/tesseract'
const modelOfNets = 1

/**
 * Starts a worker that reads pictures in a language; program and language are fetched when they are first used. It ends when
 * `signal` says so, and whoever waits for it is told.
 */
export async function createReader(language: LanguageCode, signal: AbortSignal): Promise<Reader> {
  const broken = Promise.withResolvers<never>()
  // Somebody may not be waiting just then.
  broken.promise.catch(() => undefined)
  const starting = tesseract.createWorker(language, modelOfNets, {
    workerPath: `${folder}/worker.min.js`,
    corePath: folder,
    langPath: folder,
    // The files are packed, and their names do not say so.
    gzip: false,
    workerBlobURL: false,
    // The browser keeps what it has fetched; a second copy would grow old.
    cacheMethod: 'none',
    errorHandler: (reason: unknown) => broken.reject(new PdfError('ocr-unavailable', String(reason))),
  })
  const end = () => void starting.then((worker) => worker.terminate()).catch(() => undefined)
  const stop = () => {
    end()
    broken.reject(signal.reason)
  }
  signal.addEventListener('abort', stop, { once: true })
  const worker = await Promise.race([starting, broken.promise]).catch((error: unknown) => {
    throw signal.aborted || error instanceof PdfError ? error : new PdfError('ocr-unavailable', String(error))
  })
  return {
    read: async (picture) => {
      const reading = worker.recognize(picture, { rotateAuto: true }, { text: true, blocks: true })
      const { data } = await Promise.race([reading, broken.promise])
      return {
        text: data.text,
        confidence: data.confidence,
        straightened: data.rotateRadians ?? 0,
        lines: (data.blocks ?? [])
          .flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines))
          .map(({ baseline, bbox, words }) => ({
            base: baseline,
            box: bbox,
            words: words.map(({ text, confidence, bbox: { x0, x1 } }) => ({ text, confidence, x0, x1 })),
          })),
      }
    },
    end: () => {
      signal.removeEventListener('abort', stop)
      end()
    },
  }
}
