import pino from 'pino'

export type Log = pino.Logger

/**
 * One JSON line an event on stdout. Nothing secret goes in: callers name the few fields they log, and never pass
 * bodies, headers, cookies or addresses of the database. Writes are gathered; `flush` before the process ends.
 */
export function createLog(level: string): Log {
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    pino.destination({ dest: 1, sync: false }),
  )
}
