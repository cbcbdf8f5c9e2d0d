import { createHmac, timingSafeEqual } from 'node:crypto'

const idLength = 36
const bytes = 24

/**
 * The secret part of an invitation's link. It is derived, not kept: whoever reads the database cannot accept with what
 * stands there, and who invited can copy the link again.
 */
export function invitationTokens(secret: string) {
  const proof = (id: string) =>
    createHmac('sha256', secret).update(`invitation:${id}`).digest().subarray(0, bytes)
  return {
    tokenOf: (id: string): string => id + proof(id).toString('base64url'),
    /** The id of a token that this server made; null for any other text. */
    idOf: (token: string): string | null => {
      const id = token.slice(0, idLength)
      const given = Buffer.from(token.slice(idLength), 'base64url')
      return given.length === bytes && timingSafeEqual(given, proof(id)) ? id : null
    },
  }
}
