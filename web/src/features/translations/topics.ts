import { api } from '../../platform/api/client.ts'
import type { TopicQueries } from '../../platform/changes/topic-queries.ts'

const things = [api.thingTranslations.key()]

export const topics: TopicQueries = {
  translations: [api.translations.key(), ...things],
  // What a page says is what is translated, and a site says into what.
  pages: [api.translations.key()],
  sites: [api.translations.key(), ...things],
  quizzes: things,
  contests: things,
  subscriptions: things,
  collections: things,
}
