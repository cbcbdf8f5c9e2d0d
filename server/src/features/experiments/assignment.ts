import { hash } from 'node:crypto'

/** Parts of the visitors that can be told apart. */
export const wholeShare = 10_000

type Arm = { letter: string; share: number }

/**
 * Says which variant a visitor gets: a keyed hash of who asks, so that nothing has to be stored, neither here nor in their
 * browser. The salt is drawn for one test and destroyed with it. The shares add up to `wholeShare`.
 */
export function assignment(salt: string, arms: readonly Arm[]): (visitor: string) => string {
  const draws = keyedDraws(Buffer.from(salt, 'base64'))
  return (visitor) => {
    let draw = draws(visitor) % wholeShare
    for (const { letter, share } of arms) {
      if (draw < share) return letter
      draw -= share
    }
    return 'A'
  }
}

const blockBytes = 64
const digestBytes = 32
/** Of the text that is hashed; what follows in a longer one decides nothing. */
const longestText = 4096

/**
 * The first 32 bits of HMAC-SHA256 (RFC 2104) under a key of at most 64 bytes. `createHmac` makes a stream and a key anew for
 * each text, which would be a fifth of what serving a page costs.
 */
function keyedDraws(key: Buffer): (text: string) => number {
  const inner = Buffer.alloc(blockBytes + longestText)
  const outer = Buffer.alloc(blockBytes + digestBytes)
  for (let at = 0; at < blockBytes; at += 1) {
    inner[at] = (key[at] ?? 0) ^ 0x36
    outer[at] = (key[at] ?? 0) ^ 0x5c
  }
  return (text) => {
    const length = blockBytes + inner.write(text, blockBytes)
    outer.write(hash('sha256', inner.subarray(0, length), 'binary'), blockBytes, 'binary')
    return Number.parseInt(hash('sha256', outer).slice(0, 8), 16)
  }
}

/** What so many variants get of the visitors: the hundredths that are asked for, else as evenly as they can be split. */
export function sharesOf(variants: number, percents?: readonly number[]): number[] {
  if (percents) return percents.map((percent) => (percent * wholeShare) / 100)
  const least = Math.floor(wholeShare / variants)
  return Array.from({ length: variants }, (_, at) => least + (at < wholeShare % variants ? 1 : 0))
}
