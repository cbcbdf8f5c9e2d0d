import { makeZip } from 'client-zip'
import { createEngine } from '../engine/engine.ts'
import { oneFile, severalFiles, type OutputFile, type OutputPlan } from '../engine/files.ts'
import type { Job } from '../engine/job.ts'
import { createKernel } from '../engine/kernel.ts'
import type { Split } from '../engine/settings.ts'
import type { Progress, Target, Written } from './protocol.ts'
import { openSink, type Sink } from './sinks.ts'

/** Bytes of one write: disks like larger ones, and memory stays bounded by it. */
const blockBytes = 4 * 1024 * 1024

type Pause = (progress: Progress) => Promise<void>

type Asked = { readonly job: Job; readonly split: Split; readonly base: string; readonly target: Target }

/** A ZIP reads ahead, so each chunk is copied before the next one overwrites it. */
async function* copied(file: OutputFile): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (const chunk of file.chunks()) yield Uint8Array.from(chunk)
}

function* entries(plan: OutputPlan, split: Exclude<Split, { kind: 'one' }>) {
  const lastModified = new Date()
  for (const file of severalFiles(plan, split)) yield { name: file.name, input: copied(file), lastModified }
}

async function* zipped(plan: OutputPlan, split: Exclude<Split, { kind: 'one' }>) {
  const reader = makeZip(entries(plan, split)).getReader()
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
  } finally {
    await reader.cancel()
  }
}

async function pour(
  chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  sink: Sink,
  onBytes: (bytes: number) => Promise<void>,
) {
  for await (const chunk of chunks) {
    await sink.write(ownBuffer(chunk))
    await onBytes(chunk.length)
  }
}

/** The same bytes, known not to lie in shared memory. */
function ownBuffer(chunk: Uint8Array): Uint8Array<ArrayBuffer> {
  const { buffer, byteOffset, length } = chunk
  return buffer instanceof ArrayBuffer ? new Uint8Array(buffer, byteOffset, length) : Uint8Array.from(chunk)
}

/** Writes a processed CSV into its target, block by block, waiting for each block to be taken. */
export async function writeJob({ job, split, base, target }: Asked, pause: Pause): Promise<Written> {
  const start = performance.now()
  const total = job.template.rows * job.locations.length
  let rows = 0
  let bytes = 0
  const engine = createEngine({ ...job, kernel: createKernel(), blockBytes })
  const plan: OutputPlan = {
    engine,
    rows: job.template.rows,
    locations: job.locations,
    base,
    onRows: (done) => {
      rows = done
    },
  }
  const sink = await openSink(target, split.kind === 'one' ? 'text/csv;charset=utf-8' : 'application/zip')
  try {
    await pour(split.kind === 'one' ? oneFile(plan) : zipped(plan, split), sink, async (length) => {
      bytes += length
      await pause({ share: rows / total, rows, bytes })
    })
    const file = await sink.close()
    return { rows: total, bytes, milliseconds: performance.now() - start, file }
  } catch (error) {
    await sink.abort().catch(() => undefined)
    throw error
  }
}
