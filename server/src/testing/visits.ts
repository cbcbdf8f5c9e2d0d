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
  const source = { referrer: 'mail', referrerAddress: '', campaign: null } as const
  const claims = { ...source, publicationId: 'p', issued, nonce: 'n' }
  return publicTokens(secret).sign(claims, { siteId: siteId ?? '', pageId })
}
