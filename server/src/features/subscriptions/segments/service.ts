import { randomUUID } from 'node:crypto'
import type { SegmentRules } from '@aurelio/contracts/person-questions'
import type { Segment as ToldSegment, SegmentCount } from '@aurelio/contracts/segments'
import type { Access } from '../../../platform/access/access.ts'
import { by, type Session } from '../../../platform/access/session.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Emit } from '../../../platform/events/events.ts'
import { notFound, refuse } from '../../../platform/http/failures.ts'
import type { QuestionStore } from '../questions/store.ts'
import type { Segment, SegmentStore } from './store.ts'

const mostSegments = 100

type Parts = {
  database: Database
  access: Access
  emit: Emit
  store: SegmentStore
  questions: Pick<QuestionStore, 'count'>
  /** A segment stays while a letter that has not gone out is for it. */
  isAwaited: (workspaceId: string, segmentId: string) => Promise<boolean>
}
type Kept = { name: string; rules: SegmentRules }

/** Segments, for those who keep the lists: made, counted while they are made, and named. */
export function segmentService({ database, access, emit, store, questions, isAwaited }: Parts) {
  const demand = (session: Session) => access.demand(session, 'subscriptions.keep')
  const tell = (session: Session) => emit({ ...by(session), kind: 'subscriptions.changed' })

  async function find(session: Session, id: string): Promise<Segment> {
    demand(session)
    const segment = await store.find(session.workspace.id, id)
    if (!segment) throw notFound()
    return segment
  }

  return {
    async list(session: Session) {
      demand(session)
      return { items: (await store.list(session.workspace.id)).map(asTold) }
    },
    async create(session: Session, { name, rules }: Kept): Promise<ToldSegment> {
      demand(session)
      const { workspaceId, at: createdAt } = by(session)
      const segment = { id: randomUUID(), workspaceId, name, rules, createdAt }
      await database.inTransaction(async () => {
        if ((await store.list(workspaceId)).length >= mostSegments)
          throw refuse('SEGMENTS_FULL', { most: mostSegments })
        await store.insert(segment)
        await tell(session)
      })
      return asTold(segment)
    },
    async save(session: Session, id: string, { name, rules }: Kept): Promise<ToldSegment> {
      const segment = await find(session, id)
      await database.inTransaction(async () => {
        await store.update(segment.workspaceId, id, { name, rules })
        await tell(session)
      })
      return asTold({ ...segment, name, rules })
    },
    async remove(session: Session, id: string) {
      const { workspaceId } = await find(session, id)
      await database.inTransaction(async () => {
        if (await isAwaited(workspaceId, id)) throw refuse('SEGMENT_IS_USED')
        await store.remove(workspaceId, id)
        await tell(session)
      })
      return { id }
    },
    async count(session: Session, rules: SegmentRules): Promise<SegmentCount> {
      demand(session)
      return database.readAside(() => questions.count(session.workspace.id, rules))
    },
  }
}
export type SegmentService = ReturnType<typeof segmentService>

function asTold({ id, name, rules, createdAt }: Segment): ToldSegment {
  return { id, name, rules, createdAt }
}
