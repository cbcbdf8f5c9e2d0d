import { ORPCError } from '@orpc/server'
import type { Audit } from '../../platform/audit/audit.ts'
import type { CurrentSession } from '../../platform/auth/auth.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Log } from '../../platform/log/log.ts'
import type { FileStore } from '../../platform/storage/file-store.ts'
import { barsLeaving } from './policy.ts'
import type { SecurityService } from './service.ts'
import { ownershipStore } from './store.ts'

/** What a feature leaves outside the database: keys of files, and what to do once the rows are gone. */
export type Leavings = { fileKeys: readonly string[]; afterwards?: () => void }

type Parts = {
  database: Database
  files: FileStore
  log: Log
  audit: Audit
  security: SecurityService
  /** What goes with a workspace, from each feature that keeps files. */
  ofWorkspace: readonly ((workspaceId: string) => Promise<Leavings>)[]
  ofUser: (userId: string) => Promise<readonly string[]>
}

/** Deletes an account with the workspaces that are its own alone: rows in one transaction, then their files. */
export function accountDeletion(parts: Parts) {
  const { database, files, log, audit, security, ofWorkspace, ofUser } = parts
  const store = ownershipStore(database)
  return async (current: CurrentSession, password: string | undefined): Promise<{ deleted: true }> => {
    await security.requireProof(current, password)
    const { userId } = current
    const leavings = await database.inTransaction(async () => {
      const own = await store.ownWorkspaces(userId)
      if (own.some(barsLeaving))
        throw new ORPCError('LAST_OWNER', {
          status: 409,
          message: 'Eres la única persona propietaria de un espacio compartido. Cédelo o elimínalo antes.',
        })
      const goes = own.filter(({ alone }) => alone).map(({ id }) => id)
      const found: Leavings[] = [{ fileKeys: await ofUser(userId) }]
      for (const id of goes) for (const of of ofWorkspace) found.push(await of(id))
      await store.removeWorkspaces(goes)
      await store.removeAccount(userId)
      await audit({ kind: 'account-deleted', userId })
      return found
    })
    for (const { fileKeys, afterwards } of leavings) {
      for (const key of fileKeys)
        await files
          .delete(key)
          .catch((error: unknown) => log.warn({ error, key }, 'A file could not be removed'))
      afterwards?.()
    }
    return { deleted: true }
  }
}
