import { assemble } from '@aurelio/formats/pdf/assemble'
import type { Part } from '@aurelio/formats/pdf/plan'
import type { CallContext } from '../../../platform/workers/protocol.ts'
import { bytesIn, pdfOf } from './bytes.ts'

/** A file that parts are taken from. */
export type SourceFile = { kind: 'pdf' | 'picture'; file: Blob; password: string }
/** `titles`: a bookmark for each source, by its name, around those of its own; null for none but its own. */
export type AssembleJob = { sources: SourceFile[]; parts: Part[]; titles: string[] | null }

/** One PDF of parts of several files: a picture is a page. */
export async function assembled(
  { sources, ...job }: AssembleJob,
  { signal, progress }: CallContext<number>,
): Promise<Blob> {
  const all = sources.map((source) => ({ content: () => contentOf(source), password: source.password }))
  return pdfOf(await assemble({ ...job, sources: all }, { signal, onProgress: progress }))
}

async function contentOf({ kind, file }: SourceFile) {
  if (kind === 'pdf') return bytesIn(file)
  const { picturesAsPdf } = await import('./new-pages.ts')
  return picturesAsPdf([{ file, turn: 0 }], { paper: 'fit', margin: 0, dpi: 96 })
}
