import type { Member } from '@aurelio/contracts/workspace'
import { type Access, roleOf } from '../../platform/access/access.ts'
import { by, type Session } from '../../platform/access/session.ts'
import type { AuthUser } from '../../platform/auth/auth.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Emit } from '../../platform/events/events.ts'
import { notFound } from '../../platform/http/failures.ts'
import { workspaceStore } from './store.ts'

type Parts = { database: Database; emit: Emit; access: Access }

/** The workspaces of people: each account has its own from the first time it is seen. */
export function workspaceService({ database, emit, access }: Parts) {
  const store = workspaceStore(database)

  /**
   * Makes the account's own workspace with its owner. Ids follow from the user's, so that doing it twice, or at the
   * same moment in two processes, makes one; done at each session read where there is none, so that a crash right
   * after the sign-up is repaired.
   */
  async function create(user: AuthUser) {
    await database.inTransaction(async () => {
      const createdAt = new Date()
      const id = `ws-${user.id}`
      const name = `Espacio de ${user.name}`
      const isNew = await store.insert({ id, name, slug: `espacio-${user.id}`, createdAt })
      await store.insertMember({
        id: `owner-${user.id}`,
        organizationId: id,
        userId: user.id,
        role: 'owner',
        createdAt,
      })
      if (!isNew) return
      const at = createdAt.toISOString()
      const made = { workspaceId: id, actorId: user.id, origin: null, at, subject: { id, name } }
      await emit({ ...made, kind: 'workspace.created' })
    })
  }

  return {
    /** The session of a signed-in person in a tab: their first workspace, made now where there is none. */
    async session(user: AuthUser, isKeeper: boolean, origin: string | null): Promise<Session> {
      let [workspace] = await store.ofUser(user.id)
      if (!workspace) {
        await create(user)
        ;[workspace] = await store.ofUser(user.id)
      }
      if (!workspace) throw new Error('The workspace of an account was not made')
      const { id, name, role } = workspace
      const { name: own, email, image } = user
      return {
        user: { id: user.id, name: own, email, image },
        workspace: { id, name, role: roleOf(role) },
        isKeeper,
        origin,
      }
    },

    async rename(session: Session, name: string) {
      access.demand(session, 'workspace.rename')
      const { id } = session.workspace
      return database.inTransaction(async () => {
        if (!(await store.rename(id, name))) throw notFound()
        await emit({ ...by(session), kind: 'workspace.renamed', subject: { id, name } })
        return { id, name }
      })
    },

    /** The people of the workspace by name. */
    async members(session: Session): Promise<{ items: Member[] }> {
      access.demand(session, 'workspace.members')
      const rows = await store.members(session.workspace.id)
      const items = rows.map(({ id, name, role }) => ({ id, name, role: roleOf(role) }))
      return { items: items.toSorted((one, other) => one.name.localeCompare(other.name, 'es')) }
    },

    isMember: (workspaceId: string, userId: string) => store.isMember(workspaceId, userId),
  }
}
export type WorkspaceService = ReturnType<typeof workspaceService>
