import type { Database } from '../database/database.ts'

/** Whether an account has this e-mail (lower case), to tell 'no such account' from 'wrong password'. */
export function isKnownEmail(database: Database) {
  return async (email: string): Promise<boolean> => {
    const row = await database
      .query()
      .selectFrom('user')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirst()
    return row !== undefined
  }
}
