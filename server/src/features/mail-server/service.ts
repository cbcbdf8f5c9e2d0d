import { randomUUID } from 'node:crypto'
import { type AddressPolicy, RefusedAddress } from '@aurelio/media/network/address-policy'
import type { MailServer, MailServerState, NewMailServer } from '@aurelio/contracts/mail-server'
import type { Access } from '../../platform/access/access.ts'
import { by, type Session } from '../../platform/access/session.ts'
import type { Database } from '../../platform/database/database.ts'
import type { MailServerRow } from '../../platform/database/tables/mail-servers.ts'
import type { Emit } from '../../platform/events/events.ts'
import { invalidField, notFound, refuse } from '../../platform/http/failures.ts'
import type { RateLimits } from '../../platform/http/rate-limits.ts'
import type { SealedTexts } from '../../platform/sealed-text.ts'
import { faultOf, judged } from './reach.ts'
import type { MailServerStore } from './store.ts'
import type { sendTrial } from './trial.ts'

const trials = { limit: 20, windowSeconds: 60 * 60 }

type Parts = {
  database: Database
  access: Access
  emit: Emit
  limits: RateLimits
  store: MailServerStore
  policy: AddressPolicy
  secrets: SealedTexts
  attempt: ReturnType<typeof sendTrial>
}

/** By which mail server a workspace writes to people, for those who lead it. */
export function mailServerService(parts: Parts) {
  const { database, access, emit, limits, store, policy, secrets, attempt } = parts

  async function rowOf(session: Session): Promise<MailServerRow> {
    access.demand(session, 'mail-server.manage')
    const row = await store.find(session.workspace.id)
    if (!row) throw notFound()
    return row
  }

  async function get(session: Session) {
    access.demand(session, 'mail-server.manage')
    const row = await store.find(session.workspace.id)
    return { server: row ? shown(row) : null }
  }

  const told = (session: Session, kind: 'mail-server.changed' | 'mail-server.removed', host: string) =>
    emit({ ...by(session), kind, subject: { id: session.workspace.id, name: host } })

  return {
    get,

    /** What is kept is used only once a letter has gone by it. */
    async save(session: Session, { password, ...asked }: NewMailServer) {
      access.demand(session, 'mail-server.manage')
      await vet(policy, asked)
      const { workspaceId } = by(session)
      await database.inTransaction(async () => {
        const before = await store.find(workspaceId)
        await store.save({
          ...asked,
          workspaceId,
          secret: password === undefined ? secretOf(before, asked) : password && secrets.seal(password),
          isUsed: 0,
          changedAt: `${new Date().toISOString()} ${randomUUID()}`,
          triedAt: null,
          problem: '',
          answer: '',
        })
        await told(session, 'mail-server.changed', asked.host)
      })
      return get(session)
    },

    /** A real connection, and a letter to who asks. */
    async try(session: Session) {
      const row = await rowOf(session)
      const seconds = await limits.hit('mail-server-trial', [row.workspaceId], trials)
      if (seconds > 0) throw refuse('TOO_MANY_REQUESTS', { seconds })
      const fault = await attempt(row, session).then(() => null, faultOf)
      const result = fault ?? { problem: '' as const, answer: '' }
      await database.inTransaction(async () => {
        await store.note(row, { ...result, triedAt: new Date().toISOString() })
        await told(session, 'mail-server.changed', row.host)
      })
      return get(session)
    },

    async use(session: Session, isUsed: boolean) {
      const row = await rowOf(session)
      if (isUsed && (row.triedAt === null || row.problem !== '')) throw refuse('MAIL_SERVER_NOT_TRIED')
      await database.inTransaction(async () => {
        await store.note(row, { isUsed: isUsed ? 1 : 0 })
        await told(session, 'mail-server.changed', row.host)
      })
      return get(session)
    },

    async remove(session: Session) {
      const row = await rowOf(session)
      await database.inTransaction(async () => {
        await store.remove(row.workspaceId)
        await told(session, 'mail-server.removed', row.host)
      })
      return get(session)
    },
  }
}
export type MailServerService = ReturnType<typeof mailServerService>

/** So that who enters it hears of it; each connection judges it again. */
async function vet(policy: AddressPolicy, asked: Parameters<typeof judged>[1]): Promise<void> {
  try {
    await judged(policy, asked)
  } catch (error) {
    throw invalidField('host', error instanceof RefusedAddress ? 'PRIVATE_ADDRESS' : 'UNKNOWN_HOST')
  }
}

/** The password stays where it was typed for: no other server is told it. */
function secretOf(before: MailServerRow | undefined, asked: Omit<NewMailServer, 'password'>): string {
  if (!before || before.secret === '') return ''
  const { host, port, security, user } = before
  if (host !== asked.host || port !== asked.port || security !== asked.security || user !== asked.user)
    throw refuse('MAIL_SERVER_PASSWORD_NEEDED')
  return before.secret
}

function shown(row: MailServerRow): MailServer {
  const { host, port, security, user, sender, secret, triedAt, problem, answer } = row
  return {
    host,
    port,
    security,
    user,
    sender,
    hasPassword: secret !== '',
    state: stateOf(row),
    triedAt,
    problem: problem === '' ? null : problem,
    answer,
  }
}

function stateOf({ isUsed, triedAt, problem }: MailServerRow): MailServerState {
  if (isUsed === 1) return problem === '' ? 'used' : 'failing'
  if (triedAt === null) return 'untried'
  return problem === '' ? 'ready' : 'failed'
}
