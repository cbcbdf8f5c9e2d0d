import type { AuthContext } from 'better-auth'

/** What an operator does to accounts at the terminal: no session, no rule of who may register. */
export type AuthOperator = {
  /** Makes an account whose mail counts as confirmed, for the operator vouches for it; gives its id. */
  create: (account: { name: string; email: string; password: string }) => Promise<string>
  /** Gives it another password, also where it had none, and ends every session. */
  setPassword: (userId: string, password: string) => Promise<void>
  /** Whether it keeps the installation, where ADMIN_EMAILS does not say who does. */
  setAdministrator: (userId: string, is: boolean) => Promise<void>
}

/** Of the library's inside, what is used here. */
type Inside = Pick<AuthContext, 'internalAdapter'> & { password: Pick<AuthContext['password'], 'hash'> }

/** The library's own tables, by the library's own functions. */
export function authOperator(context: () => Promise<Inside>): AuthOperator {
  async function link(userId: string, password: string) {
    const { internalAdapter, password: hashing } = await context()
    const hashed = await hashing.hash(password)
    const ways = await internalAdapter.findAccounts(userId)
    if (ways.some(({ providerId }) => providerId === 'credential'))
      await internalAdapter.updatePassword(userId, hashed)
    else
      await internalAdapter.linkAccount({
        userId,
        providerId: 'credential',
        accountId: userId,
        password: hashed,
      })
  }

  return {
    async create({ name, email, password }) {
      const { internalAdapter } = await context()
      const { id } = await internalAdapter.createUser(
        { name, email, emailVerified: true },
        { method: 'email-password' },
      )
      await link(id, password)
      return id
    },
    async setPassword(userId, password) {
      await link(userId, password)
      await (await context()).internalAdapter.deleteUserSessions(userId)
    },
    async setAdministrator(userId, is) {
      await (await context()).internalAdapter.updateUser(userId, { role: is ? 'admin' : 'user' })
    },
  }
}
