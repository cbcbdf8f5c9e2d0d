import type { CsvInfo } from '../engine/inspect.ts'
import type {
  Command,
  Failure,
  LocationsInfo,
  Outcome,
  Progress,
  Reply,
  Request,
  Result,
  Written,
} from './protocol.ts'

/** A call's failure, as the worker told it. */
export class SeoError extends Error {
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure.kind)
    this.name = 'SeoError'
    this.failure = failure
  }
}

/** A call under way; cancelling rejects its result with a failure of kind 'cancelled'. */
export type Running<Value> = { readonly result: Promise<Value>; readonly cancel: () => void }

type Waiting = {
  readonly onProgress: (progress: Progress) => void
  readonly resolve: (result: Result) => void
  readonly reject: (error: SeoError) => void
}

type Asked<Call extends Request['call']> = Omit<Extract<Request, { call: Call }>, 'call'>

function isCsvInfo(result: Result): result is CsvInfo {
  return 'format' in result
}
function isLocationsInfo(result: Result): result is LocationsInfo {
  return 'count' in result
}
function isOutcome(result: Result): result is Outcome {
  return 'forecast' in result
}
function isWritten(result: Result): result is Written {
  return 'milliseconds' in result
}

/** Talks to the worker, which starts with the first call, and anew after it was lost. */
export function createSeoClient() {
  let worker: Worker | undefined
  let nextId = 1
  const waiting = new Map<number, Waiting>()

  const lose = (failure: Failure) => {
    worker?.terminate()
    worker = undefined
    for (const call of waiting.values()) call.reject(new SeoError(failure))
    waiting.clear()
  }
  const listen = (event: MessageEvent<Reply>) => {
    const message = event.data
    const call = waiting.get(message.id)
    if (call === undefined) return
    if (message.kind === 'progress') {
      call.onProgress(message.progress)
      return
    }
    waiting.delete(message.id)
    if (message.kind === 'done') call.resolve(message.result)
    else call.reject(new SeoError(message.failure))
  }
  const start = (): Worker => {
    if (worker !== undefined) return worker
    worker = new Worker(new URL('./seo-worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', listen)
    worker.addEventListener('error', () => lose({ kind: 'lost' }))
    return worker
  }

  // Nothing is handed over: a File is copied by reference, and the screen keeps it.
  const send = (command: Command) => start().postMessage(command, [])

  const ask = <Value extends Result>(
    request: Request,
    isMine: (result: Result) => result is Value,
    onProgress: (progress: Progress) => void = () => undefined,
  ): Running<Value> => {
    const id = nextId
    nextId += 1
    const result = new Promise<Result>((resolve, reject) => {
      waiting.set(id, { onProgress, resolve, reject })
      send({ id, request })
    }).then((value) => {
      if (isMine(value)) return value
      throw new SeoError({ kind: 'unexpected', message: request.call })
    })
    return { result, cancel: () => send({ id, request: { call: 'cancel' } }) }
  }
  type OnProgress = (progress: Progress) => void
  return {
    inspect: (asked: Asked<'inspect'>, onProgress: OnProgress) =>
      ask({ call: 'inspect', ...asked }, isCsvInfo, onProgress),
    locations: (asked: Asked<'locations'>) => ask({ call: 'locations', ...asked }, isLocationsInfo),
    process: (asked: Asked<'process'>, onProgress: OnProgress) =>
      ask({ call: 'process', ...asked }, isOutcome, onProgress),
    write: (asked: Asked<'write'>, onProgress: OnProgress) =>
      ask({ call: 'write', ...asked }, isWritten, onProgress),
    close: () => lose({ kind: 'cancelled' }),
  }
}

export type SeoClient = ReturnType<typeof createSeoClient>
