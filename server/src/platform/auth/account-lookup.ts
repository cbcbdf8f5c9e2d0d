import type { Database } from '../database/database.ts'

/** What the sign-in screen may be told about an account. */
export type AccountByEmail = { id: string; hasPassword: boolean; providers: string[] }

/** The account with this e-mail (lower case); null where there is none. */
export function accountByEmail(database: Database) {
  return async (email: string): Promise<AccountByEmail | null> => {
    const rows = await database
      .query()
      .selectFrom('user')
      .leftJoin('account', 'account.userId', 'user.id')
      .select(['user.id', 'account.providerId', 'account.password'])
      .where('user.email', '=', email)
      .execute()
    const [first] = rows
    if (!first) return null
    return {
      id: first.id,
      hasPassword: rows.some(({ password }) => password !== null),
      providers: rows.flatMap(({ providerId }) =>
        providerId && providerId !== 'credential' ? [providerId] : [],
      ),
    }
  }
}

/** Earlier reset links of a person die with a newer one. */
export async function dropOtherResets(database: Database, userId: string, token: string): Promise<void> {
  await database
    .query()
    .deleteFrom('verification')
    .where('value', '=', userId)
    .where('identifier', 'like', 'reset-password:%')
    .where('identifier', '<>', `reset-password:${token}`)
    .execute()
}

/** The first account of an installation manages the others. */
export async function promoteFirstAccount(database: Database, userId: string): Promise<void> {
  await database
    .query()
    .updateTable('user')
    .set({ role: 'admin' })
    .where('id', '=', userId)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('user as other').select('other.id').where('other.id', '<>', userId))),
    )
    .execute()
}
