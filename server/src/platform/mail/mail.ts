import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SendMailOptions, Transporter } from 'nodemailer'
import type { Config } from '../config.ts'
import { defineJob, type JobKind, type Jobs } from '../jobs/jobs.ts'
import type { Log } from '../log/log.ts'
import { bulkPool } from './bulk-pool.ts'
import { drawnLetter, letter } from './letter.ts'
import { reachOfUrl, smtpTimeouts, type WorkspaceServer } from './mail-server.ts'
import { type Beside, type DrawnMessage, type Mailed, type Message, messageSchema } from './message.ts'

type FindServer = (workspaceId: string) => Promise<WorkspaceServer | null>
const noServer: FindServer = async () => null

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
  /** Whoever keeps the mail servers of workspaces says here by which one a workspace writes; null for the installation's. */
  findServersBy: (find: FindServer) => void
  /** From which address the letters of a workspace come; null where there is no server. */
  senderOf: (workspaceId: string) => Promise<string | null>
  /** The work behind it, for a worker. */
  job: JobKind<Message>
}

/** Connections for letters to many. */
const poolSize = 5
/** A server of a workspace that does not open keeps nobody else's letters waiting. */
const restMs = 30_000

/**
 * Mail by SMTP_URL. Without it each message becomes a file in the outbox folder of the data, and the log says where;
 * only while the product is being developed the log also holds the link itself.
 */
export function openMail({ config, jobs, log }: { config: Config; jobs: Jobs; log: Log }): Mail {
  const { smtpUrl, mailFrom } = config.accounts
  const outbox = join(config.dataDir, 'outbox')
  let transport: Transporter | undefined
  let pool: ReturnType<typeof bulkPool> | undefined
  let find: FindServer = noServer
  /** Of each workspace with a server of its own, as it is now. */
  const pools = new Map<string, { key: string; pool: ReturnType<typeof bulkPool> }>()

  function poolOf(workspaceId: string, { key, reach, heard }: WorkspaceServer) {
    const open = pools.get(workspaceId)
    if (open?.key === key) return open.pool
    const made = bulkPool({ size: poolSize, reach, heard, restMs })
    pools.set(workspaceId, { key, pool: made })
    return made
  }

  /** Loaded with the first message: the library is large, and most installations send few. */
  async function post(url: string, message: Mailed, beside?: Beside) {
    const { createTransport } = await import('nodemailer')
    transport ??= createTransport({ url, ...smtpTimeouts })
    await transport.sendMail(letter(message, mailFrom, beside))
  }

  async function handDrawn(
    message: DrawnMessage,
    before: () => Promise<boolean> = async () => true,
  ): Promise<{ response: string }> {
    const { workspaceId, to } = message
    const server = await find(workspaceId)
    if (server) {
      // Machines answer to the sender too: another server rarely takes an address of the installation.
      const envelope = { from: server.sender, to: [to] }
      const own = drawnLetter(message, server.sender)
      return { response: await poolOf(workspaceId, server).send(own, envelope, before) }
    }
    const drawn = drawnLetter(message, mailFrom)
    if (!smtpUrl) {
      if (await before()) await keepFile(drawn, message.subject)
      return { response: 'outbox' }
    }
    pool ??= bulkPool({ size: poolSize, reach: () => reachOfUrl(smtpUrl) })
    const from = message.returnPath ?? drawn.from.address
    return { response: await pool.send(drawn, { from, to: [to] }, before) }
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

  async function hand(message: Mailed, beside?: Beside) {
    const { workspaceId, to } = message
    const server = workspaceId === undefined ? null : await find(workspaceId)
    if (workspaceId === undefined || !server)
      return smtpUrl ? post(smtpUrl, message, beside) : keep(message, beside)
    const from = { name: message.sender?.name ?? '', address: server.sender }
    const envelope = { from: server.sender, to: [to] }
    await poolOf(workspaceId, server).send(letter(message, from, beside), envelope, async () => true)
  }

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
    findServersBy(by) {
      find = by
    },
    senderOf: async (workspaceId) => (await find(workspaceId))?.sender ?? (smtpUrl ? mailFrom : null),
    hand: (message, beside) => hand(messageSchema.parse(message), beside),
    async deliver(message) {
      if (!smtpUrl) throw new Error('No SMTP_URL')
      await post(smtpUrl, messageSchema.parse(message))
    },
  }
}
