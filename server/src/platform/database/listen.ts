import { Client } from 'pg'

const retryMs = 2000

type Listening = {
  url: string
  channel: string
  heard: (payload: string) => void
  /** The connection stands, for the first time or again: what was said before has been missed. */
  connected: () => void
}

/** Hears what processes say on a channel of PostgreSQL. A broken connection is made again. Returns the end of it. */
export function listenOn({ url, channel, heard, connected }: Listening): () => Promise<void> {
  let client: Client | undefined
  let retry: NodeJS.Timeout | undefined
  let ended = false

  function connect() {
    const mine = new Client({ connectionString: url })
    client = mine
    mine.on('notification', ({ payload }) => heard(payload ?? ''))
    mine.on('error', () => later(mine))
    mine.on('end', () => later(mine))
    mine
      .connect()
      .then(() => mine.query(`LISTEN ${channel}`))
      .then(connected)
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
