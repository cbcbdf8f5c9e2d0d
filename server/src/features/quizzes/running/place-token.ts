import type { SignedIds } from '../../../platform/public-token/signed-ids.ts'

/** Where somebody is in a quiz: whose attempt it is, in which version, and at which of its steps. */
export type Place = { attempt: string; version: string; node: string; seq: number; issued: number }

/** How long somebody may go on with what they began, in seconds. */
const goodSeconds = 24 * 60 * 60

/** Tokens that steps carry in the place of a cookie: nobody can make one, and each is good for a day. */
export function placeTokens(signed: SignedIds) {
  return {
    sign: ({ attempt, version, node, seq }: Omit<Place, 'issued'>) =>
      signed.sign([attempt, version, node, seq, Math.floor(Date.now() / 1000).toString(36)].join('~')),
    /** Null for one that was never given; `isOver` for one of another day. */
    read(token: string): (Place & { isOver: boolean }) | null {
      const text = token.length > 400 ? null : signed.read(token)
      const [attempt, version, node, seq, at] = text?.split('~') ?? []
      if (!attempt || !version || !node || !seq || !at) return null
      const issued = Number.parseInt(at, 36)
      const isOver = Date.now() / 1000 - issued > goodSeconds
      return { attempt, version, node, seq: Number(seq), issued, isOver }
    },
  }
}
export type PlaceTokens = ReturnType<typeof placeTokens>
