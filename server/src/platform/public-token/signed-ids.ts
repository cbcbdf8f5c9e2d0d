import { createHmac, createSecretKey, hkdfSync, timingSafeEqual } from 'node:crypto'

/** Letters of a signature: 120 bits. */
const macLength = 20
/** Of a body that was ever signed, and its signature. */
export const longestToken = 2000

/**
 * What only who was given it can know: an id and a signature, the same each time, kept nowhere. Every signed token of the product
 * is made here; a body holds no full stop.
 * @param purpose what they are for; one that was made for another purpose is nobody's
 */
export function signedIds(secret: string, purpose: string) {
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)))
  const macOf = (text: string) =>
    createHmac('sha256', key).update(text).digest('base64url').slice(0, macLength)

  return {
    /** `place` is signed along without standing in it: it is good there alone. */
    sign: (id: string, place = '') => `${id}.${macOf(place + id)}`,
    /** Whose it is; null for one that was never given, or for another place. */
    read(token: string, place = ''): string | null {
      const [id = '', mac = '', ...rest] = token.length > longestToken ? [] : token.split('.')
      const [given, expected] = [Buffer.from(mac), Buffer.from(macOf(place + id))]
      return rest.length === 0 && given.length === expected.length && timingSafeEqual(given, expected)
        ? id
        : null
    },
  }
}
export type SignedIds = ReturnType<typeof signedIds>
