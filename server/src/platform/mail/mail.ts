import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Transporter } from 'nodemailer'
import { z } from 'zod'
import type { Config } from '../config.ts'
import { defineJob, type JobKind, type Jobs } from '../jobs/jobs.ts'
import type { Log } from '../log/log.ts'

const messageSchema = z.object({
  to: z.string(),
  subject: z.string(),
  /** Paragraphs, without markup. */
  text: z.array(z.string()),
  /** The one thing to do, as a button. */
  action: z.object({ label: z.string(), url: z.string() }).optional(),
})
export type Message = z.infer<typeof messageSchema>

export type Mail = {
  /** Queues a message, within the open transaction where there is one. */
  send: (message: Message) => Promise<void>
  /** The work behind it, for a worker. */
  job: JobKind
}

const smtpTimeoutMs = 20_000

/**
 * Mail by SMTP_URL. Without it each message becomes a file in the outbox folder of the data, and the log says where;
 * only while the product is being developed the log also holds the link itself.
 */
export function openMail({ config, jobs, log }: { config: Config; jobs: Jobs; log: Log }): Mail {
  const { smtpUrl, mailFrom } = config.accounts
  const outbox = join(config.dataDir, 'outbox')
  let transport: Transporter | undefined

  /** Loaded with the first message: the library is large, and most installations send few. */
  async function post(url: string, message: Message) {
    const { createTransport } = await import('nodemailer')
    transport ??= createTransport({
      url,
      connectionTimeout: smtpTimeoutMs,
      greetingTimeout: smtpTimeoutMs,
      socketTimeout: smtpTimeoutMs,
    })
    await transport.sendMail(letter(message, mailFrom))
  }

  async function keep(message: Message) {
    const { createTransport } = await import('nodemailer')
    const { message: file } = await createTransport({ streamTransport: true, buffer: true }).sendMail(
      letter(message, mailFrom),
    )
    await mkdir(outbox, { recursive: true, mode: 0o700 })
    const path = join(
      outbox,
      `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`,
    )
    await writeFile(path, file, { mode: 0o600 })
    const link = config.development ? { link: message.action?.url } : {}
    log.warn({ path, subject: message.subject, ...link }, 'No SMTP_URL: the message waits in the outbox')
  }

  const job = defineJob({
    kind: 'mail',
    input: messageSchema,
    maxAttempts: 8,
    run: async (message) => {
      if (smtpUrl) await post(smtpUrl, message)
      else await keep(message)
    },
  })
  return { job, send: async (message) => void (await jobs.enqueue(job, message)) }
}

function letter({ to, subject, text, action }: Message, from: string) {
  const link = action ? [`${action.label}: ${action.url}`] : []
  return {
    from,
    // As an object, so that nothing in the address can add a recipient.
    to: { name: '', address: to },
    subject,
    text: [...text, ...link, 'Aurelio'].join('\n\n'),
    html: htmlOf(text, action),
    headers: { 'auto-submitted': 'auto-generated' },
  }
}

function htmlOf(text: readonly string[], action: Message['action']) {
  const paragraphs = text.map((line) => `<p>${escape(line)}</p>`).join('')
  const button = action
    ? `<p><a href="${escape(action.url)}" style="background:#c4114f;color:#fff;padding:12px 20px;border-radius:8px;text-decoration:none">${escape(action.label)}</a></p><p style="font-size:13px">Si el botón no funciona, copia esta dirección en tu navegador:<br>${escape(action.url)}</p>`
    : ''
  return `<!doctype html><html lang="es"><body style="font:16px/1.5 system-ui,sans-serif;color:#1c1b29;max-width:34rem;margin:auto;padding:24px">${paragraphs}${button}<p>Aurelio</p></body></html>`
}

function escape(text: string) {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
