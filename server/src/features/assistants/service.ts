import type { AssistantChange } from '@aurelio/contracts/assistants'
import { pageForm, takeBack } from '@aurelio/page/document'
import type { Session } from '../../platform/access/session.ts'
import { notFound, refuse } from '../../platform/http/failures.ts'
import type { AssistantChangeRow } from './tables.ts'
import type { WorkingParts } from './working.ts'

export type Decision = 'proposal.accepted' | 'proposal.discarded' | 'assistant.undone'
type Parts = WorkingParts & {
  /** Tells what a person has decided. */
  decided: (session: Session, pageId: string, kind: Decision) => Promise<void>
  /** What the members of a workspace are called. */
  namesIn: (workspaceId: string) => Promise<ReadonlyMap<string, string>>
}

/** What becomes of what assistants did and propose: people decide on it, and its assistant may withdraw what it proposed. */
export function assistantService(parts: Parts) {
  const { database, access, store, shared, current, decided, tell, namesIn } = parts
  const { action } = shared

  async function proposal(session: Session, id: string): Promise<AssistantChangeRow> {
    access.demand(session, action)
    const found = await store.find(session.workspace.id, id)
    if (!found) throw notFound()
    return found
  }

  async function answer(session: Session, id: string) {
    return toChange(await namesIn(session.workspace.id), await proposal(session, id))
  }

  return {
    /** Of a page, or of all; for a program what is its own, and what became of that. */
    async list(session: Session, { pageId }: { pageId?: string | undefined }) {
      access.demand(session, action)
      const { program, workspace } = session
      const rows = await store.list(workspace.id, {
        pageId,
        tokenId: program?.id ?? null,
        states: program ? ['proposed', 'done', 'discarded', 'withdrawn', 'undone'] : ['proposed', 'done'],
      })
      const names = await namesIn(workspace.id)
      return { items: rows.map((row) => toChange(names, row)) }
    },

    /** Puts what was proposed into the order of its page, as a step of who accepts it; once, however often it is asked. */
    accept(session: Session, id: string) {
      return database.inTransaction(async () => {
        const found = await proposal(session, id)
        if (found.state !== 'proposed') throw refuse('PROPOSAL_DECIDED')
        const { document } = await current(session.workspace.id, found.pageId)
        const operations = pageForm.operations(found.operations)
        const { inverses } = pageForm.replay(document, [operations])
        const { taken, refused } = await shared.append(session, {
          id: found.pageId,
          session: `proposal-${id}`,
          proposedBy: found.assistant,
          steps: [{ n: 1, operations }],
        })
        const [lost] = refused
        if (lost) throw refuse('PROPOSAL_WITHOUT_PLACE', { code: lost.code })
        const done = {
          state: 'done' as const,
          inverse: JSON.stringify(inverses[0]),
          sequence: taken[0]?.sequence ?? null,
          ...byNow(session),
        }
        if (!(await store.decide(id, done))) throw refuse('PROPOSAL_DECIDED')
        await decided(session, found.pageId, 'proposal.accepted')
        return answer(session, id)
      })
    },

    discard(session: Session, id: string) {
      return database.inTransaction(async () => {
        const { pageId } = await proposal(session, id)
        if (!(await store.decide(id, { state: 'discarded', ...byNow(session) })))
          throw refuse('PROPOSAL_DECIDED')
        await decided(session, pageId, 'proposal.discarded')
        return answer(session, id)
      })
    },

    /** By the assistant that proposed it, and nobody else. */
    withdraw(session: Session, id: string) {
      return database.inTransaction(async () => {
        const found = await proposal(session, id)
        if (found.tokenId !== session.program?.id) throw notFound()
        if (!(await store.decide(id, { state: 'withdrawn', decidedAt: new Date().toISOString() })))
          throw refuse('PROPOSAL_DECIDED')
        await tell(session, found.pageId)
        return answer(session, id)
      })
    },

    /** Takes changes back as one step. What somebody has worked on since stays, and is named. */
    undo(session: Session, { id: pageId, changes: ids }: { id: string; changes: readonly string[] }) {
      return database.inTransaction(async () => {
        access.demand(session, action)
        const { document } = await current(session.workspace.id, pageId)
        const rows = await store.done(session.workspace.id, pageId, ids)
        const changes = rows.map(({ id, operations, inverse }) => ({
          id,
          operations: pageForm.operations(operations),
          inverse: pageForm.operations(inverse ?? '[]'),
        }))
        const { operations, left } = takeBack(document, changes)
        const stays = new Set(left.map(({ id }) => id))
        const undone = changes.flatMap(({ id }) => (stays.has(id) ? [] : [id]))
        if (operations.length > 0) {
          const { refused } = await shared.append(session, {
            id: pageId,
            session: `undo-${undone[0] ?? ''}`,
            steps: [{ n: 1, operations }],
          })
          const [lost] = refused
          if (lost) throw refuse('PROPOSAL_WITHOUT_PLACE', { code: lost.code })
        }
        await store.setUndone(undone, byNow(session))
        if (undone.length > 0) await decided(session, pageId, 'assistant.undone')
        return { undone, left: [...stays] }
      })
    },
  }
}
export type AssistantService = ReturnType<typeof assistantService>

function byNow({ user }: Session) {
  return { decidedBy: user.id, decidedAt: new Date().toISOString() }
}

function toChange(names: ReadonlyMap<string, string>, row: AssistantChangeRow): AssistantChange {
  const { id, pageId, tokenId, assistant, state, summary, at, decidedBy, decidedAt } = row
  const name = decidedBy === null ? undefined : names.get(decidedBy)
  return {
    id,
    pageId,
    tokenId,
    assistant,
    state,
    summary,
    at,
    operations: state === 'proposed' ? [...pageForm.operations(row.operations)] : [],
    decidedBy: decidedBy === null || name === undefined ? null : { id: decidedBy, name },
    decidedAt,
  }
}
