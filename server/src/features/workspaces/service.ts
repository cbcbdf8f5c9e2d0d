import { randomUUID } from 'node:crypto'
import type { Mentionable } from '@aurelio/contracts/mentions'
import type { OwnWorkspace } from '@aurelio/contracts/workspace'
import { type Access, roleOf } from '../../platform/access/access.ts'
import type { Action } from '@aurelio/contracts/access'
import { by, type Session } from '../../platform/access/session.ts'
import type { AuthUser, SignedIn } from '../../platform/auth/auth.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Emit } from '../../platform/events/events.ts'
import { notFound } from '../../platform/http/failures.ts'
import { logoAddress } from './settings/logo-address.ts'
import { workspaceStore } from './store.ts'

type Parts = {
  database: Database
  emit: Emit
  access: Access
  /** Notifications that the person has not read, by workspace. */
  unreadOf: (userId: string) => Promise<ReadonlyMap<string, number>>
  sees: (session: Session, id: string) => Promise<boolean>
}
type NewWorkspace = { id: string; slug: string; name: string; ownerId: string; memberId: string }

/** The workspaces of people: who has none is given their own. */
export function workspaceService({ database, emit, access, unreadOf, sees }: Parts) {
  const store = workspaceStore(database)

  /** False where it was there already: then nothing of it is touched. */
  async function insert({ id, slug, name, ownerId, memberId }: NewWorkspace): Promise<boolean> {
    const createdAt = new Date()
    if (!(await store.insert({ id, name, slug, createdAt }))) return false
    await store.insertMember({
      id: memberId,
      organizationId: id,
      userId: ownerId,
      role: 'owner',
      createdAt,
    })
    const at = createdAt.toISOString()
    const made = { workspaceId: id, actorId: ownerId, origin: null, at, subject: { id, name } }
    await emit({ ...made, kind: 'workspace.created' })
    return true
  }

  /**
   * Makes the account a workspace of its own. Ids follow from the user's, so that doing it twice, or at the same moment
   * in two processes, makes one; done at each session read where there is none, so that a crash right after the sign-up
   * is repaired. One that the person has left, or was removed from, is theirs no more: the next one is made.
   */
  async function createOwn({ id: ownerId, name }: AuthUser) {
    for (let nth = 1; ; nth += 1) {
      const own = nth === 1 ? ownerId : `${ownerId}-${nth}`
      const [id, slug, memberId] = [`ws-${own}`, `espacio-${own}`, `owner-${own}`]
      const made = await database.inTransaction(() =>
        insert({ id, slug, name: `Espacio de ${name}`, ownerId, memberId }),
      )
      if (made || (await store.isMember(id, ownerId))) return
    }
  }

  /** Where the session works: as it was chosen, else where the person worked last, else their oldest membership. */
  async function placeOf({ user, activeWorkspaceId }: SignedIn) {
    const all = await store.ofUser(user.id)
    return (
      all.find(({ id }) => id === activeWorkspaceId) ?? all.find(({ lastId }) => lastId !== null) ?? all[0]
    )
  }

  /** Those who may do this, with their addresses. */
  async function teamOf(workspaceId: string, action: Action) {
    const members = await store.members(workspaceId)
    return members
      .filter(({ role }) => access.memberCan(role, action))
      .map(({ id, name, email }) => ({ id, name, email }))
  }

  return {
    /** The session of a signed-in person in a tab. Somebody without any workspace is given one. */
    async session(signedIn: SignedIn, isKeeper: boolean, origin: string | null): Promise<Session> {
      const { user, sessionId } = signedIn
      let workspace = await placeOf(signedIn)
      if (!workspace) {
        await createOwn(user)
        workspace = await placeOf(signedIn)
      }
      if (!workspace) throw new Error('The workspace of an account was not made')
      const place = toPlace(workspace)
      // Where the person works from another browser is no reason for this one to move.
      if (signedIn.activeWorkspaceId !== place.id) await store.settle(sessionId, place.id)
      const { name: own, email, image } = user
      return {
        user: { id: user.id, name: own, email, image },
        workspace: place,
        isKeeper,
        origin,
        sessionId,
      }
    },

    /** A workspace with the role that somebody has in it; null where they are no member. */
    async placeIn(userId: string, workspaceId: string): Promise<Session['workspace'] | null> {
      const row = (await store.ofUser(userId)).find(({ id }) => id === workspaceId)
      return row ? toPlace(row) : null
    },

    /** Every workspace of the person by name, with what waits for them there. */
    async list({ user, workspace }: Session): Promise<{ items: OwnWorkspace[] }> {
      const [rows, unread] = await Promise.all([store.ofUser(user.id), unreadOf(user.id)])
      const items = rows.map(({ id, name, role }) => ({
        id,
        name,
        role: roleOf(role),
        unread: unread.get(id) ?? 0,
        active: id === workspace.id,
      }))
      return { items: items.toSorted((one, other) => one.name.localeCompare(other.name, 'es')) }
    },

    async create({ user, sessionId }: Session, name: string) {
      const id = randomUUID()
      return database.inTransaction(async () => {
        await insert({ id, slug: id, name, ownerId: user.id, memberId: randomUUID() })
        await store.activate({ sessionId, userId: user.id, id })
        return { id, name }
      })
    },

    /** The session works in this workspace of theirs from now on. Throws 404 where it is none of theirs. */
    async activate({ user, sessionId }: Session, id: string) {
      return database.inTransaction(async () => {
        const found = (await store.ofUser(user.id)).find((one) => one.id === id)
        if (!found) throw notFound()
        await store.activate({ sessionId, userId: user.id, id })
        return { id, name: found.name }
      })
    },

    /**
     * Which workspace of the person a thing is in, so that a link to it leads there; with their role there, and what is
     * shared with them there. Throws 404 where it is in none.
     */
    async holding(session: Session, thingId: string) {
      for (const row of await store.ofUser(session.user.id)) {
        const workspace = toPlace(row)
        if (await sees({ ...session, workspace }, thingId)) return { id: row.id, name: row.name }
      }
      throw notFound()
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

    isMember: (workspaceId: string, userId: string) => store.isMember(workspaceId, userId),

    /** Those of a workspace whom a text may call: whoever may do this. */
    async callable(workspaceId: string, action: Action): Promise<Mentionable[]> {
      return (await teamOf(workspaceId, action)).map(({ id, name }) => ({ id, name }))
    },

    teamOf,
  }
}
export type WorkspaceService = ReturnType<typeof workspaceService>

type Membership = { id: string; name: string; role: string; logo: string | null }

function toPlace({ id, name, role, logo }: Membership): Session['workspace'] {
  return { id, name, role: roleOf(role), logo: logoAddress(id, logo) }
}
