import type { Access } from '../../../platform/access/access.ts'
import type { Session } from '../../../platform/access/session.ts'
import type { Database } from '../../../platform/database/database.ts'
import { commentStore } from './store.ts'

/** Whether somebody may say something of a task that they see: the team, and clients with whom its project is shared for that. */
export function commentRight({ database, access }: { database: Database; access: Access }) {
  const store = commentStore(database)
  return async function mayComment(session: Session, projectId: string | null): Promise<boolean> {
    if (access.can(session, 'tasks.change')) return true
    return access.can(session, 'tasks.comment') && store.isSharedToComment(projectId, session.user.id)
  }
}
