import type { TokenKind } from '@aurelio/contracts/api-tokens'

/** What programs of others come with. */
export type ApiTokenTables = { apiToken: ApiTokenRow }

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
  createdAt: string
  expiresAt: string | null
  lastUsedAt: string | null
}
