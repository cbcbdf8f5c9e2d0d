import { z } from 'zod'
import type { Access } from '../../../platform/access/access.ts'
import type { Database } from '../../../platform/database/database.ts'
import { defineJob, type JobKind, type Jobs } from '../../../platform/jobs/jobs.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import type { Mailing } from '../../../platform/mail/message.ts'
import { wantsMail } from '../../../platform/mail/wants-mail.ts'
import { leadMessage } from './message.ts'
import { leadMailStore } from './store.ts'

const quarterSeconds = 15 * 60
/** Leads that come close together go into the first mail together. */
const gatherMs = 3000

type Parts = {
  database: Database
  jobs: Jobs
  mail: Mail
  access: Access
  baseUrl: string
  /** In which language a workspace writes, and in whose name. */
  mailingOf: (workspaceId: string) => Promise<Mailing>
}

export type LeadMail = {
  /** Sees to it that the leads of a page from `since` on are mailed; within the transaction that writes them. */
  announce: (workspaceId: string, pageId: string, since: string) => Promise<void>
  /** The work behind it, for a worker. It also runs by itself, for what a stopped process left. */
  job: JobKind<null>
}

/** Mails leads to those who want mail: one message a person and page in a quarter of an hour at most. */
export function leadMail({ database, jobs, mail, access, baseUrl, mailingOf }: Parts): LeadMail {
  const store = leadMailStore(database)

  async function sendPage(pageId: string) {
    const now = Date.now()
    const note = await store.take(pageId, iso(now), iso(now + quarterSeconds * 1000))
    if (!note) return
    const leads = await store.leads(pageId, note.listedUntil)
    const last = leads.at(-1)
    if (!last) return
    await store.listed(pageId, last.createdAt)
    const mailing = await mailingOf(note.workspaceId)
    for (const { name, email, role, banned, preferences } of await store.members(note.workspaceId))
      if (!banned && access.memberCan(role, 'news.receive') && wantsMail(preferences))
        await mail.send(
          leadMessage({ baseUrl, mailing, to: { name, email }, leads }),
          leads.map(({ id }) => id),
        )
  }

  const job = defineJob({
    kind: 'lead-mail',
    input: z.null(),
    everySeconds: quarterSeconds,
    run: async () => {
      for (const { pageId } of await store.due(iso(Date.now())))
        await database.inTransaction(() => sendPage(pageId))
    },
  })

  return {
    job,
    async announce(workspaceId, pageId, since) {
      const nextAt = await store.note(workspaceId, pageId, iso(Date.parse(since) - 1))
      const runAt = new Date(Math.max(Date.parse(nextAt), Date.now() + gatherMs))
      await jobs.enqueue(job, null, { uniqueKey: `lead-mail:${pageId}`, runAt })
    },
  }
}

function iso(time: number) {
  return new Date(time).toISOString()
}
