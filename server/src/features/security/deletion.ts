import type { Succession } from '@aurelio/contracts/security'
import type { Access } from '../../platform/access/access.ts'
import type { Audit } from '../../platform/audit/audit.ts'
import type { CurrentSession } from '../../platform/auth/auth.ts'
import type { AccountMails } from '../../platform/auth/mails.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Leftovers } from '../../platform/feature.ts'
import { refuse } from '../../platform/http/failures.ts'
import type { Log } from '../../platform/log/log.ts'
import { removeLeftovers } from '../../platform/removal/leftovers.ts'
import type { FileStore } from '../../platform/storage/file-store.ts'
import { barsLeaving, maySucceed } from './policy.ts'
import type { SecurityService } from './service.ts'
import { ownershipStore } from './store.ts'

/** What remains of a workspace or a person outside the database, from each feature that keeps some. */
export type Remains = {
  leftByWorkspace: (workspaceId: string) => Promise<Leftovers[]>
  leftByPerson: (userId: string) => Promise<Leftovers[]>
}
type Parts = Remains & {
  database: Database
  files: FileStore
  log: Log
  audit: Audit
  mails: AccountMails
  security: SecurityService
  access: Access
}

/**
 * Deletes an account with the workspaces that are its own alone: rows in one transaction, then their files. Throws
 * LAST_OWNER while `successions` leaves it open what becomes of a workspace that others work in.
 */
export function accountDeletion(parts: Parts) {
  const { database, files, log, audit, security, leftByWorkspace, leftByPerson } = parts
  const store = ownershipStore(database)
  return async (
    current: CurrentSession,
    password: string | undefined,
    successions: readonly Succession[],
  ): Promise<{ deleted: true }> => {
    await security.requireProof(current, password)
    const { userId } = current
    const leftovers = await database.inTransaction(async () => {
      const own = await store.ownWorkspaces(userId)
      const removed = await settle(parts, own, successions, userId)
      const goes = [...own.filter(({ alone }) => alone).map(({ id }) => id), ...removed]
      const found = await leftByPerson(userId)
      for (const id of goes) found.push(...(await leftByWorkspace(id)))
      await store.removeWorkspaces(goes)
      await store.removeAccount(userId)
      await audit({ kind: 'account-deleted', userId })
      return found
    })
    await removeLeftovers(leftovers, files, log)
    return { deleted: true }
  }
}
export type AccountDeletion = ReturnType<typeof accountDeletion>

type OwnWorkspace = Awaited<ReturnType<ReturnType<typeof ownershipStore>['ownWorkspaces']>>[number]

/** Hands over the workspaces that others work in; gives those that are to be removed instead. */
async function settle(
  { database, audit, mails, access }: Parts,
  own: readonly OwnWorkspace[],
  successions: readonly Succession[],
  userId: string,
): Promise<string[]> {
  const removed: string[] = []
  for (const { id, name, others } of own.filter(barsLeaving)) {
    const chosen = successions.find(({ workspaceId }) => workspaceId === id)
    if (!chosen) throw refuse('LAST_OWNER')
    if (chosen.successorId === null) {
      removed.push(id)
      continue
    }
    const successor = others.filter(maySucceed(access)).find((other) => other.id === chosen.successorId)
    if (!successor) throw refuse('NO_SUCCESSOR')
    await ownershipStore(database).makeOwner(id, successor.id)
    await audit({ kind: 'owner-changed', userId: successor.id, actorId: userId, detail: { workspace: id } })
    await mails.newOwner(successor, name)
  }
  return removed
}
