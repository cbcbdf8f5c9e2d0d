import { randomBytes } from 'node:crypto'
import type { PublicTokens } from '../../../platform/public-token/public-token.ts'
import type { Source } from '../source.ts'

/** Makes the token that the forms of a page carry for who comes from this source now. */
export type TokenFor = (source: Source) => string

export type Shown = { publicationId: string; variant: string; siteId: string; pageId: string }

export function visitTokens(tokens: PublicTokens, { publicationId, variant, ...audience }: Shown): TokenFor {
  return (source) => {
    const nonce = randomBytes(6).toString('base64url')
    const issued = Math.floor(Date.now() / 1000)
    return tokens.sign({ ...source, publicationId, variant, issued, nonce }, audience)
  }
}
