import { FileError } from '../engine/csv-error.ts'
import { detectEncoding, readText } from '../engine/encoding.ts'
import { forecast } from '../engine/forecast.ts'
import { inspectCsv } from '../engine/inspect.ts'
import { prepareJob, type Job } from '../engine/job.ts'
import {
  checkLocations,
  maxLocationBytes,
  parseLocations,
  type HeaderChoice,
  type Locations,
} from '../engine/locations.ts'
import { formulaCells, previewOf } from '../engine/preview.ts'
import type { Settings } from '../engine/settings.ts'
import { similarityOf } from '../engine/similarity.ts'
import type { Command, Failure, LocationsInfo, Outcome, Progress, Reply, Request } from './protocol.ts'
import { removeOldResults } from './sinks.ts'
import { writeJob } from './write.ts'

/** Milliseconds between two looks at the messages that came in, and two reports of progress. */
const breath = 60

class Cancelled extends Error {}

const cancelled = new Set<number>()
/** The last processed CSV, which 'write' writes. */
let job: Job | undefined

function reply(message: Reply): void {
  postMessage(message)
}

/** Lets messages in now and then, reports progress, and stops a cancelled call. */
function createPause(id: number): (progress: Progress) => Promise<void> {
  let last = performance.now()
  return async (progress) => {
    if (performance.now() - last < breath) return
    reply({ id, kind: 'progress', progress })
    await new Promise((resume) => setTimeout(resume))
    last = performance.now()
    if (cancelled.delete(id)) throw new Cancelled()
  }
}

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

async function processCsv(
  request: Extract<Request, { call: 'process' }>,
  pause: (share: number) => Promise<void>,
) {
  const { file, info, settings } = request
  // The last template is let go first: two large ones might not fit in memory.
  job = undefined
  const locations = await readLocations(request.locations.file, request.locations.header)
  const ready = await prepareJob(file, info, locations, settings, pause)
  job = ready
  return outcomeOf(ready, settings)
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

async function run(id: number, request: Request) {
  const pause = createPause(id)
  if (request.call === 'inspect')
    return inspectCsv(request.file, request.choices, (share) => pause({ share }))
  if (request.call === 'locations') return infoOf(await readLocations(request.file, request.header))
  if (request.call === 'process') return processCsv(request, (share) => pause({ share }))
  if (job === undefined) throw new Error('nothing processed')
  return writeJob({ job, ...request }, pause)
}

function failureOf(error: unknown): Failure {
  if (error instanceof FileError) return { kind: 'file', problem: error.problem }
  if (error instanceof Cancelled) return { kind: 'cancelled' }
  if (error instanceof DOMException && error.name === 'QuotaExceededError') return { kind: 'disk-full' }
  // Refused memory and strings or arrays past the engine's limits arrive as RangeError.
  if (error instanceof RangeError) return { kind: 'no-memory' }
  return { kind: 'unexpected', message: error instanceof Error ? error.message : String(error) }
}

void removeOldResults()

addEventListener('message', (event: MessageEvent<Command>) => {
  const { id, request } = event.data
  if (request.call === 'cancel') {
    cancelled.add(id)
    return
  }
  run(id, request)
    .then((result) => reply({ id, kind: 'done', result }))
    .catch((error: unknown) => reply({ id, kind: 'failed', failure: failureOf(error) }))
    .finally(() => cancelled.delete(id))
})
