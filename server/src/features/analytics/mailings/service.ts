import { randomUUID } from 'node:crypto'
import {
  mostReportMailings,
  mostReportReaders,
  type newReportMailingSchema,
  type ReportMailing,
  type ReportReader,
} from '@aurelio/contracts/report-mailings'
import type { z } from 'zod'
import type { Access } from '../../../platform/access/access.ts'
import { by, type Session } from '../../../platform/access/session.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Emit } from '../../../platform/events/events.ts'
import { invalidField, notFound, refuse } from '../../../platform/http/failures.ts'
import type { reportLinkStore } from '../reports/store.ts'
import { monthsAt } from './months.ts'
import type { SignedIds } from '../../../platform/public-token/signed-ids.ts'
import type { MailingStore } from './store.ts'

type Parts = {
  database: Database
  access: Access
  emit: Emit
  store: MailingStore
  projects: Pick<ReturnType<typeof reportLinkStore>, 'project'>
  stops: SignedIds
  timeZoneOf: (workspaceId: string) => Promise<string>
}
type MailingRow = Awaited<ReturnType<MailingStore['list']>>[number]
type ReaderRow = Awaited<ReturnType<MailingStore['readers']>>[number]

/** Reports that go out by mail on the first of each month, to those of the team and clients who were chosen. */
export function reportMailingService({ database, access, emit, store, projects, stops, timeZoneOf }: Parts) {
  const tell = (session: Session, id: string) =>
    emit({ ...by(session), kind: 'report-mailing.changed', subject: { id, name: '' } })

  async function listed(workspaceId: string): Promise<ReportMailing[]> {
    const mailings = await store.list(workspaceId)
    const readers = await store.readers(mailings.map(({ id }) => id))
    const { nextOn } = monthsAt(new Date(), await timeZoneOf(workspaceId))
    return mailings.map((mailing) => toMailing(mailing, nextOn, readers))
  }

  return {
    async list(session: Session) {
      access.demand(session, 'projects.share')
      return { items: await listed(session.workspace.id) }
    },

    async create(session: Session, asked: z.output<typeof newReportMailingSchema>): Promise<ReportMailing> {
      access.demand(session, 'projects.share')
      const workspaceId = session.workspace.id
      const { projectId } = asked
      if (projectId !== null && !(await projects.project(workspaceId, projectId)))
        throw invalidField('projectId', 'UNKNOWN_PROJECT')
      const members = [...new Set(asked.memberIds)]
      if ((await store.members(workspaceId, members)).length < members.length)
        throw invalidField('memberIds', 'UNKNOWN_PERSON')
      const emails = [...new Set(asked.emails)]
      if (members.length + emails.length > mostReportReaders) throw invalidField('emails', 'INVALID')
      const now = new Date()
      const { over } = monthsAt(now, await timeZoneOf(workspaceId))
      return database.inTransaction(async () => {
        if ((await store.list(workspaceId)).length >= mostReportMailings)
          throw refuse('TOO_MANY_MAILINGS', { most: mostReportMailings })
        const id = randomUUID()
        const people = [
          ...members.map((userId) => ({ userId, email: '' })),
          ...emails.map((email) => ({ userId: null, email })),
        ]
        await store.insert(
          // The month that is over now is not sent after the fact.
          { id, workspaceId, projectId, plannedMonth: over, createdAt: now.toISOString() },
          people.map((person) => ({ ...person, ...neverSent, id: randomUUID(), mailingId: id })),
        )
        await tell(session, id)
        const made = (await listed(workspaceId)).find((mailing) => mailing.id === id)
        if (!made) throw notFound()
        return made
      })
    },

    async remove(session: Session, id: string) {
      access.demand(session, 'projects.share')
      return database.inTransaction(async () => {
        if (!(await store.remove(session.workspace.id, id))) throw notFound()
        await tell(session, id)
        return { id }
      })
    },

    /** For whoever has the link of a mail: they get no more of them. Once more changes nothing. */
    async stop(token: string): Promise<void> {
      const readerId = stops.read(token)
      const reader = readerId === null ? undefined : await store.reader(readerId)
      if (!reader) throw notFound()
      const at = new Date().toISOString()
      await database.inTransaction(async () => {
        if (!(await store.stop(reader.id, at))) return
        const { mailingId: id, workspaceId } = reader
        const subject = { id, name: '' }
        await emit({ workspaceId, actorId: null, origin: null, at, kind: 'report-mailing.changed', subject })
      })
    },
  }
}
export type ReportMailings = ReturnType<typeof reportMailingService>

const neverSent = { stoppedAt: null, month: null, state: null, at: null, reason: null }

function toMailing(
  { id, projectId, projectName }: MailingRow,
  nextOn: string,
  readers: readonly ReaderRow[],
): ReportMailing {
  return {
    id,
    project: projectId === null ? null : { id: projectId, name: projectName ?? '' },
    nextOn,
    readers: readers.filter(({ mailingId }) => mailingId === id).map(toReader),
  }
}

function toReader({ id, name, address, stoppedAt, month, state, at, reason }: ReaderRow): ReportReader {
  const last = month === null || state === null || at === null ? null : { month, state, at, reason }
  return { id, name, email: address, stoppedAt, last }
}
