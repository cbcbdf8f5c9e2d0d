import type { ChangeMode } from '@aurelio/contracts/change-modes'
import type { TokenKind } from '@aurelio/contracts/api-tokens'

/** What programs of others come with. */
export type ApiTokenTables = { apiToken: ApiTokenRow; idempotencyKey: IdempotencyKeyRow }

export type ApiTokenRow = {
  id: string
  workspaceId: string
  /** Who made it, and whose rights it has. */
  userId: string
  kind: TokenKind
  name: string
  /** How the token begins. */
  prefix: string
  /** SHA-256 of the token, which itself is not kept. */
  digest: string
  /** JSON: a list of `TokenScope`. */
  scopes: string
  /** How it changes pages where it does not say so itself. */
  changes: ChangeMode
  createdAt: string
  expiresAt: string | null
  lastUsedAt: string | null
}

/** A call that may be repeated, and what it was answered. */
export type IdempotencyKeyRow = {
  workspaceId: string
  userId: string
  /** The token that it came with; empty for a person. */
  tokenId: string
  key: string
  /** SHA-256 of the call and what came with it. */
  fingerprint: string
  state: 'begun' | 'done'
  /** JSON; null where there was nothing to say. */
  answer: string | null
  createdAt: string
}
