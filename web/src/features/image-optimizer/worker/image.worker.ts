import { defineWorker } from '../../../platform/workers/define-worker.ts'
import type { CallContext } from '../../../platform/workers/protocol.ts'
import { encodeError, OptimizeError, type Failure } from '../engine/failure.ts'
import { shownSize } from '../header/header.ts'
import { readSource } from './load-image.ts'
import { makeIcons } from './make-icons.ts'
import { optimize } from './optimize.ts'
import type { IconJob, Inspection, OptimizeJob } from './protocol.ts'
import { thumbnail } from './thumbnail.ts'

const worker = defineWorker(
  {
    /** What can be known without decoding. */
    inspect: async ({ file, picture }: { file: Blob; picture: number }): Promise<Inspection> => {
      const { header } = await readSource(file, picture)
      const { kind, frames, pictures, hasAlpha } = header
      return { kind, frames, pictures, hasAlpha, ...shownSize(header) }
    },
    thumbnail,
    /** Its progress goes from 0 to 1; between two steps it can be cancelled. */
    optimize: (job: OptimizeJob, { signal, progress }: CallContext<number>) =>
      optimize(job, (share) => {
        signal.throwIfAborted()
        progress(share)
      }),
    icons: (job: IconJob, { signal, progress }: CallContext<number>) =>
      makeIcons(job, (share) => {
        signal.throwIfAborted()
        progress(share)
      }),
  },
  failureOf,
)
export type ImageWorker = typeof worker

function failureOf(error: unknown): Failure {
  if (error instanceof OptimizeError) return error.failure
  const text = String(error)
  const memory = error instanceof RangeError || /memory|allocation|unreachable|abort/i.test(text)
  return encodeError(memory ? 'out-of-memory' : 'encoder', text).failure
}
