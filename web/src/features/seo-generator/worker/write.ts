import { makeZip } from 'client-zip'
import type { Destination } from '../../../platform/files/sink.ts'
import { chunksOf, writeChunks } from '../../../platform/files/write-chunks.ts'
import { createEngine } from '../engine/engine.ts'
import { oneFile, resultKind, severalFiles, type OutputPlan } from '../engine/files.ts'
import type { Job } from '../engine/job.ts'
import { createKernel } from '../engine/kernel.ts'
import type { FileType, Split } from '../engine/settings.ts'
import type { Progress, Written } from './protocol.ts'

/** Bytes of one write: disks like larger ones, and memory stays bounded by it. */
const blockBytes = 4 * 1024 * 1024

type Pause = (progress: Progress) => Promise<void>

type Asked = {
  readonly job: Job
  readonly split: Split
  readonly fileType: FileType
  readonly base: string
  readonly destination: Destination
}

/** A ZIP reads ahead, so each chunk is copied before the next one overwrites it. */
async function* copied(chunks: Iterable<Uint8Array>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (const chunk of chunks) yield Uint8Array.from(chunk)
}

/** Rows as the file that was asked for; the packer of workbooks is loaded for those alone. */
async function encoderFor(fileType: FileType, delimiter: string) {
  if (fileType === 'csv') return (chunks: Iterable<Uint8Array>) => chunks
  const { workbookOf } = await import('../engine/xlsx/write-xlsx.ts')
  return (chunks: Iterable<Uint8Array>) => workbookOf(chunks, { delimiter, sheetName: 'Contenido SEO' })
}
type Encode = Awaited<ReturnType<typeof encoderFor>>

function* entries(plan: OutputPlan, split: Exclude<Split, { kind: 'one' }>, encode: Encode) {
  const lastModified = new Date()
  for (const file of severalFiles(plan, split))
    yield { name: file.name, input: copied(encode(file.chunks())), lastModified }
}

/** Writes a processed CSV into its destination, block by block, waiting for each block to be taken. */
export async function writeJob(
  { job, split, fileType, base, destination }: Asked,
  pause: Pause,
): Promise<Written> {
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
    fileType,
    onRows: (done) => {
      rows = done
    },
  }
  const encode = await encoderFor(fileType, job.delimiter)
  const chunks =
    split.kind === 'one' ? encode(oneFile(plan)) : chunksOf(makeZip(entries(plan, split, encode)))
  const file = await writeChunks(chunks, destination, resultKind(split, fileType).type, async (length) => {
    bytes += length
    await pause({ share: rows / total, rows, bytes })
  })
  return { rows: total, bytes, milliseconds: performance.now() - start, file }
}
