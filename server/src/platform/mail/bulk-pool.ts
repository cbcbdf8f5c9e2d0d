import { Readable } from 'node:stream'
import type { SendMailOptions } from 'nodemailer'
import pLimit from 'p-limit'

/** Letters that go by one connection before it is closed, and how long one without work stays open. */
const mostByOne = 200
const idleMs = 5000

/** The whole letter had been handed over when the connection ended: whether the server has it, nobody can say. */
export class MailInDoubt extends Error {
  override name = 'MailInDoubt'
}

type Options = { url: string; size: number; timeouts: object }
type Connection = import('nodemailer/lib/smtp-connection').default
type Open = { connection: Connection; sent: number; idle?: NodeJS.Timeout }

/**
 * Connections to the mail server for letters to many. Unlike the library's own pool it knows whether a letter was handed over
 * whole when something went wrong: what was not is safe to send again, what was is in doubt.
 */
export function bulkPool({ url, size, timeouts }: Options) {
  const limit = pLimit(size)
  const free: Open[] = []

  async function connect(): Promise<Open> {
    const [{ default: SmtpConnection }, shared] = await Promise.all([
      import('nodemailer/lib/smtp-connection'),
      import('nodemailer/lib/shared'),
    ])
    const { auth, ...options } = shared.parseConnectionUrl(url)
    const connection = new SmtpConnection({ ...options, ...timeouts })
    await new Promise<void>((resolve, reject) => {
      connection.once('error', reject)
      connection.connect((error) => (error ? reject(error) : resolve()))
    })
    const opened: Open = { connection, sent: 0 }
    // What happens while it has no work closes it, and nothing else.
    connection.on('error', () => drop(opened))
    connection.once('end', () => drop(opened))
    if (auth)
      await new Promise<void>((resolve, reject) =>
        connection.login(auth, (error) => (error ? reject(error) : resolve())),
      )
    return opened
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

  async function hand(opened: Open, envelope: { from: string; to: string[] }, bytes: Buffer) {
    clearTimeout(opened.idle)
    let isHanded = false
    // Read only once the server has asked for the message.
    const message = new Readable({
      read() {
        isHanded = true
        this.push(bytes)
        this.push(null)
      },
    })
    try {
      const response = await new Promise<string>((resolve, reject) => {
        opened.connection.once('error', reject)
        opened.connection.send(envelope, message, (error, info) =>
          error ? reject(error) : resolve(info.response),
        )
      })
      opened.sent += 1
      keep(opened)
      return response
    } catch (error) {
      drop(opened)
      if (isHanded && !hasAnswer(error))
        throw new MailInDoubt(error instanceof Error ? error.message : '', { cause: error })
      throw Object.assign(error instanceof Error ? error : new Error(String(error)), { isHanded })
    }
  }

  async function send(mail: SendMailOptions, envelope: { from: string; to: string[] }) {
    const { default: MailComposer } = await import('nodemailer/lib/mail-composer')
    const bytes = await new MailComposer(mail).compile().build()
    const used = free.pop()
    if (used)
      try {
        return await hand(used, envelope, bytes)
      } catch (error) {
        // The server may have closed it meanwhile: nothing was handed over, so another one takes it.
        if (error instanceof MailInDoubt || hasAnswer(error)) throw error
      }
    return hand(await connect(), envelope, bytes)
  }

  return {
    send: (mail: SendMailOptions, envelope: { from: string; to: string[] }) =>
      limit(() => send(mail, envelope)),
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
