import { publicTokens } from '../platform/public-token/public-token.ts'
import type { TestServer } from './test-server.ts'

/** The token that a page would have carried so many seconds ago; `secret` is the installation's. */
export async function tokenFrom({ database }: TestServer, secret: string, pageId: string, seconds: number) {
  const { siteId } = await database
    .query()
    .selectFrom('page')
    .select('siteId')
    .where('id', '=', pageId)
    .executeTakeFirstOrThrow()
  const issued = Math.floor(Date.now() / 1000) - seconds
  const claims = { publicationId: 'p', issued, nonce: 'n', referrer: 'mail', campaign: null } as const
  return publicTokens(secret).sign(claims, { siteId: siteId ?? '', pageId })
}
