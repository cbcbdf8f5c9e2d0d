import { randomUUID } from 'node:crypto'
import { recordKindsOfEvents } from '@aurelio/contracts/events'
import type { Database } from '../database/database.ts'
import { appendToChain } from './chain.ts'

/** What the record of an installation keeps of its accounts. */
export const auditKinds = [
  'sign-up',
  'sign-in',
  'sign-in-failed',
  'sign-out',
  'password-changed',
  'password-reset',
  'email-changed',
  'two-factor-enabled',
  'two-factor-disabled',
  'backup-codes-renewed',
  'passkey-added',
  'passkey-removed',
  'provider-linked',
  'provider-unlinked',
  'session-closed',
  'account-disabled',
  'account-enabled',
  'account-deleted',
  'owner-changed',
  'data-exported',
  ...recordKindsOfEvents,
  'assistant-called',
] as const
export type AuditKind = (typeof auditKinds)[number]

export type AuditEvent = {
  kind: AuditKind
  userId: string | null
  /** Who did it, where that is somebody else. */
  actorId?: string | null
  /** Where, for what concerns a workspace. */
  workspaceId?: string
  detail?: Record<string, string>
}

export type Audit = (event: AuditEvent) => Promise<void>

/**
 * Writes events into a table that the engine itself keeps from being changed, each chained to the one before it. Details
 * are JSON, so that no line break in them can pass for another entry; they never hold passwords, codes, tokens or mail
 * addresses.
 */
export function openAudit(database: Database): Audit {
  return ({ kind, userId, actorId, workspaceId = null, detail = {} }) => {
    const row = {
      id: randomUUID(),
      at: new Date().toISOString(),
      kind,
      userId,
      actorId: actorId ?? userId,
      workspaceId,
      detail: JSON.stringify(detail),
    }
    return database.beforeCommit(() => appendToChain(database, row))
  }
}
