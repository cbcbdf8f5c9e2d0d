import { randomUUID } from 'node:crypto'
import type { Log } from '../log/log.ts'

/** Gives a request its id; `answered` writes the log's one line about it, with the path alone and nothing behind it. */
export function beginRequest(log: Log) {
  const started = performance.now()
  const id = randomUUID()
  return {
    id,
    answered(method: string, path: string, status: number): void {
      const ms = Math.round((performance.now() - started) * 100) / 100
      log.info({ id, method, path, status, ms }, 'request')
    },
  }
}
