import { randomInt } from 'node:crypto'

const base = 36
const big = BigInt(base)

/**
 * Where something stands in an order by hand, as a task on the board: digits of base 36 behind a point, compared as text. A new one stands behind all that
 * were made before it, by the digits of its moment, and no two of one moment in the same place.
 */
export function rankOf(createdAt: string): string {
  return (
    createdAt.replaceAll(/\D/g, '') +
    randomInt(base ** 4)
      .toString(base)
      .padStart(4, '0') +
    '1'
  )
}

/** The place of one of many that were made at one moment, in their order; `at` counts from 0. */
export function rankAmong(createdAt: string, at: number): string {
  return `${createdAt.replaceAll(/\D/g, '')}${at.toString(base).padStart(4, '0')}1`
}

/** A place behind the last one. */
export function rankBehind(last: string | null, moment: string): string {
  const fresh = rankOf(moment)
  return last === null || last < fresh ? fresh : `${last}1`
}

/** A place between two others; null: before the first. */
export function rankBetween(before: string | null, after: string): string {
  const places = Math.max(before?.length ?? 0, after.length) + 1
  const middle = (numberOf(before ?? '', places) + numberOf(after, places)) / 2n
  return middle.toString(base).padStart(places, '0').replace(/0+$/, '')
}

function numberOf(rank: string, places: number): bigint {
  let number = 0n
  for (const digit of rank.padEnd(places, '0')) number = number * big + BigInt(Number.parseInt(digit, base))
  return number
}
