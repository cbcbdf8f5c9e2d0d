import { defineWorker } from '../../../platform/workers/define-worker.ts'
import type { CallContext } from '../../../platform/workers/protocol.ts'
import { failureOf } from '../engine/failure.ts'
import { assemble, type AssembleJob } from './assemble.ts'
import { bookmarksOf } from './bookmarks.ts'
import { type Bytes, qpdf } from './qpdf.ts'

type Context = CallContext<number>

const worker = defineWorker(
  {
    /** One PDF of parts of several. */
    assemble: async (job: AssembleJob, { signal, progress }: Context) =>
      pdf(await assemble(job, { signal, onProgress: progress })),
    /** First pages (from 0) of what the outermost bookmarks name, with their titles. */
    chapters: async (file: Blob) =>
      (await bookmarksOf(await bytes(file), null)).map(({ title, page }) => ({ title, page })),
    /** Reads what is damaged as well as it can be read, and writes it whole. */
    repair: async ({ file, forWeb }: { file: Blob; forWeb: boolean }, { progress }: Context) => {
      const given = { 'in.pdf': await bytes(file) }
      const options = forWeb ? ['--linearize', '--object-streams=generate'] : []
      const { output, repaired } = await qpdf(given, ['--progress', ...options, 'in.pdf', 'out'], {
        onProgress: progress,
      })
      return { file: pdf(output), repaired }
    },
  },
  failureOf,
)
export type PdfWorker = typeof worker

async function bytes(file: Blob): Promise<Bytes> {
  return new Uint8Array(await file.arrayBuffer())
}

function pdf(content: Bytes): Blob {
  return new Blob([content], { type: 'application/pdf' })
}
