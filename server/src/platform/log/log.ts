import pino from 'pino'
import { batchLines } from './batch-lines.ts'

export type Log = pino.Logger

/** Lines are written together: one system call for each would cost more than serving a page. */
const gatheredBytes = 8192
const gatheredMs = 500

/**
 * One JSON line an event on stdout. Nothing secret goes in: callers name the few fields they log, and never pass
 * bodies, headers, cookies or addresses of the database. Writes are gathered; `flush` before the process ends.
 */
export function createLog(level: string): Log {
  const destination = batchLines(
    pino.destination({ dest: 1, sync: false, minLength: gatheredBytes }),
    gatheredBytes,
  )
  setInterval(destination.flush, gatheredMs).unref()
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { error: plainError } },
    destination,
  )
}

/** Of an error only what helps to find it: a database's error also carries the values of the row it refused. */
function plainError(error: unknown): unknown {
  if (!(error instanceof Error)) return typeof error
  const code = 'code' in error ? { code: error.code } : {}
  return { type: error.name, message: error.message, ...code, stack: error.stack }
}
