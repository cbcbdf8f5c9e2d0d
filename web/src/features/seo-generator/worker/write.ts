import { makeZip } from 'client-zip'
import type { Destination } from '../../../platform/files/sink.ts'
import { chunksOf, writeChunks } from '../../../platform/files/write-chunks.ts'
import {
  changedRows,
  createEngine,
  csvWriter,
  type FileType,
  type Job,
  oneFile,
  type OutputPlan,
  type PageFormat,
  resultKind,
  rowsOf,
  rowsOfEarlier,
  type Settings,
  severalFiles,
  type Split,
  writtenRows,
} from '@aurelio/page/generator'
import { createKernel } from '../engine/wasm-kernel.ts'
import { sitemapWriter } from '../engine/pages/write-sitemap.ts'
import { wxrWriter } from '../engine/pages/write-wxr.ts'
import { xmlWriter } from '../engine/xml/write-xml.ts'
import type { Progress, ReadTable, Written } from './protocol.ts'

/** Bytes of one write: disks like larger ones, and memory stays bounded by it. */
const blockBytes = 4 * 1024 * 1024

type Pause = (progress: Progress) => Promise<void>

type Asked = {
  readonly job: Job
  readonly settings: Settings
  /** A result of before: rows that it has are left out. */
  readonly earlier: ReadTable | undefined
  readonly pageFormat: PageFormat
  readonly split: Split
  readonly fileType: FileType
  readonly base: string
  readonly destination: Destination
}

/** A ZIP reads ahead, so each chunk is copied before the next one overwrites it. */
async function* copied(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for await (const chunk of chunks) yield Uint8Array.from(chunk)
}

type Encode = (chunks: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>
type Batches = AsyncIterable<readonly string[][]>

/** Rows as the file that was asked for; what packs workbooks is loaded for those alone. */
async function rowEncoder({ job, settings, fileType, pageFormat }: Asked) {
  const now = new Date()
  if (fileType === 'xlsx') {
    const { workbookOf } = await import('../engine/xlsx/write-xlsx.ts')
    return (batches: Batches) => workbookOf(batches, 'Contenido SEO')
  }
  const writerFor = {
    csv: () => csvWriter({ ...settings, delimiter: job.delimiter }),
    xml: xmlWriter,
    wxr: () => wxrWriter(pageFormat, now),
    sitemap: () => sitemapWriter(pageFormat, now),
  }[fileType]
  return (batches: Batches) => writtenRows(batches, writerFor())
}

/** What is made of the chunks of a CSV, without the rows of an earlier result; a whole CSV is what it is. */
async function encoderFor(asked: Asked, onSame: () => void): Promise<Encode> {
  const { job, earlier, fileType } = asked
  if (fileType === 'csv' && !earlier) return (chunks) => chunks
  const encode = await rowEncoder(asked)
  if (!earlier) return (chunks) => encode(rowsOf(chunks, job.delimiter))
  const known = await rowsOfEarlier(earlier.table, earlier)
  return (chunks) => encode(changedRows(rowsOf(chunks, job.delimiter), known, onSame))
}

function* entries(plan: OutputPlan, split: Exclude<Split, { kind: 'one' }>, encode: Encode) {
  const lastModified = new Date()
  for (const file of severalFiles(plan, split))
    yield { name: file.name, input: copied(encode(file.chunks())), lastModified }
}

/** Writes a processed CSV into its destination, block by block, waiting for each block to be taken. */
export async function writeJob(asked: Asked, pause: Pause): Promise<Written> {
  const { job, split, fileType, base, destination } = asked
  const start = performance.now()
  const total = job.template.rows * job.locations.length
  let [rows, same] = [0, 0]
  let bytes = 0
  const engine = createEngine({ ...job, kernel: createKernel(), blockBytes })
  const plan: OutputPlan = {
    engine,
    template: job.template,
    locations: job.locations,
    base,
    fileType,
    onRows: (done) => {
      rows = done
    },
  }
  const encode = await encoderFor(asked, () => void (same += 1))
  const chunks =
    split.kind === 'one' ? encode(oneFile(plan)) : chunksOf(makeZip(entries(plan, split, encode)))
  const file = await writeChunks(chunks, destination, resultKind(split, fileType).type, async (length) => {
    bytes += length
    await pause({ share: rows / total, rows, bytes })
  })
  return { rows: total - same, same, bytes, milliseconds: performance.now() - start, file }
}
