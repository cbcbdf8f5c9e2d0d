import type { Contents } from '@aurelio/contracts/workspace'
import type { Access } from '../../platform/access/access.ts'
import { by, type Session } from '../../platform/access/session.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Emit } from '../../platform/events/events.ts'
import type { Leftovers } from '../../platform/feature.ts'
import { refuse } from '../../platform/http/failures.ts'
import { removeLeftovers } from '../../platform/removal/leftovers.ts'
import type { Log } from '../../platform/log/log.ts'
import type { FileStore } from '../../platform/storage/file-store.ts'
import { workspaceStore } from './store.ts'

type Parts = {
  database: Database
  files: FileStore
  log: Log
  emit: Emit
  access: Access
  leftByWorkspace: (workspaceId: string) => Promise<Leftovers[]>
}

/** Deleting a workspace with everything in it: rows in one transaction, then their files. */
export function workspaceRemoval({ database, files, log, emit, access, leftByWorkspace }: Parts) {
  const store = workspaceStore(database)
  return {
    /** What would go with it. */
    async contents(session: Session): Promise<Contents> {
      access.demand(session, 'workspace.own')
      const { id } = session.workspace
      const people = (await store.peopleOf(id)).length
      const publishedPages = await store.publishedPages(id)
      return { people, publishedPages, ...(await store.contents(id)) }
    },

    /** Throws WRONG_NAME unless `name` is that of the workspace. Everybody's sessions go on in another one of theirs. */
    async remove(session: Session, name: string): Promise<{ removed: true }> {
      access.demand(session, 'workspace.own')
      const { id, name: known } = session.workspace
      if (name.trim() !== known.trim()) throw refuse('WRONG_NAME')
      const leftovers = await database.inTransaction(async () => {
        const found = await leftByWorkspace(id)
        const userIds = await store.peopleOf(id)
        await emit({ ...by(session), kind: 'workspace.removed', subject: { id, name: known }, userIds })
        await store.remove(id)
        return found
      })
      await removeLeftovers(leftovers, files, log)
      return { removed: true }
    },
  }
}
export type WorkspaceRemoval = ReturnType<typeof workspaceRemoval>
