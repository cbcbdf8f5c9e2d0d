import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Attribution } from '@aurelio/contracts/leads'
import type { AddressOf } from '../../../platform/http/client-address.ts'
import type { Call } from '../../../platform/http/plain-routes.ts'
import type { PublicClaims, PublicTokens } from '../../../platform/public-token/public-token.ts'
import type { QuizRow } from '../tables.ts'
import type { Versions } from './versions.ts'

type Source = Pick<Attribution, 'referrer' | 'referrerAddress' | 'campaign'>
/** The page in which somebody answers: one of the builder, or the quiz's own, which is of no site. */
export type Visited = { siteId: string; pageId: string; claims: PublicClaims }

export type VisitNeighbours = {
  sourceOf: (referer: string | undefined, host: string | undefined, query: string) => Source
  /** What a token of a page of the builder says, whichever it is. */
  placeOfToken: (token: string) => Promise<(Visited & { workspaceId: string }) | null>
  /** Counts a visit of the quiz's own page, as those of pages are counted. */
  countVisit: (visit: {
    workspaceId: string
    siteId: string
    pageId: string
    publicationId: string
    source: Source
    headers: IncomingHttpHeaders
    address: string
  }) => void
}
type Parts = VisitNeighbours & { publicTokens: PublicTokens; clientAddress: AddressOf; versions: Versions }

/** Visits of quizzes: their own page counts and carries a token as pages of the builder do. */
export function quizVisits({
  sourceOf,
  placeOfToken,
  countVisit,
  publicTokens,
  clientAddress,
  versions,
}: Parts) {
  return {
    /** Somebody opens the quiz's own page: what led them there, and the token that says so. */
    opened(c: Call, quiz: QuizRow, publicationId: string) {
      const { headers } = c.env.incoming
      const source = sourceOf(headers.referer, headers.host, new URL(c.req.url).search.slice(1))
      const audience = audienceOf(quiz)
      const address = clientAddress(c)
      countVisit({ ...audience, workspaceId: quiz.workspaceId, publicationId, source, headers, address })
      const issued = Math.floor(Date.now() / 1000)
      const nonce = randomBytes(6).toString('base64url')
      return {
        source: source.referrer,
        visit: publicTokens.sign({ ...source, publicationId, issued, nonce }, audience),
      }
    },
    /** The quiz whose own page gave out a token, and what that says; null for none that is good. */
    async ofToken(token: string): Promise<{ pageId: string; claims: PublicClaims } | null> {
      const versionId = publicTokens.publicationIn(token)
      const version = versionId === null ? null : await versions.find(versionId)
      const claims = version && publicTokens.read(token, audienceOf({ id: version.quizId }))
      return claims ? { pageId: version.quizId, claims } : null
    },
    /** What a token says of a visit to the quiz's own page, or to a page of its workspace; null for none that is good. */
    async read(quiz: QuizRow, token: string): Promise<Visited | null> {
      if (token === '') return null
      const audience = audienceOf(quiz)
      const claims = publicTokens.read(token, audience)
      if (claims) return { ...audience, claims }
      const place = await placeOfToken(token)
      return place?.workspaceId === quiz.workspaceId ? place : null
    },
  }
}
export type QuizVisits = ReturnType<typeof quizVisits>

/** Its own page is of no site. */
function audienceOf({ id }: Pick<QuizRow, 'id'>) {
  return { siteId: '', pageId: id }
}
