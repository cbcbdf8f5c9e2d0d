import { createHash, randomBytes } from 'node:crypto'

const bytes = 32

/** A secret that is told once, for an address. */
export function newToken(): string {
  return randomBytes(bytes).toString('base64url')
}

/** What the database keeps of a token: whoever reads it there can open nothing with it. */
export function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
