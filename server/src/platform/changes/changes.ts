import { type ChangeTopic, changeTopics } from '@aurelio/contracts/changes'
import { z } from 'zod'
import type { Database } from '../database/database.ts'
import type { Log } from '../log/log.ts'
import { changesStore } from './store.ts'

const changeSchema = z.object({
  workspaceId: z.string(),
  topic: z.enum(changeTopics),
  /** Left out: every member's. */
  userId: z.string().optional(),
})
/** A kind of rows of a workspace that is not what it was; with `userId` it concerns that person alone. */
export type WorkspaceChange = z.infer<typeof changeSchema>

export type Publish = (change: WorkspaceChange) => void

/** An open stream, and who reads it. */
export type Reader = {
  workspaceId: string
  userId: string
  tell: (topics: readonly ChangeTopic[]) => void
  end: () => void
}

export type Changes = {
  /** Tells every reader, here and in the other processes, once the open transaction is committed. */
  publish: Publish
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

/** The hub between the features, which change rows, and the streams of the open screens. */
export function openChanges(database: Database, log: Log): Changes {
  const store = changesStore(database)
  const readers = new Set<Reader>()
  const waiting = new Map<string, WorkspaceChange>()
  let timer: NodeJS.Timeout | undefined

  function tell(changes: readonly WorkspaceChange[]) {
    for (const { workspaceId, userId, tell: tellReader } of readers) {
      const topics = changes
        .filter((change) => change.workspaceId === workspaceId && (change.userId ?? userId) === userId)
        .map(({ topic }) => topic)
      if (topics.length > 0) tellReader(topics)
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
    publish(change) {
      database.afterCommit(() => {
        waiting.set(`${change.workspaceId} ${change.topic} ${change.userId ?? ''}`, change)
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
    tellAll: () => readers.forEach((reader) => reader.tell(changeTopics)),
    endStreams: () => readers.forEach((reader) => reader.end()),
  }
}
