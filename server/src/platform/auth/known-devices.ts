import { createHash } from 'node:crypto'
import type { Database } from '../database/database.ts'

/** How long a device that is not used is remembered, in days; its cookie lives as long. */
export const deviceDays = 365
const dayMs = 24 * 60 * 60 * 1000

/** The devices a person signs in with, known by the word in a cookie of theirs, which is not kept as it is. */
export function knownDevices(database: Database) {
  return {
    /** Remembers the device. True where it is new and the person has others, so that they must be told. */
    meet(userId: string, device: string): Promise<boolean> {
      return database.inTransaction(async () => {
        const key = createHash('sha256').update(`${userId}:${device}`).digest('base64url')
        const now = Date.now()
        const old = new Date(now - deviceDays * dayMs).toISOString()
        await database
          .query()
          .deleteFrom('knownDevice')
          .where('userId', '=', userId)
          .where('lastUsedAt', '<', old)
          .execute()
        const known = await database
          .query()
          .selectFrom('knownDevice')
          .select('key')
          .where('userId', '=', userId)
          .execute()
        const lastUsedAt = new Date(now).toISOString()
        await database
          .query()
          .insertInto('knownDevice')
          .values({ key, userId, lastUsedAt })
          .onConflict((conflict) => conflict.column('key').doUpdateSet({ lastUsedAt }))
          .execute()
        return known.length > 0 && !known.some((row) => row.key === key)
      })
    },
  }
}
