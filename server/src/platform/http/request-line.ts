import { randomUUID } from 'node:crypto'
import type { Log } from '../log/log.ts'
import { withoutSecret } from './secret-address.ts'

/** A request that was answered. `at`: whether a site's own host or the dashboard's did. */
export type Answered = {
  method: string
  path: string
  status: number
  seconds: number
  at: 'sites' | 'dashboard'
}

/** The requests of this process: each is told of once, to the log and to whoever counts them. */
export type Requests = {
  /**
   * Gives a request its id; `answered` writes the log's one line about it, with the path alone, nothing behind it and no
   * secret in it.
   */
  begin: () => { id: string; answered: (request: Omit<Answered, 'seconds'>) => void }
  onAnswered: (listener: (request: Answered) => void) => void
}

export function openRequests(log: Log): Requests {
  const listeners: ((request: Answered) => void)[] = []
  return {
    begin() {
      const started = performance.now()
      const id = randomUUID()
      return {
        id,
        answered(request) {
          const took = performance.now() - started
          const { method, path, status } = request
          const ms = Math.round(took * 100) / 100
          log.info({ id, method, path: withoutSecret(path), status, ms }, 'request')
          for (const listener of listeners) listener({ ...request, seconds: took / 1000 })
        },
      }
    },
    onAnswered: (listener) => void listeners.push(listener),
  }
}
