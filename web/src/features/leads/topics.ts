import { api } from '../../platform/api/client.ts'
import type { TopicQueries } from '../../platform/changes/topic-queries.ts'

export const topics: TopicQueries = {
  leads: [
    api.leads.key(),
    api.leadViews.key(),
    api.leadRules.key(),
    api.leadImports.key(),
    api.leadErasures.key(),
    api.leadRetention.key(),
  ],
}
