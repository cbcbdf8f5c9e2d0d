import { type Role, roles, type Session } from '@aurelio/contracts/session'
import type { Member } from '@aurelio/contracts/workspace'
import type { AuthUser } from '../../platform/auth/auth.ts'
import type { Database } from '../../platform/database/database.ts'
import { forbidden, notFound } from '../../platform/http/failures.ts'
import { mayReadMembers, mayRenameWorkspace } from './policy.ts'
import { workspaceStore } from './store.ts'

/** Puts something into a workspace just made, in the same transaction. */
export type NewWorkspaceHook = (workspaceId: string, ownerId: string) => Promise<void>

type Parts = {
  database: Database
  onNew: readonly NewWorkspaceHook[]
  /** Called when a workspace has another name. */
  onChange: (workspaceId: string) => void
}

/** The workspaces of people: each account has its own from the first time it is seen. */
export function workspaceService({ database, onNew, onChange }: Parts) {
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
      const slug = `espacio-${user.id}`
      const made = await store.insert({ id, name: `Espacio de ${user.name}`, slug, createdAt })
      await store.insertMember({
        id: `owner-${user.id}`,
        organizationId: id,
        userId: user.id,
        role: 'owner',
        createdAt,
      })
      if (!made) return
      for (const hook of onNew) await hook(id, user.id)
    })
  }

  return {
    /** The session of a signed-in person: their first workspace, made now where there is none. */
    async session(user: AuthUser): Promise<Session> {
      let [workspace] = await store.ofUser(user.id)
      if (!workspace) {
        await create(user)
        ;[workspace] = await store.ofUser(user.id)
      }
      if (!workspace) throw new Error('The workspace of an account was not made')
      return { user, workspace: { id: workspace.id, name: workspace.name, role: strongest(workspace.role) } }
    },

    async rename({ workspace }: Session, name: string) {
      if (!mayRenameWorkspace(workspace.role)) throw forbidden()
      if (!(await store.rename(workspace.id, name))) throw notFound()
      onChange(workspace.id)
      return { id: workspace.id, name }
    },

    /** The people of the workspace by name. */
    async members({ workspace }: Session): Promise<{ items: Member[] }> {
      if (!mayReadMembers(workspace.role)) throw forbidden()
      const rows = await store.members(workspace.id)
      const items = rows.map(({ id, name, role }) => ({ id, name, role: strongest(role) }))
      return { items: items.toSorted((one, other) => one.name.localeCompare(other.name, 'es')) }
    },

    isMember: (workspaceId: string, userId: string) => store.isMember(workspaceId, userId),
  }
}
export type WorkspaceService = ReturnType<typeof workspaceService>

/** The library may keep several roles with commas; an unknown one gives the least rights. */
function strongest(role: string): Role {
  const held = role.split(',')
  return roles.find((known) => held.includes(known)) ?? 'client'
}
