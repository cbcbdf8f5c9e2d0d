import { getCurrentAdapter } from '@better-auth/core/context'
import type { GenericEndpointContext } from 'better-auth'
import { APIError } from 'better-auth/api'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'

type Rules = Pick<Config['accounts'], 'registration' | 'registrationDomains'>
type Adapter = Awaited<ReturnType<typeof getCurrentAdapter>>

/** Who may make an account now: the first one of an installation always may be made. */
export async function presentRegistration(database: Database, { registration }: Rules) {
  const someone = await database.query().selectFrom('user').select('id').limit(1).executeTakeFirst()
  return someone ? registration : 'open'
}

/**
 * Throws 403 where nobody with this address may make an account (REGISTRATION, REGISTRATION_DOMAINS), by whichever way
 * they come. Asks within the library's own transaction, which holds SQLite's one connection. Somebody who is invited
 * needs no certain domain.
 */
export async function checkRegistration(rules: Rules, email: string, ctx: GenericEndpointContext | null) {
  const { registration: who, registrationDomains: domains } = rules
  if ((who === 'open' && !domains) || !ctx) return
  const adapter = await getCurrentAdapter(ctx.context.adapter)
  if ((await adapter.count({ model: 'user' })) === 0) return
  if (who === 'closed') throw refused('REGISTRATION_CLOSED')
  const fits = domains === undefined || domains.includes(email.split('@').at(-1)?.toLowerCase() ?? '')
  if (who === 'open' && fits) return
  if (await isInvited(adapter, email.toLowerCase())) return
  throw refused(who === 'invite' ? 'REGISTRATION_BY_INVITATION' : 'REGISTRATION_DOMAIN')
}

async function isInvited(adapter: Adapter, email: string) {
  const where = [
    { field: 'email', value: email },
    { field: 'status', value: 'pending' },
    { field: 'expiresAt', operator: 'gt', value: new Date() },
  ] as const
  return (await adapter.count({ model: 'invitation', where: [...where] })) > 0
}

/** The message too: where a provider's window comes back, it is all that is told. */
function refused(code: string) {
  return new APIError('FORBIDDEN', { code, message: code })
}
