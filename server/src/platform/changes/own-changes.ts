import type { ChangeTopic } from '@aurelio/contracts/changes'
import type { Hono } from 'hono'
import type { HttpEnvironment } from '../http/environment.ts'
import { tabOf } from './tab.ts'

/** Topics that a call has changed; its tab hears of them by this header of the answer instead of the stream. */
const changedHeader = 'x-aurelio-changed'

export type OwnChanges = {
  /** A change that this tab asked for is committed. */
  note: (tab: string, topic: ChangeTopic) => void
  /** A request of this tab begins; returns its end, which gives what no other answer has told yet. */
  begin: (tab: string) => () => ChangeTopic[]
}

/** What tabs have changed and have not been told yet, for as long as they wait for an answer. */
export function openOwnChanges(): OwnChanges {
  const open = new Map<string, { requests: number; topics: Set<ChangeTopic> }>()
  return {
    note: (tab, topic) => void open.get(tab)?.topics.add(topic),
    begin(tab) {
      const entry = open.get(tab) ?? { requests: 0, topics: new Set<ChangeTopic>() }
      open.set(tab, entry)
      entry.requests += 1
      return () => {
        entry.requests -= 1
        if (entry.requests === 0) open.delete(tab)
        const topics = [...entry.topics]
        entry.topics.clear()
        return topics
      }
    },
  }
}

/** Every answer to a tab that changed something says what. */
export function mountOwnChanges(app: Hono<HttpEnvironment>, own: OwnChanges): void {
  app.use('/api/*', async (c, next) => {
    const tab = c.req.method === 'GET' ? null : tabOf(c.req.raw.headers)
    if (tab === null) return next()
    const end = own.begin(tab)
    let topics: ChangeTopic[] = []
    try {
      await next()
    } finally {
      topics = end()
    }
    if (topics.length > 0) c.res.headers.set(changedHeader, topics.join(' '))
  })
}
