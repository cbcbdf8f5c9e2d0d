import { Readable } from 'node:stream'
import type { SendMailOptions } from 'nodemailer'
import pLimit from 'p-limit'
import { openConnection, type Reach, takingMs, within } from './mail-server.ts'

/** Letters that go by one connection before it is closed, and how long one without work stays open. */
const mostByOne = 200
const idleMs = 5000

/** The whole letter had been handed over when the connection ended: whether the server has it, nobody can say. */
export class MailInDoubt extends Error {
  override name = 'MailInDoubt'
}

type Options = {
  size: number
  reach: () => Promise<Reach>
  /** Hears how each connection went: null where it opened. */
  heard?: (fault: unknown) => Promise<void>
  /** So long no other connection is tried after one that did not open. */
  restMs?: number
}
type Connection = import('nodemailer/lib/smtp-connection').default
type Handing = {
  envelope: { from: string; to: string[] }
  bytes: Buffer
  before: () => Promise<boolean>
}
const ignore = (_fault: Error) => {}
type Open = { connection: Connection; sent: number; idle?: NodeJS.Timeout }

/**
 * Connections to the mail server for letters to many. Unlike the library's own pool it knows whether a letter was handed over
 * whole when something went wrong: what was not is safe to send again, what was is in doubt.
 */
export function bulkPool({ size, reach, heard = async () => {}, restMs = 0 }: Options) {
  const limit = pLimit(size)
  const free: Open[] = []
  let closed: { until: number; fault: unknown } | undefined

  async function connect(): Promise<Open> {
    const connection = await tried()
    const opened: Open = { connection, sent: 0 }
    // What happens while it has no work closes it, and nothing else.
    connection.on('error', () => drop(opened))
    connection.once('end', () => drop(opened))
    return opened
  }

  async function tried(): Promise<Connection> {
    if (closed && Date.now() < closed.until) throw closed.fault
    try {
      const connection = await openConnection(await reach())
      await heard(null)
      return connection
    } catch (error) {
      closed = { until: Date.now() + restMs, fault: error }
      await heard(error)
      throw error
    }
  }

  function drop(opened: Open) {
    const at = free.indexOf(opened)
    if (at >= 0) free.splice(at, 1)
    clearTimeout(opened.idle)
    opened.connection.close()
  }

  function keep(opened: Open) {
    if (opened.sent >= mostByOne) {
      opened.connection.quit()
      return
    }
    opened.idle = setTimeout(() => drop(opened), idleMs)
    opened.idle.unref()
    free.push(opened)
  }

  async function hand(opened: Open, { envelope, bytes, before }: Handing) {
    clearTimeout(opened.idle)
    let isHanded = false
    let isAsked = false
    // Read only once the server has asked for the message.
    const message = new Readable({
      read() {
        if (isAsked) return
        isAsked = true
        void give()
      },
    })
    async function give() {
      try {
        const isWanted = await before()
        if (!isWanted) throw new Error('The letter is not wanted any more')
        isHanded = true
        message.push(bytes)
        message.push(null)
      } catch (error) {
        message.destroy(error instanceof Error ? error : new Error(String(error)))
      }
    }
    let fail = ignore
    try {
      const taken = new Promise<string>((resolve, reject) => {
        fail = reject
        opened.connection.once('error', fail)
        message.once('error', reject)
        opened.connection.send(envelope, message, (error, info) =>
          error ? reject(error) : resolve(info.response),
        )
      })
      const response = await within(takingMs, taken)
      opened.sent += 1
      keep(opened)
      return response
    } catch (error) {
      drop(opened)
      if (isHanded && !hasAnswer(error))
        throw new MailInDoubt(error instanceof Error ? error.message : '', { cause: error })
      throw error
    } finally {
      opened.connection.off('error', fail)
    }
  }

  async function send(mail: SendMailOptions, envelope: Handing['envelope'], before: Handing['before']) {
    const { default: MailComposer } = await import('nodemailer/lib/mail-composer')
    const bytes = await new MailComposer(mail).compile().build()
    const used = free.pop()
    if (used)
      try {
        return await hand(used, { envelope, bytes, before })
      } catch (error) {
        // The server may have closed it meanwhile: nothing was handed over, so another one takes it.
        if (error instanceof MailInDoubt || hasAnswer(error)) throw error
      }
    return hand(await connect(), { envelope, bytes, before })
  }

  return {
    /** `before` runs once the server has asked for the message; false of it, and nothing is handed over. */
    send: (...asked: Parameters<typeof send>) => limit(() => send(...asked)),
  }
}

/** Whether the server said no, with a code. */
function hasAnswer(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'responseCode' in error &&
    Number(error.responseCode) >= 400
  )
}
