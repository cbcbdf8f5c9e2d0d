import type { PageSummary } from '@aurelio/contracts/pages'
import type { Operation } from '@aurelio/page/document'
import { by, type Session } from '../../platform/access/session.ts'
import type { SharedDocuments } from '../../platform/document-log/parts.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { defineRoom } from '../../platform/rooms/room.ts'
import { assistantRoutes } from './routes.ts'
import { assistantService, type Decision } from './service.ts'
import { assistantStore } from './store.ts'
import { assistantsAtWork, type WorkingParts } from './working.ts'

type Parts = Pick<Platform, 'database' | 'access' | 'emit'> &
  Pick<WorkingParts, 'current'> & {
    shared: SharedDocuments<Operation>
    summary: (workspaceId: string, id: string) => Promise<PageSummary>
    namesIn: (workspaceId: string) => Promise<ReadonlyMap<string, string>>
  }

export function assistantsFeature({ database, access, emit, shared, current, summary, namesIn }: Parts) {
  const store = assistantStore(database)
  async function about(session: Session, pageId: string, kind: Decision | 'assistant.worked') {
    const { id, name, projectId } = await summary(session.workspace.id, pageId)
    await emit({ ...by(session), kind, subject: { id, name }, projectId })
  }
  const parts = {
    database,
    access,
    store,
    shared,
    current,
    namesIn,
    decided: about,
    tell: (session: Session, pageId: string) => about(session, pageId, 'assistant.worked'),
  }
  const work = assistantsAtWork(parts)
  const feature: Feature = { calls: { assistants: assistantRoutes(assistantService(parts)) } }
  return {
    feature,
    work,
    shared: { ...shared, append: (...asked: Parameters<typeof work.append>) => work.append(...asked) },
  }
}

declare module '../../platform/rooms/room.ts' {
  interface Rooms {
    assistants: ReturnType<typeof assistantsFeature>
  }
}

/** What programs and assistants do to pages, at once or as proposals. */
export const assistantsRoom = defineRoom({
  name: 'assistants',
  needs: ['pages', 'people'],
  make: ({ platform, from }) => {
    const { shared, current, service } = from('pages')
    return assistantsFeature({
      ...platform,
      shared,
      current,
      summary: (...asked) => service.summary(...asked),
      namesIn: (workspaceId) => from('people').namesIn(workspaceId),
    })
  },
})
