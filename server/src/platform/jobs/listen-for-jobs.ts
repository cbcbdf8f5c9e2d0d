import { Client } from 'pg'
import { jobChannel } from './jobs.ts'

const retryMs = 2000

/**
 * Hears of work that other processes queue in PostgreSQL. A broken connection is made again; until then the worker's
 * polling finds the work. Returns the end of it.
 */
export function listenForJobs(url: string, wake: () => void): () => Promise<void> {
  let client: Client | undefined
  let retry: NodeJS.Timeout | undefined
  let ended = false

  function connect() {
    const mine = new Client({ connectionString: url })
    client = mine
    mine.on('notification', wake)
    mine.on('error', () => later(mine))
    mine.on('end', () => later(mine))
    mine
      .connect()
      .then(() => mine.query(`LISTEN ${jobChannel}`))
      .then(wake)
      .catch(() => later(mine))
  }

  function later(from: Client) {
    if (ended || from !== client) return
    client = undefined
    retry = setTimeout(connect, retryMs)
    // It may be half open; whatever its end says does not matter any more.
    from.end().catch(() => {})
  }

  connect()
  return async () => {
    ended = true
    clearTimeout(retry)
    await client?.end().catch(() => {})
  }
}
