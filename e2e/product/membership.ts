import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import type { Account } from './account.ts'
import type { Product } from './product.ts'

const sessionSchema = z.object({
  user: z.object({ id: z.string() }),
  workspace: z.object({ id: z.string() }),
})

/** Puts a person into another's workspace, where they work from then on. There is no screen for it yet. */
export async function joinWorkspace(
  { dataDir }: Product,
  person: Account,
  { of, role }: { of: Account; role: 'admin' | 'member' | 'client' },
): Promise<void> {
  const { workspace } = sessionSchema.parse(await of.call('GET', '/api/session'))
  const { user } = sessionSchema.parse(await person.call('GET', '/api/session'))
  const database = new DatabaseSync(join(dataDir, 'aurelio.db'), { timeout: 5000 })
  database
    .prepare(
      'insert into member ("id", "organizationId", "userId", "role", "createdAt") values (?, ?, ?, ?, ?)',
    )
    .run(`guest-${user.id}`, workspace.id, user.id, role, new Date(0).toISOString())
  database.close()
}
