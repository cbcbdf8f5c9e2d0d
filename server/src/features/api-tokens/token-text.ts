import { createHash, randomBytes } from 'node:crypto'
import { tokenPrefix } from '../../platform/http/bearer.ts'

const bytes = 32
/** Letters behind the prefix that tell a token from others; the rest of it stays beyond guessing. */
const shownLetters = 6

/** A new token, and how it begins. */
export function newToken(): { token: string; prefix: string } {
  const token = tokenPrefix + randomBytes(bytes).toString('base64url')
  return { token, prefix: token.slice(0, tokenPrefix.length + shownLetters) }
}

/** What is kept of a token. It is too random to be guessed from this, so that no slow digest is needed. */
export function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
