import { createHmac } from 'node:crypto'

/** Parts of the visitors that can be told apart. */
export const wholeShare = 10_000

type Arm = { letter: string; share: number }

/**
 * Says which variant a visitor gets: a keyed hash of who asks, so that nothing has to be stored, neither here nor in their
 * browser. The salt is drawn for one test and destroyed with it. The shares add up to `wholeShare`.
 */
export function assignment(salt: string, arms: readonly Arm[]): (visitor: string) => string {
  const key = Buffer.from(salt, 'base64')
  return (visitor) => {
    let draw = createHmac('sha256', key).update(visitor).digest().readUInt32BE(0) % wholeShare
    for (const { letter, share } of arms) {
      if (draw < share) return letter
      draw -= share
    }
    return 'A'
  }
}

/** What so many variants get of the visitors: the hundredths that are asked for, else as evenly as they can be split. */
export function sharesOf(variants: number, percents?: readonly number[]): number[] {
  if (percents) return percents.map((percent) => (percent * wholeShare) / 100)
  const least = Math.floor(wholeShare / variants)
  return Array.from({ length: variants }, (_, at) => least + (at < wholeShare % variants ? 1 : 0))
}
