import { api } from '../../platform/api/client.ts'
import type { TopicQueries } from '../../platform/changes/topic-queries.ts'

export const topics: TopicQueries = {
  pages: [
    api.pages.key(),
    api.pageOverview.key(),
    api.pageFolders.key(),
    api.publications.key(),
    api.symbols.pages.key(),
  ],
  leads: [api.pageOverview.key()],
  sites: [api.pages.trail.key()],
  pictures: [api.pictures.key(), api.mediaFiles.key()],
  brand: [api.publications.behind.key()],
  symbols: [api.symbols.key()],
  assistants: [api.assistants.key()],
}
