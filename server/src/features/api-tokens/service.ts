import { randomUUID } from 'node:crypto'
import type { ApiToken, newApiTokenSchema } from '@aurelio/contracts/api-tokens'
import type { ChangeMode } from '@aurelio/contracts/change-modes'
import type { EventOf } from '@aurelio/contracts/events'
import type { z } from 'zod'
import type { Access } from '../../platform/access/access.ts'
import { by, type Session } from '../../platform/access/session.ts'
import type { Database } from '../../platform/database/database.ts'
import type { ApiTokenRow } from '../../platform/database/tables/api-tokens.ts'
import type { Emit } from '../../platform/events/events.ts'
import { notFound, refuse } from '../../platform/http/failures.ts'
import { scopesIn } from './bearers.ts'
import type { ApiTokenStore } from './store.ts'
import { digestOf, newToken } from './token-text.ts'

/** Tokens of one person in one workspace. */
const most = 50
const dayMs = 24 * 60 * 60 * 1000

type Parts = { database: Database; access: Access; emit: Emit; store: ApiTokenStore }
type NewToken = z.output<typeof newApiTokenSchema>

/** Tokens as people make and revoke them: their own, and those who lead the workspace everybody's. */
export function apiTokenService({ database, access, emit, store }: Parts) {
  /** Whose tokens somebody looks after: null for everybody's. */
  function ownerFor(session: Session) {
    access.demand(session, 'tokens.use')
    return access.can(session, 'tokens.manage') ? null : session.user.id
  }

  return {
    async list(session: Session): Promise<{ items: ApiToken[] }> {
      const rows = await store.list(session.workspace.id, ownerFor(session))
      return { items: rows.map(toToken) }
    },

    async create(session: Session, input: NewToken): Promise<ApiToken & { token: string }> {
      access.demand(session, input.kind === 'workspace' ? 'tokens.manage' : 'tokens.use')
      const { token, prefix } = newToken()
      const row = newRow(session, input, { prefix, digest: digestOf(token) })
      return database.inTransaction(async () => {
        const own = await store.list(row.workspaceId, row.userId)
        if (own.length >= most) throw refuse('TOKENS_FULL', { most })
        await store.insert(row)
        await emit({ ...by(session), kind: 'token.created', subject: { id: row.id, name: row.name } })
        return { ...toToken({ ...row, personName: session.user.name }), token }
      })
    },

    /** Says how it changes pages from now on; whoever made it alone decides on that. */
    async change(session: Session, { id, changes }: { id: string; changes: ChangeMode }): Promise<ApiToken> {
      access.demand(session, 'tokens.use')
      return database.inTransaction(async () => {
        const row = await store.find(session.workspace.id, id)
        if (!row || row.userId !== session.user.id) throw notFound()
        await store.setChanges(session.workspace.id, id, changes)
        await emit({ ...by(session), kind: 'token.changed', subject: { id, name: row.name } })
        return toToken({ ...row, changes })
      })
    },

    async revoke(session: Session, id: string) {
      const owner = ownerFor(session)
      return database.inTransaction(async () => {
        const row = await store.find(session.workspace.id, id)
        if (!row || (owner !== null && row.userId !== owner)) throw notFound()
        await store.remove(session.workspace.id, id)
        await emit({ ...by(session), kind: 'token.revoked', subject: { id, name: row.name } })
        return { id }
      })
    },

    /** Who leaves takes their tokens along: they do not come back with the person. */
    forgetMembers: async (events: readonly EventOf<'member.removed'>[]) => {
      for (const { workspaceId, subject } of events) await store.removeOfPerson(workspaceId, subject.id)
    },
  }
}
export type ApiTokenService = ReturnType<typeof apiTokenService>

function newRow(
  { user, workspace }: Session,
  { name, kind, scopes, changes, expiresInDays }: NewToken,
  kept: Pick<ApiTokenRow, 'prefix' | 'digest'>,
): ApiTokenRow {
  const now = Date.now()
  return {
    id: randomUUID(),
    workspaceId: workspace.id,
    userId: user.id,
    kind,
    name,
    ...kept,
    scopes: JSON.stringify([...new Set(scopes)]),
    changes,
    createdAt: new Date(now).toISOString(),
    expiresAt: expiresInDays === null ? null : new Date(now + expiresInDays * dayMs).toISOString(),
    lastUsedAt: null,
  }
}

type Shown = Omit<ApiTokenRow, 'workspaceId' | 'digest'> & { personName: string }

function toToken(row: Shown): ApiToken {
  const { id, kind, name, prefix, changes, createdAt, expiresAt, lastUsedAt } = row
  return {
    id,
    kind,
    name,
    prefix,
    scopes: scopesIn(row.scopes),
    changes,
    person: { id: row.userId, name: row.personName },
    createdAt,
    expiresAt,
    lastUsedAt,
  }
}
