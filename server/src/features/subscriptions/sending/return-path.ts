import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a letter came from, and to whom it went: what an answer by machine is about. */
export type Returned = { kind: 'letter' | 'sequence'; sourcePrefix: string; subscriberId: string }

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'
const macBytes = 6

/**
 * Addresses to which machines answer, one for each letter to each person (VERP): `rebotes+<code>@ejemplo.es`. The code is
 * signed, so nobody makes us believe that a letter came back, and in small letters, since some servers change them.
 */
export function returnPaths({ address, secret }: { address: string | undefined; secret: string }) {
  const [box = '', domain = ''] = (address ?? '').split('@')
  const mac = (bytes: Buffer) =>
    createHmac('sha256', secret).update('return-path').update(bytes).digest().subarray(0, macBytes)

  return {
    /** Undefined where no mailbox was named for it, or an id is none of ours. */
    make(kind: Returned['kind'], sourceId: string, subscriberId: string): string | undefined {
      const source = sourceId.slice(0, 8)
      const person = subscriberId.replaceAll('-', '')
      if (domain === '' || !/^[\da-f]{8}$/.test(source) || !/^[\da-f]{32}$/.test(person)) return undefined
      const body = Buffer.concat([
        Buffer.from([kind === 'letter' ? 1 : 2]),
        Buffer.from(source, 'hex'),
        Buffer.from(person, 'hex'),
      ])
      return `${box}+${encode(Buffer.concat([body, mac(body)]))}@${domain}`
    },
    /** What an address of ours was made for; null for any other. */
    read(text: string): Returned | null {
      const code = /\+([a-z2-7]{43,44})@/i.exec(text)?.[1]
      const bytes = code === undefined ? null : decode(code.toLowerCase())
      if (bytes?.length !== 1 + 4 + 16 + macBytes) return null
      const body = bytes.subarray(0, -macBytes)
      if (!timingSafeEqual(bytes.subarray(-macBytes), mac(body))) return null
      const hex = body.subarray(5).toString('hex')
      return {
        kind: body[0] === 1 ? 'letter' : 'sequence',
        sourcePrefix: body.subarray(1, 5).toString('hex'),
        subscriberId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
      }
    },
  }
}
export type ReturnPaths = ReturnType<typeof returnPaths>

/** Five bits a letter, as RFC 4648 has it, without the padding. */
function encode(bytes: Buffer): string {
  let [text, bits, value] = ['', 0, 0]
  for (const byte of bytes) {
    value = (value << 8) | byte
    bits += 8
    while (bits >= 5) {
      text += alphabet[(value >>> (bits - 5)) & 31]
      bits -= 5
    }
    value &= (1 << bits) - 1
  }
  return bits > 0 ? text + alphabet[(value << (5 - bits)) & 31] : text
}

function decode(text: string): Buffer {
  const bytes: number[] = []
  let [bits, value] = [0, 0]
  for (const letter of text) {
    value = (value << 5) | alphabet.indexOf(letter)
    bits += 5
    if (bits >= 8) {
      bytes.push((value >>> (bits - 8)) & 255)
      bits -= 8
    }
    value &= (1 << bits) - 1
  }
  return Buffer.from(bytes)
}
