import { type ChangeTopic, changeTopics } from '@aurelio/contracts/changes'
import { z } from 'zod'
import type { Database } from '../database/database.ts'
import type { Log } from '../log/log.ts'
import { openOwnChanges, type OwnChanges } from './own-changes.ts'
import { changesStore } from './store.ts'

const changeSchema = z.object({
  workspaceId: z.string(),
  topic: z.enum(changeTopics),
  /** Left out: of everybody who sees the whole workspace. */
  userId: z.string().optional(),
  /** Whose tab asked for it. */
  from: z.object({ userId: z.string(), tab: z.string() }).optional(),
})
/**
 * A kind of rows of a workspace that is not what it was; with `userId` it concerns that person alone. The tab that it
 * comes `from` learns it by its own answer.
 */
export type WorkspaceChange = z.infer<typeof changeSchema>

export type Publish = (change: WorkspaceChange) => void

/** An open stream, and who reads it. */
export type Reader = {
  workspaceId: string
  userId: string
  /** Whether they see the whole workspace; others hear what concerns them alone. */
  seesAll: boolean
  tell: (changes: readonly ToldChange[]) => void
  end: () => void
}
/** What one reader hears; `origin` names the tab of their own that asked, and so need not ask again. */
export type ToldChange = { topic: ChangeTopic; origin: string | null }

export type Changes = {
  /** Tells every reader, here and in the other processes, once the open transaction is committed. */
  publish: Publish
  own: OwnChanges
  /** Returns the end of it. */
  subscribe: (reader: Reader) => () => void
  /** What another process said. */
  hear: (payload: string) => void
  /** Something may have been missed: everybody looks at everything again. */
  tellAll: () => void
  /** Ends every stream, for they would keep a stopping server waiting. */
  endStreams: () => void
}

/** Changes that come within this time are told together. */
const gatherMs = 50
/** PostgreSQL takes less than 8000 bytes a message. */
const mostPerMessage = 40

const everything = changeTopics
  .filter((topic) => topic !== 'membership')
  .map((topic) => ({ topic, origin: null }))

/** The hub between the features, which change rows, and the streams of the open screens. */
export function openChanges(database: Database, log: Log): Changes {
  const store = changesStore(database)
  const own = openOwnChanges()
  const readers = new Set<Reader>()
  const waiting = new Map<string, WorkspaceChange>()
  let timer: NodeJS.Timeout | undefined

  function tell(changes: readonly WorkspaceChange[]) {
    for (const { workspaceId, userId, seesAll, tell: tellReader, end } of readers) {
      const told = changes
        .filter(
          (change) =>
            change.workspaceId === workspaceId &&
            (change.userId === undefined ? seesAll : change.userId === userId),
        )
        .map(({ topic, from }) => ({ topic, origin: from?.userId === userId ? from.tab : null }))
      if (told.length > 0) tellReader(told)
      // What happens there from now on is not for them.
      if (told.some(({ topic }) => topic === 'membership')) end()
    }
  }

  function flush() {
    timer = undefined
    const changes = [...waiting.values()]
    waiting.clear()
    tell(changes)
    for (let start = 0; start < changes.length; start += mostPerMessage)
      store
        .notify(JSON.stringify(changes.slice(start, start + mostPerMessage)))
        .catch((error: unknown) => log.warn({ error }, 'Other processes could not be told of a change'))
  }

  return {
    own,
    publish(change) {
      const { workspaceId, topic, userId, from } = change
      database.afterCommit(() => {
        if (from && (userId ?? from.userId) === from.userId) own.note(from.tab, topic)
        waiting.set([workspaceId, topic, userId, from?.tab].join(' '), change)
        timer ??= setTimeout(flush, gatherMs)
      })
    },
    subscribe(reader) {
      readers.add(reader)
      return () => readers.delete(reader)
    },
    hear(payload) {
      const heard = store.foreign(payload)
      if (heard !== null) tell(z.array(changeSchema).parse(JSON.parse(heard)))
    },
    tellAll: () => readers.forEach(({ tell: tellReader }) => tellReader(everything)),
    endStreams: () => readers.forEach((reader) => reader.end()),
  }
}
