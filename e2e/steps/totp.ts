import { createHmac } from 'node:crypto'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The six digits of a base32 key at a moment in milliseconds (RFC 6238: SHA-1, 30 seconds). */
export function totp(key: string, now: number): string {
  const bits = key
    .replaceAll(/[\s=]/g, '')
    .toUpperCase()
    .replaceAll(/./g, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(now / 30_000)))
  const digest = createHmac('sha1', bytes).update(counter).digest()
  const at = digest.readUInt8(digest.length - 1) & 15
  return String((digest.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}
