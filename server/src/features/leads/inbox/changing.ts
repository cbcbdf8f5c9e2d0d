import { randomUUID } from 'node:crypto'
import type { LeadChange, LeadEntryKind, LeadState } from '@aurelio/contracts/leads'
import type { Access } from '../../../platform/access/access.ts'
import { by, type Session } from '../../../platform/access/session.ts'
import type { Database } from '../../../platform/database/database.ts'
import { searchable } from '../../../platform/database/search-text.ts'
import type { Emit } from '../../../platform/events/events.ts'
import { invalidField, notFound } from '../../../platform/http/failures.ts'
import { leadReceived } from '../lead-received.ts'
import { nameOf } from '../person.ts'
import type { LeadIndex } from '../search/lead-index.ts'
import type { inboxStore, LeadPatch } from './store.ts'
import { type Shown, stateOf } from '../to-lead.ts'

/** What a change needs of people and pages. */
export type ChangeNeighbours = {
  isMember: (workspaceId: string, userId: string) => Promise<boolean>
  projectOfPage: (workspaceId: string, pageId: string) => Promise<string | null>
}
export type Seen = { id: string; baseVersion: number }
type Parts = ChangeNeighbours & {
  database: Database
  store: ReturnType<typeof inboxStore>
  emit: Emit
  access: Access
  index: LeadIndex
}

/** One change of a lead and everything that goes with it: its history, what it is found by, and who hears of it. */
export function leadChanging({ store, emit, access, index, isMember, projectOfPage }: Parts) {
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

  const tell = (session: Session, row: Shown, state?: LeadState) =>
    emit({
      ...by(session),
      kind: 'lead.changed',
      subject: { id: row.id, name: nameOf(row) },
      ...((state === 'contacted' || state === 'won' || state === 'lost') && { state }),
    })

  async function teamSearchOf(row: Shown, labels: readonly string[]) {
    const written = await store.written(row.id)
    return searchable([...labels, ...written.map(({ text }) => text)].join('\n'))
  }

  /** What is written for a change. Throws a 422 for somebody who is not of the workspace. */
  async function patchOf(
    row: Shown,
    { state, assigneeId, valueCents, labels }: LeadChange,
  ): Promise<LeadPatch> {
    if (assigneeId && !(await isMember(row.workspaceId, assigneeId)))
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
  async function follow(session: Session, row: Shown, { state, assigneeId, labels }: LeadChange) {
    if (state !== undefined && state !== stateOf(row)) await enter(session, row, 'state', state)
    if (assigneeId !== undefined && assigneeId !== row.assigneeId)
      await enter(session, row, 'assignee', assigneeId === null ? '' : await store.memberName(assigneeId))
    if (labels !== undefined) await store.keepLabels(row.workspaceId, labels)
    await tell(session, row, state === stateOf(row) ? undefined : state)
    // What was kept apart by mistake has the same consequences as if it came now.
    if (row.spam === 1 && state !== undefined && state !== 'spam' && row.pageId !== null) {
      const projectId = await projectOfPage(row.workspaceId, row.pageId)
      await emit(leadReceived({ ...row, pageId: row.pageId }, { ...row, projectId }))
    }
  }

  return {
    rowOf,
    enter,
    tell,
    teamSearchOf,
    /** Inside a transaction; false where somebody else changed it since. */
    async change(this: void, session: Session, { id, baseVersion }: Seen, wanted: LeadChange) {
      const row = await rowOf(session, id)
      const patch = await patchOf(row, wanted)
      if (!(await store.update(session.workspace.id, id, baseVersion, patch))) return false
      await index.refresh([id])
      await follow(session, row, wanted)
      return true
    },
  }
}

/** Where a state puts a lead: kept apart it remembers what it was. */
function placeOf(state: LeadState): LeadPatch {
  if (state === 'spam') return { spam: 1, spamReason: 'manual' }
  return { spam: 0, spamReason: null, state }
}
