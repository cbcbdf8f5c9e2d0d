import { OptimizeError, encodeError, type Failure } from '../engine/failure.ts'
import { shownSize } from '../header/header.ts'
import { readSource } from './load-image.ts'
import { optimize } from './optimize.ts'
import type { FromWorker, Job, Outcome, ToWorker } from './protocol.ts'
import { thumbnail } from './thumbnail.ts'

/** One job at a time; the pool sends the next one when this one has answered. */
globalThis.addEventListener('message', (event: MessageEvent<ToWorker>) => {
  const { id, job } = event.data
  void run(job, (share) => answer({ id, step: 'progress', share })).then(
    (outcome) => answer({ id, step: 'done', outcome }),
    (error: unknown) => answer({ id, step: 'failed', failure: failureOf(error) }),
  )
})

function answer(message: FromWorker) {
  // The list of what is handed over (nothing) tells a worker's message from a window's.
  globalThis.postMessage(message, { transfer: [] })
}

async function run(job: Job, progress: (share: number) => void): Promise<Outcome> {
  if (job.kind === 'thumbnail') return { kind: 'thumbnail', blob: await thumbnail(job.file) }
  if (job.kind === 'optimize') return { kind: 'optimize', optimized: await optimize(job, progress) }
  const { header } = await readSource(job.file)
  const { kind, frames, hasAlpha } = header
  return { kind: 'inspect', inspection: { kind, frames, hasAlpha, ...shownSize(header) } }
}

function failureOf(error: unknown): Failure {
  if (error instanceof OptimizeError) return error.failure
  const text = String(error)
  const memory = error instanceof RangeError || /memory|allocation|unreachable|abort/i.test(text)
  return encodeError(memory ? 'out-of-memory' : 'encoder', text).failure
}
