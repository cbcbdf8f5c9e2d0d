import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import type { Log } from '../../../platform/log/log.ts'
import type { LetterReports } from './reports.ts'

const everySeconds = 300
/** So many at a time; the rest comes the next time. */
const most = 500
const timeoutMs = 20_000

/** Looks into the mailbox that was named for what machines answer. What was read is marked as read, and stays. */
export function mailboxJob({ url, take, log }: { url: string; take: LetterReports; log: Log }) {
  return defineJob({
    kind: 'letter-reports',
    input: z.null(),
    everySeconds,
    async run(_, { signal }) {
      const { ImapFlow } = await import('imapflow')
      const { protocol, hostname, port, username, password, pathname } = new URL(url)
      const secure = protocol === 'imaps:'
      const client = new ImapFlow({
        host: hostname,
        port: Number(port) || (secure ? 993 : 143),
        secure,
        auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
        logger: false,
        connectionTimeout: timeoutMs,
        greetingTimeout: timeoutMs,
        socketTimeout: timeoutMs,
      })
      // Without one who listens, an error of the connection would end the process.
      client.on('error', (error) => log.warn({ error }, 'The mailbox of reports hung up'))
      await client.connect()
      try {
        const lock = await client.getMailboxLock(decodeURIComponent(pathname.slice(1)) || 'INBOX')
        try {
          const unread = (await client.search({ seen: false }, { uid: true })) || []
          for (const uid of unread.slice(0, most)) {
            if (signal.aborted) return
            const message = await client.fetchOne(String(uid), { source: true }, { uid: true })
            if (message && message.source) await take(message.source.toString('latin1'))
            await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true })
          }
        } finally {
          lock.release()
        }
      } finally {
        await client.logout().catch(() => client.close())
      }
    },
  })
}
