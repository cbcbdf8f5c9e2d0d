import type { StoredPage } from '@aurelio/page/document'
import { convertPage } from './convert/convert-page.ts'
import { createLeftBehind, type LeftBehind } from './foreign/left-behind.ts'
import { openFrame } from './measure/frame.ts'
import { measurePage } from './measure/measure-page.ts'
import { createAssets } from './read/assets.ts'
import { type CleanPage, cleanPage } from './read/clean-page.ts'
import type { ForeignSource } from './read/read-source.ts'

/** A foreign page, made clean, and what became of it. */
export type ForeignPage = { foreign: CleanPage; stored: StoredPage; left: LeftBehind; name: string }

type ReadOptions = { signal: AbortSignal; onProgress: (progress: { done: number; total: number }) => void }

/**
 * Makes a page of ours of a foreign one: cleaned, laid out without script at three widths, measured and converted.
 * @throws ImportHtmlProblem; the signal's reason where it was cancelled
 */
export async function readForeignPage(
  source: ForeignSource,
  { signal, onProgress }: ReadOptions,
): Promise<ForeignPage> {
  const left = createLeftBehind()
  const foreign = cleanPage(source.html, createAssets(source, left), left)
  const frame = await openFrame(foreign.html, signal)
  try {
    const measured = await measurePage(frame, { signal, onProgress, left })
    return { foreign, left, stored: convertPage(measured, left), name: foreign.title || source.name }
  } finally {
    frame.remove()
  }
}
