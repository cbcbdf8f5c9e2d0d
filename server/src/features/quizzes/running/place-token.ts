import { z } from 'zod'
import { longestToken, type SignedIds } from '../../../platform/public-token/signed-ids.ts'

/** Where somebody is in a quiz: whose attempt it is, in which version, and at which of its steps. */
export type Place = {
  attempt: string
  version: string
  node: string
  seq: number
  issued: number
  /** The language in which it is taken, where that is not the quiz's own; '' where it is. */
  language: string
  /** Of the first step: what led there, and what came with the address; kept as soon as something is answered. */
  brought: Brought
}
export type Brought = {
  source: string
  hidden: Readonly<Record<string, string>>
  /** Token of the page in which it was begun; absent for the quiz's own. */
  visit?: string | undefined
}
const broughtSchema = z.object({
  source: z.string(),
  hidden: z.record(z.string(), z.string()),
  visit: z.string().optional(),
})
const nothing: Brought = { source: '', hidden: {} }

/** How long somebody may go on with what they began, in seconds. */
const goodSeconds = 24 * 60 * 60

/** What was signed is what was written: nobody else can have made it. */
function broughtIn(carried: string): Brought {
  return broughtSchema.parse(JSON.parse(Buffer.from(carried, 'base64url').toString()))
}

type Signed = Omit<Place, 'issued' | 'brought' | 'language'> & { brought?: Brought; language?: string }
/** As long as any token may be that is signed. */
const longest = longestToken

/** Tokens that steps carry in the place of a cookie: nobody can make one, and each is good for a day. */
export function placeTokens(signed: SignedIds) {
  return {
    sign: ({ attempt, version, node, seq, brought = nothing, language = '' }: Signed) =>
      signed.sign(
        [
          attempt,
          version,
          node,
          seq,
          Math.floor(Date.now() / 1000).toString(36),
          ...(seq === 0 ? [Buffer.from(JSON.stringify(brought)).toString('base64url')] : []),
          ...(language === '' ? [] : [...(seq === 0 ? [] : ['']), language]),
        ].join('~'),
      ),
    /** Null for one that was never given; `isOver` for one of another day. */
    read(token: string): (Place & { isOver: boolean }) | null {
      const text = token.length > longest ? null : signed.read(token)
      const [attempt, version, node, seq, at, carried = '', language = ''] = text?.split('~') ?? []
      if (!attempt || !version || !node || !seq || !at) return null
      const issued = Number.parseInt(at, 36)
      const isOver = Date.now() / 1000 - issued > goodSeconds
      const brought = carried === '' ? nothing : broughtIn(carried)
      return { attempt, version, node, seq: Number(seq), issued, language, brought, isOver }
    },
  }
}
export type PlaceTokens = ReturnType<typeof placeTokens>
