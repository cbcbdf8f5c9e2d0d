import { removeOldDrafts } from '../../../platform/files/drafts.ts'
import type { Destination } from '../../../platform/files/sink.ts'
import { defineWorker } from '../../../platform/workers/define-worker.ts'
import type { CallContext } from '../../../platform/workers/protocol.ts'
import {
  checkLocations,
  detectEncoding,
  type FieldColumns,
  FileError,
  type FileType,
  forecast,
  formulaCells,
  type HeaderChoice,
  inspectCsv,
  type Job,
  type Locations,
  maxLocationBytes,
  type PageFormat,
  pagesOf,
  parseLocations,
  prepareJob,
  previewOf,
  type ReadChoices,
  readText,
  type Settings,
  similarityOf,
  type Split,
} from '@aurelio/page/generator'
import { csvOfWorkbook, isWorkbook } from '../engine/xlsx/read-xlsx.ts'
import { csvOfXml, isXml } from '../engine/xml/read-xml.ts'
import { createKernel } from '../engine/wasm-kernel.ts'
import { createLineKernel } from '../engine/wasm-lines.ts'
import type { Asked, Failure, LocationsInfo, Outcome, Progress, ReadTable } from './protocol.ts'
import { sourceOf } from './read-beside.ts'
import { writeJob } from './write.ts'

type Context = CallContext<Progress>

/** The last processed CSV: 'write' need not process it again while this worker lives. */
let kept: { key: string; job: Job } | undefined

async function readLocations(file: Blob, header: HeaderChoice): Promise<Locations> {
  if (file.size > maxLocationBytes) {
    throw new FileError({ fault: 'file-too-large', found: file.size, expected: maxLocationBytes })
  }
  const { encoding } = await detectEncoding(file)
  let text = ''
  for await (const piece of readText(file, encoding)) text += piece.text
  return parseLocations(text, header)
}

function infoOf(read: Locations): LocationsInfo {
  return {
    count: read.rows.length,
    columns: read.columns,
    header: read.header,
    first: read.rows[0] ?? [],
    checks: checkLocations(read.rows),
  }
}

async function prepared(asked: Asked, pause: (share: number) => Promise<void>): Promise<Job> {
  // The last template is let go first: two large ones might not fit in memory.
  kept = undefined
  const { file, info, settings, key } = asked
  const locations = await readLocations(asked.locations.file, asked.locations.header)
  const source = sourceOf(file)
  const job = await prepareJob(source, info, locations, settings, pause, createLineKernel())
  kept = { key, job }
  return job
}

function outcomeOf(ready: Job, settings: Settings): Outcome {
  return {
    forecast: forecast(ready),
    rowsPerLocation: ready.template.rows,
    locations: ready.locations.length,
    counts: ready.template.counts,
    preview: previewOf(ready, settings.guardFormulas),
    similarity: similarityOf(ready),
    unknownPlaceholders: ready.unknownPlaceholders,
    checks: ready.checks,
    formulaCells: settings.guardFormulas ? 0 : formulaCells(ready),
  }
}

/** A workbook or XML as a CSV, by what the file is and not by its name. */
async function tableOf(file: Blob) {
  if (await isWorkbook(file)) return { table: await csvOfWorkbook(file), source: 'xlsx' } as const
  if (await isXml(file)) return { table: await csvOfXml(file), source: 'xml' } as const
  return { table: file, source: 'csv' } as const
}

async function readTable(
  file: Blob,
  choices: ReadChoices,
  pause: (share: number) => Promise<void>,
): Promise<ReadTable> {
  const { table, source } = await tableOf(file)
  const info = await inspectCsv(sourceOf(table), choices, pause, createLineKernel())
  return { ...info, size: file.size, table, source }
}

type Paging = { asked: Asked; columns: FieldColumns; most: number }

/** What was processed last, or the same again. */
async function current(asked: Asked, pause: (share: number) => Promise<void>): Promise<Job> {
  return kept?.key === asked.key ? kept.job : prepared(asked, pause)
}

type Writing = {
  asked: Asked
  /** A result of before, of which only what has changed since is written. */
  earlier: Blob | undefined
  pageFormat: PageFormat
  split: Split
  fileType: FileType
  base: string
  destination: Destination
}

/** Writes what was processed; a worker that no longer has it processes it once more, as the first half of the way. */
async function write({ asked, earlier: file, ...how }: Writing, { pause }: Context) {
  const isKept = kept?.key === asked.key
  const job = await current(asked, (share) => pause({ share: share / 2 }))
  const earlier = file && (await readTable(file, {}, async () => undefined))
  const writing = { job, settings: asked.settings, earlier, ...how }
  if (isKept) return writeJob(writing, pause)
  return writeJob(writing, ({ share, ...figures }) => pause({ share: 0.5 + share / 2, ...figures }))
}

function failureOf(error: unknown): Failure {
  if (error instanceof FileError) return { kind: 'file', problem: error.problem }
  if (error instanceof DOMException && error.name === 'QuotaExceededError') return { kind: 'disk-full' }
  // Refused memory and strings or arrays past the engine's limits arrive as RangeError.
  if (error instanceof RangeError) return { kind: 'no-memory' }
  return { kind: 'unexpected', message: error instanceof Error ? error.message : String(error) }
}

void removeOldDrafts()

const worker = defineWorker(
  {
    inspect: ({ file, choices }: { file: Blob; choices: ReadChoices }, { pause }: Context) =>
      readTable(file, choices, (share) => pause({ share })),
    locations: async ({ file, header }: { file: Blob; header: HeaderChoice }) =>
      infoOf(await readLocations(file, header)),
    process: async (asked: Asked, { pause }: Context) =>
      outcomeOf(await prepared(asked, (share) => pause({ share })), asked.settings),
    write,
    pages: async ({ asked, columns, most }: Paging, { pause }: Context) =>
      pagesOf(await current(asked, (share) => pause({ share })), createKernel(), columns, most),
  },
  failureOf,
)
export type SeoWorker = typeof worker
