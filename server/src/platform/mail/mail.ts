import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SendMailOptions, Transporter } from 'nodemailer'
import type { Config } from '../config.ts'
import { defineJob, type JobKind, type Jobs } from '../jobs/jobs.ts'
import type { Log } from '../log/log.ts'
import { bulkPool } from './bulk-pool.ts'
import { drawnLetter, letter } from './letter.ts'
import { type Beside, type DrawnMessage, type Mailed, type Message, messageSchema } from './message.ts'

export type Mail = {
  /**
   * Queues a message, within the open transaction where there is one.
   * @param about ids of those whose data stand in it, with whom it is forgotten
   */
  send: (message: Message, about?: readonly string[]) => Promise<void>
  /**
   * Hands a message with what does not fit into the queue to the mail server at once, or into the outbox where there is
   * none. Throws what the server says.
   */
  hand: (message: Message, beside: Beside) => Promise<void>
  /** Hands a message to the mail server at once. Throws what that says; there must be one. */
  deliver: (message: Message) => Promise<void>
  /**
   * Hands a message of many to the mail server at once, by connections of their own: mails of accounts never wait behind
   * them. Into the outbox where there is no server. Gives what the server said; throws as the mail library does, and `MailInDoubt`
   * where nobody can say whether it was taken. `before` runs once the server has asked for the message: what is written then
   * is written before anything is handed over.
   */
  handDrawn: (message: DrawnMessage, before?: () => Promise<boolean>) => Promise<{ response: string }>
  /** The work behind it, for a worker. */
  job: JobKind<Message>
}

const smtpTimeoutMs = 20_000
const timeouts = {
  connectionTimeout: smtpTimeoutMs,
  greetingTimeout: smtpTimeoutMs,
  socketTimeout: smtpTimeoutMs,
}
/** Connections for letters to many. */
const poolSize = 5

/**
 * Mail by SMTP_URL. Without it each message becomes a file in the outbox folder of the data, and the log says where;
 * only while the product is being developed the log also holds the link itself.
 */
export function openMail({ config, jobs, log }: { config: Config; jobs: Jobs; log: Log }): Mail {
  const { smtpUrl, mailFrom } = config.accounts
  const outbox = join(config.dataDir, 'outbox')
  let transport: Transporter | undefined
  let pool: ReturnType<typeof bulkPool> | undefined

  /** Loaded with the first message: the library is large, and most installations send few. */
  async function post(url: string, message: Mailed, beside?: Beside) {
    const { createTransport } = await import('nodemailer')
    transport ??= createTransport({ url, ...timeouts })
    await transport.sendMail(letter(message, mailFrom, beside))
  }

  async function handDrawn(
    message: DrawnMessage,
    before: () => Promise<boolean> = async () => true,
  ): Promise<{ response: string }> {
    const drawn = drawnLetter(message, mailFrom)
    if (!smtpUrl) {
      if (await before()) await keepFile(drawn, message.subject)
      return { response: 'outbox' }
    }
    pool ??= bulkPool({ url: smtpUrl, size: poolSize, timeouts })
    const from = message.returnPath ?? drawn.from.address
    return { response: await pool.send(drawn, { from, to: [message.to] }, before) }
  }

  async function keep(message: Mailed, beside?: Beside) {
    const link = config.development ? { link: message.action?.url } : {}
    await keepFile(letter(message, mailFrom, beside), message.subject, link)
  }

  async function keepFile(drawn: SendMailOptions, subject: string, link: { link?: string | undefined } = {}) {
    const { createTransport } = await import('nodemailer')
    const { message: file } = await createTransport({ streamTransport: true, buffer: true }).sendMail(drawn)
    await mkdir(outbox, { recursive: true, mode: 0o700 })
    const path = join(
      outbox,
      `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`,
    )
    await writeFile(path, file, { mode: 0o600 })
    log.warn({ path, subject, ...link }, 'No SMTP_URL: the message waits in the outbox')
  }

  const hand = (message: Mailed, beside?: Beside) =>
    smtpUrl ? post(smtpUrl, message, beside) : keep(message, beside)

  const job = defineJob({
    kind: 'mail',
    input: messageSchema,
    maxAttempts: 8,
    run: (message) => hand(message),
  })
  return {
    job,
    send: async (message, about = []) => void (await jobs.enqueue(job, message, { about })),
    handDrawn,
    hand: (message, beside) => hand(messageSchema.parse(message), beside),
    async deliver(message) {
      if (!smtpUrl) throw new Error('No SMTP_URL')
      await post(smtpUrl, messageSchema.parse(message))
    },
  }
}
