import type { Action } from '@aurelio/contracts/access'
import type { Access } from '../access/access.ts'
import type { Session } from '../access/session.ts'
import type { Database } from '../database/database.ts'
import { notFound } from '../http/failures.ts'
import type { Log } from '../log/log.ts'
import { grown, heldDocuments, type HeldDocument } from './held-documents.ts'
import type {
  Appended,
  DocumentForm,
  DocumentRows,
  KeptStep,
  Sent,
  SentStep,
  SharedDocuments,
} from './parts.ts'

type Parts<Document, Operation> = {
  database: Database
  log: Log
  rows: DocumentRows
  form: DocumentForm<Document, Operation>
  access: Access
  /** What somebody has to be allowed who changes documents of this kind. */
  action: Action
  /** Throws a refusal where this one takes no steps (any more); within the transaction of the steps. */
  demandOpen?: (session: Session, id: string) => Promise<void>
  /** What is told once it was quiet for a while; within a transaction of its own. */
  settled: (session: Session, id: string) => Promise<unknown>
  /** Written with each step, so that nobody finds it without what was done to it: for documents that are small. */
  isWrittenAtOnce?: boolean
}

/** Quiet time after the last step before the document is written, and others are told; and the longest wait. */
const quietMs = 1500
const longestMs = 10_000
/** Beyond this many steps the document itself is less to send. */
const mostSince = 2_000

/**
 * The one order of what is done to each document of a kind. A step is taken whole or refused whole, is done once however
 * often it is sent, and is confirmed once it is stored. The document is written behind it.
 */
export function documentLog<Document, Operation>({
  database,
  log,
  rows,
  form,
  access,
  action,
  demandOpen,
  settled,
  isWrittenAtOnce = false,
}: Parts<Document, Operation>) {
  const held = heldDocuments(rows, form)
  const due = new Map<string, { timer: NodeJS.Timeout; begun: number; session: Session }>()

  async function append(
    session: Session,
    { id, session: editor, steps, proposedBy }: Sent<Operation>,
  ): Promise<Appended<Operation>> {
    access.demand(session, action)
    if (steps.length === 0) throw notFound()
    return database.inTransaction(async () => {
      const head = await rows.head(session.workspace.id, id)
      if (!head) throw notFound()
      await demandOpen?.(session, id)
      const before = await held.at(id, head.version)
      const known = await rows.known(id, editor, Math.min(...steps.map(({ n }) => n)))
      const added = withSteps(
        form,
        before,
        steps.filter(({ n }) => !known.has(n)),
      )
      const taken = added.taken.map((step, index) => ({
        sequence: head.version + 1 + index,
        session: editor,
        n: step.n,
        authorId: session.user.id,
        operations: step.operations,
        name: step.name ?? null,
      }))
      const version = head.version + taken.length
      if (taken.length > 0) {
        const at = new Date().toISOString()
        const program = proposedBy ?? session.program?.name ?? null
        await rows.append(
          id,
          taken.map((step) => ({ ...step, operations: JSON.stringify(step.operations), program })),
          at,
        )
        await rows.advance(id, {
          version,
          behind: isWrittenAtOnce ? 0 : head.behind + taken.length,
          at,
          name: taken.findLast((step) => step.name !== null)?.name ?? null,
          document: isWrittenAtOnce ? form.text(added.held.document) : null,
        })
        database.afterCommit(() => {
          held.keep(id, { ...added.held, version })
          settleSoon(id, session)
        })
      }
      return {
        version,
        taken,
        refused: added.refused,
        known: steps.flatMap(({ n }) => (known.has(n) ? [n] : [])),
      }
    })
  }

  function settleSoon(id: string, session: Session) {
    const waiting = due.get(id)
    clearTimeout(waiting?.timer)
    const begun = waiting?.begun ?? Date.now()
    const pause = Math.max(0, Math.min(quietMs, begun + longestMs - Date.now()))
    const timer = setTimeout(() => {
      due.delete(id)
      settle(id, session).catch((error: unknown) =>
        log.warn({ error, document: id }, 'A document could not be written behind its steps'),
      )
    }, pause)
    timer.unref()
    due.set(id, { timer, begun, session })
  }

  /** Writes the document, and tells of it. */
  async function settle(id: string, session: Session) {
    await database.inTransaction(async () => {
      const head = await rows.head(session.workspace.id, id)
      if (!head) return
      if (head.behind > 0) {
        const { document } = await held.at(id, head.version)
        await rows.write(id, form.text(document), head.version)
      }
      await settled(session, id)
    })
  }

  async function since(id: string, seen: number, version: number): Promise<KeptStep<Operation>[] | null> {
    if (seen > version || version - seen > mostSince) return null
    const steps = await rows.between(id, seen, version)
    if (steps.length !== version - seen) return null
    return steps.map((step) => ({ ...step, operations: form.operations(step.operations) }))
  }

  /** Writes what waits, at the end. */
  async function close() {
    const waiting = [...due]
    due.clear()
    for (const [id, { timer, session }] of waiting) {
      clearTimeout(timer)
      await settle(id, session).catch(() => undefined)
    }
  }

  const shared: SharedDocuments<Operation> = {
    action,
    append,
    async versionOf(session, id) {
      access.demand(session, action)
      const row = await rows.versionOf(session.workspace.id, id)
      if (!row) throw notFound()
      return row.version
    },
    versionNow: async (id) => (await rows.versionNow(id))?.version ?? null,
    since,
  }
  return {
    shared,
    /** The document as its order has it; within a transaction nobody else changes it until that ends. */
    async current(workspaceId: string, id: string): Promise<HeldDocument<Document>> {
      const head = await rows.head(workspaceId, id)
      if (!head) throw notFound()
      return held.at(id, head.version)
    },
    close,
  }
}

/** The document with those steps that find a place on it. */
function withSteps<Document, Operation>(
  form: DocumentForm<Document, Operation>,
  before: HeldDocument<Document>,
  steps: readonly SentStep<Operation>[],
) {
  const { document, refused } = form.replay(
    before.document,
    steps.map(({ operations }) => operations),
  )
  const taken = steps.filter((_step, index) => !refused.has(index))
  const next = { ...before, document, ...grown(before, taken) }
  const isTooHeavy = ({ bytes, values }: HeldDocument<Document>) =>
    bytes > form.most.bytes || values > form.most.values
  const weighed = isTooHeavy(next) ? { ...next, ...form.weight(document) } : next
  if (isTooHeavy(weighed))
    return { held: before, taken: [], refused: steps.map(({ n }) => ({ n, code: 'too-large' })) }
  return {
    held: weighed,
    taken,
    refused: [...refused].map(([index, { code }]) => ({ n: steps[index]?.n ?? 0, code })),
  }
}
