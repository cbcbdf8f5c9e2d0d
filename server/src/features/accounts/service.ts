import type { Account } from '@aurelio/contracts/accounts'
import type { Access } from '../../platform/access/access.ts'
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
  access: Access
  isAdministrator: ReturnType<typeof administratorRule>
}
type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof accountStore>['find']>>>

/** For those who manage the installation: its accounts. To others none of it exists. */
export function accountService({ database, auth, audit, access, isAdministrator }: Parts) {
  const store = accountStore(database)
  const administers = (row: Row) => isAdministrator({ ...row, emailVerified: Boolean(row.emailVerified) })

  function demand(session: Session) {
    if (!access.can(session, 'accounts.manage')) throw notFound()
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
    demand(session)
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
      demand(session)
      const rows = await store.list(search, positionOf(cursor), limit)
      const { items, nextCursor } = pageOfRows(rows, limit, (row) => new Date(row.createdAt).toISOString())
      return { items: items.map(toAccount), nextCursor }
    },
    disable: (session: Session, id: string) => setDisabled(session, id, true),
    enable: (session: Session, id: string) => setDisabled(session, id, false),
  }
}
