import type { Account } from '@aurelio/contracts/accounts'
import type { Session } from '../../platform/access/session.ts'
import type { Audit } from '../../platform/audit/audit.ts'
import type { Auth } from '../../platform/auth/auth.ts'
import type { Database } from '../../platform/database/database.ts'
import { pageOfRows, positionOf } from '../../platform/http/cursor.ts'
import { notFound, refuse } from '../../platform/http/failures.ts'
import type { administratorRule } from './policy.ts'
import { accountStore } from './store.ts'

type Parts = {
  database: Database
  auth: Pick<Auth, 'setDisabled'>
  audit: Audit
  isAdministrator: ReturnType<typeof administratorRule>
}
type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof accountStore>['find']>>>

/** For those who manage the installation: its accounts. To others none of it exists. */
export function accountService({ database, auth, audit, isAdministrator }: Parts) {
  const store = accountStore(database)
  const administers = (row: Row) => isAdministrator({ ...row, emailVerified: Boolean(row.emailVerified) })

  async function requireAdministrator({ user }: Session) {
    const row = await store.find(user.id)
    if (!row || !administers(row)) throw notFound()
  }

  function toAccount(row: Row): Account {
    return {
      id: row.id,
      name: row.name,
      email: row.email,
      administrator: administers(row),
      disabled: Boolean(row.banned),
      createdAt: new Date(row.createdAt).toISOString(),
    }
  }

  async function setDisabled(session: Session, id: string, disabled: boolean): Promise<Account> {
    await requireAdministrator(session)
    if (!(await store.find(id))) throw notFound()
    if (disabled && id === session.user.id) throw refuse('OWN_ACCOUNT')
    await auth.setDisabled(id, disabled)
    const kind = disabled ? 'account-disabled' : 'account-enabled'
    await audit({ kind, userId: id, actorId: session.user.id })
    const row = await store.find(id)
    if (!row) throw notFound()
    return toAccount(row)
  }

  return {
    async list(
      session: Session,
      {
        search = '',
        cursor,
        limit,
      }: { search?: string | undefined; cursor?: string | undefined; limit: number },
    ) {
      await requireAdministrator(session)
      const rows = await store.list(search, positionOf(cursor), limit)
      const { items, nextCursor } = pageOfRows(rows, limit, (row) => new Date(row.createdAt).toISOString())
      return { items: items.map(toAccount), nextCursor }
    },
    disable: (session: Session, id: string) => setDisabled(session, id, true),
    enable: (session: Session, id: string) => setDisabled(session, id, false),
  }
}
