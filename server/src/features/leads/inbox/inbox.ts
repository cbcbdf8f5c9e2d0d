import { randomUUID } from 'node:crypto'
import type { LeadChange, LeadEntryKind, LeadState } from '@aurelio/contracts/leads'
import type { Access } from '../../../platform/access/access.ts'
import { by, type Session } from '../../../platform/access/session.ts'
import type { Database } from '../../../platform/database/database.ts'
import { searchable } from '../../../platform/database/search-text.ts'
import type { Emit } from '../../../platform/events/events.ts'
import { invalidField, notFound, refuse } from '../../../platform/http/failures.ts'
import { leadReading } from './reading.ts'
import { inboxStore, type LeadPatch } from './store.ts'
import { leadReceived } from '../lead-received.ts'
import { nameOf } from '../person.ts'
import { labelsIn, type Shown, stateOf, toLead } from './to-lead.ts'

/** What leads need of people and tasks. */
export type Neighbours = {
  isMember: (workspaceId: string, userId: string) => Promise<boolean>
  createTask: (session: Session, task: { title: string; dueOn: string | null }) => Promise<{ id: string }>
  projectOfPage: (workspaceId: string, pageId: string) => Promise<string | null>
}
type Parts = Neighbours & { database: Database; emit: Emit; access: Access }
type Seen = { id: string; baseVersion: number }

/** What a team does with its leads: looks for them, changes them, notes what was said and what comes next. */
export function leadInbox({ database, emit, access, ...neighbours }: Parts) {
  const store = inboxStore(database)

  async function rowOf(session: Session, id: string) {
    const row = await store.find(access.scope(session), id)
    if (!row) throw notFound()
    return row
  }

  async function enter(session: Session, row: Shown, kind: LeadEntryKind, text: string, subjectId?: string) {
    await store.addEntry({
      id: randomUUID(),
      workspaceId: row.workspaceId,
      leadId: row.id,
      kind,
      authorId: session.user.id,
      text,
      subjectId: subjectId ?? null,
      at: new Date().toISOString(),
    })
  }

  const tell = (session: Session, row: Shown) =>
    emit({ ...by(session), kind: 'lead.changed', subject: { id: row.id, name: nameOf(row) } })

  async function teamSearchOf(row: Shown, labels: readonly string[]) {
    const notes = await store.notes(row.id)
    return searchable([...labels, ...notes.map(({ text }) => text)].join('\n'))
  }

  /** What is written for a change. Throws a 422 for somebody who is not of the workspace. */
  async function patchOf(
    row: Shown,
    { state, assigneeId, valueCents, labels }: LeadChange,
  ): Promise<LeadPatch> {
    if (assigneeId && !(await neighbours.isMember(row.workspaceId, assigneeId)))
      throw invalidField('assigneeId', 'UNKNOWN_PERSON')
    const isKept = row.spam === 1 && state === 'spam'
    return {
      ...(state !== undefined && !isKept && placeOf(state)),
      ...(assigneeId !== undefined && { assigneeId }),
      ...(valueCents !== undefined && { valueCents }),
      ...(labels !== undefined && {
        labels: JSON.stringify([...new Set(labels)]),
        teamSearch: await teamSearchOf(row, labels),
      }),
    }
  }

  /** What a change leaves in the lead's history, and what others hear of it. */
  async function follow(session: Session, row: Shown, { state, assigneeId }: LeadChange) {
    if (state !== undefined && state !== stateOf(row)) await enter(session, row, 'state', state)
    if (assigneeId !== undefined && assigneeId !== row.assigneeId)
      await enter(session, row, 'assignee', assigneeId === null ? '' : await store.memberName(assigneeId))
    await tell(session, row)
    // What was kept apart by mistake has the same consequences as if it came now.
    if (row.spam === 1 && state !== undefined && state !== 'spam' && row.pageId !== null) {
      const projectId = await neighbours.projectOfPage(row.workspaceId, row.pageId)
      await emit(leadReceived({ ...row, pageId: row.pageId }, { ...row, projectId }))
    }
  }

  /** Inside a transaction; false where somebody else changed it since. */
  async function change(session: Session, { id, baseVersion }: Seen, wanted: LeadChange) {
    const row = await rowOf(session, id)
    const patch = await patchOf(row, wanted)
    if (!(await store.update(session.workspace.id, id, baseVersion, patch))) return false
    await follow(session, row, wanted)
    return true
  }

  return {
    ...leadReading(store, access),

    /** Throws a 409 `LEAD_CHANGED` where somebody else changed it since `baseVersion`. */
    async update(session: Session, seen: Seen, wanted: LeadChange) {
      access.demand(session, 'leads.change')
      return database.inTransaction(async () => {
        if (!(await change(session, seen, wanted))) throw refuse('LEAD_CHANGED')
        return toLead(await rowOf(session, seen.id), access.scope(session))
      })
    },

    async changeSeveral(session: Session, items: readonly Seen[], state: LeadState) {
      access.demand(session, 'leads.change')
      return database.inTransaction(async () => {
        const changed: string[] = []
        const left: string[] = []
        // In one order everywhere: two people who change the same leads must not wait for each other.
        for (const item of items.toSorted((one, other) => (one.id < other.id ? -1 : 1)))
          ((await change(session, item, { state })) ? changed : left).push(item.id)
        return { changed, left }
      })
    },

    async addNote(session: Session, id: string, text: string) {
      access.demand(session, 'leads.change')
      return database.inTransaction(async () => {
        const row = await rowOf(session, id)
        await enter(session, row, 'note', text)
        await store.setTeamSearch(id, await teamSearchOf(row, labelsIn(row)))
        await tell(session, row)
        return { id }
      })
    },

    async addTask(session: Session, id: string, task: { title: string; dueOn: string | null }) {
      access.demand(session, 'leads.change')
      return database.inTransaction(async () => {
        const row = await rowOf(session, id)
        const made = await neighbours.createTask(session, task)
        await enter(session, row, 'task', task.title, made.id)
        await tell(session, row)
        return { id: made.id }
      })
    },
  }
}
export type LeadInbox = ReturnType<typeof leadInbox>

/** Where a state puts a lead: kept apart it remembers what it was. */
function placeOf(state: LeadState): LeadPatch {
  if (state === 'spam') return { spam: 1, spamReason: 'manual' }
  return { spam: 0, spamReason: null, state }
}
