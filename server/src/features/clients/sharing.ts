import type { Share, ShareLevel } from '@aurelio/contracts/clients'
import type { Access } from '../../platform/access/access.ts'
import type { Session } from '../../platform/access/session.ts'
import type { Database } from '../../platform/database/database.ts'
import { invalidField } from '../../platform/http/failures.ts'
import type { Grant, GrantStore } from './grant.ts'
import { memberStore } from './store.ts'

export type Wanted = { id: string; clients: readonly string[]; level: ShareLevel; leads: boolean }

/** Shares things with clients, whatever they are. */
export function sharing({ database, access }: { database: Database; access: Access }) {
  const members = memberStore(database)

  /** The members who see only what is shared with them, by name. */
  async function clientsOf(workspaceId: string) {
    const all = await members.all(workspaceId)
    return all
      .filter(({ role }) => !access.memberCan(role, 'workspace.see'))
      .toSorted((one, other) => one.name.localeCompare(other.name, 'es'))
  }

  return {
    async read(session: Session, grants: GrantStore, id: string): Promise<Share> {
      const [clients, rows] = await Promise.all([clientsOf(session.workspace.id), grants.of(id)])
      const held = new Set(rows.map(({ userId }) => userId))
      const [first] = rows
      return {
        clients: clients.map((client) => ({ id: client.id, name: client.name, shared: held.has(client.id) })),
        level: first?.level ?? 'approve',
        leads: first?.leads === 1,
      }
    },

    /**
     * Shares a thing with these clients and takes it from all others, within the open transaction. Throws a 422 where one
     * is no client.
     */
    async change(session: Session, grants: GrantStore, wanted: Wanted) {
      const { id } = wanted
      const known = new Map((await clientsOf(session.workspace.id)).map((client) => [client.id, client]))
      const chosen = [...new Set(wanted.clients)].toSorted()
      const rows = chosen.map((userId) => {
        const client = known.get(userId)
        if (!client) throw invalidField('clients', 'UNKNOWN_PERSON')
        return newGrant(session, wanted, client)
      })
      const before = (await grants.of(id)).map(({ userId }) => userId)
      const removed = before.filter((userId) => !chosen.includes(userId))
      await grants.remove(id, removed)
      await grants.put(id, rows)
      return { added: chosen.filter((userId) => !before.includes(userId)), removed }
    },
  }
}
export type Sharing = ReturnType<typeof sharing>

function newGrant(
  { user, workspace }: Session,
  { level, leads }: Wanted,
  client: { id: string; memberId: string },
): Grant {
  return {
    workspaceId: workspace.id,
    memberId: client.memberId,
    userId: client.id,
    level,
    leads: leads ? 1 : 0,
    createdAt: new Date().toISOString(),
    createdBy: user.id,
  }
}
