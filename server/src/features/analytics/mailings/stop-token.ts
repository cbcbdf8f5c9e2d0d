import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** Letters of a signature: 120 bits. */
const macLength = 20

/** What lets a reader stop a monthly report without an account: the same in every mail, and kept nowhere. */
export function stopTokens(secret: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'report-stop', 32))
  const macOf = (readerId: string) =>
    createHmac('sha256', key).update(readerId).digest('base64url').slice(0, macLength)

  return {
    sign: (readerId: string) => `${readerId}.${macOf(readerId)}`,
    /** Whose it is; null for one that was never given. */
    read(token: string): string | null {
      const [readerId = '', mac = ''] = token.split('.')
      const [given, expected] = [Buffer.from(mac), Buffer.from(macOf(readerId))]
      return given.length === expected.length && timingSafeEqual(given, expected) ? readerId : null
    },
  }
}
export type StopTokens = ReturnType<typeof stopTokens>
