import { randomUUID } from 'node:crypto'
import type { Log } from '../log/log.ts'
import { withoutSecret } from './secret-address.ts'

/** Gives a request its id; `answered` writes the log's one line about it, with the path alone, nothing behind it and no secret in it. */
export function beginRequest(log: Log) {
  const started = performance.now()
  const id = randomUUID()
  return {
    id,
    answered(method: string, path: string, status: number): void {
      const ms = Math.round((performance.now() - started) * 100) / 100
      log.info({ id, method, path: withoutSecret(path), status, ms }, 'request')
    },
  }
}
