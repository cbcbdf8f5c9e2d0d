import type { EventOf } from '@aurelio/contracts/events'
import { demoPage } from '@aurelio/page'
import type { ThumbnailService } from './overview/thumbnails.ts'
import type { PageService } from './service.ts'

const dayMs = 24 * 60 * 60 * 1000

type Parts = { pages: Pick<PageService, 'insert'>; thumbnails: Pick<ThumbnailService, 'putReady'> }

/** Makes the page that every workspace begins with (dashboard.md §9), as if it had been made two days ago. */
export function firstPage({ pages, thumbnails }: Parts) {
  return async (events: readonly EventOf<'workspace.created'>[]) => {
    const { page } = await demoPage.load()
    for (const { workspaceId } of events) {
      const made = new Date(Date.now() - 2 * dayMs)
      const { id } = await pages.insert(workspaceId, demoPage.name, page, made)
      await thumbnails.putReady(workspaceId, id, demoPage.template)
    }
  }
}
