import { createHash } from 'node:crypto'
import type { Database } from '../database/database.ts'

/** A TOTP code is valid for its own half minute and one on each side. */
const lifeMs = 2 * 60 * 1000

/**
 * Remembers codes, so that none is accepted twice (ASVS 6.5.1). True for the first use by this person; the one statement
 * decides between two requests at the same moment.
 */
export function firstUseOfCode(database: Database) {
  return async (userId: string, code: string): Promise<boolean> => {
    const now = Date.now()
    const key = createHash('sha256').update(`${userId}:${code}`).digest('base64url')
    const row = await database
      .query()
      .insertInto('usedCode')
      .values({ key, expiresAt: new Date(now + lifeMs).toISOString() })
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet({ expiresAt: new Date(now + lifeMs).toISOString() })
          .where('usedCode.expiresAt', '<', new Date(now).toISOString()),
      )
      .returning('key')
      .executeTakeFirst()
    return row !== undefined
  }
}
