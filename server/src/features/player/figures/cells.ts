/** One play as its beacons tell of it: of each second how often it was entered, as a digit. */
export type Told = {
  view: string
  cells: string
  /** Second at which the call was pressed; null where it was not. */
  cta: number | null
  /** The token of the visit; '' where the page has none. */
  token: string
}

/** What counts as the end: many films close with a second of nothing. */
const endShare = 0.95

/** What a beacon says of a film of so many seconds; null where it is none. */
export function toldIn(body: string, seconds: number): Told | null {
  const params = new URLSearchParams(body)
  const view = params.get('v') ?? ''
  const pressed = params.get('a') ?? ''
  const length = cellsOf(seconds)
  const told = params.get('c') ?? ''
  // A player may be a moment past the end.
  const cells = told.slice(0, length).replace(/0+$/, '')
  if (!/^[a-z0-9]{8,24}$/.test(view) || !/^\d*$/.test(cells) || told.length > length + 60) return null
  return {
    view,
    cells,
    cta: /^\d{1,5}$/.test(pressed) ? Math.min(Number(pressed), length - 1) : null,
    token: params.get('t') ?? '',
  }
}

/** How many seconds of a film are counted. */
export function cellsOf(seconds: number): number {
  // Sound is a moment longer than the picture.
  return Math.max(1, Math.ceil(seconds - 0.2))
}

export function isFinished(cells: string, seconds: number): boolean {
  return cells.length > Math.min(cellsOf(seconds) - 1, Math.floor(seconds * endShare))
}

/** Each second by the more that either says: beacons come twice and out of order. */
export function together(one: string, other: string): string {
  const [longer, shorter] = one.length >= other.length ? [one, other] : [other, one]
  return Array.from(longer)
    .map((digit, at) => (digit >= (shorter[at] ?? '0') ? digit : (shorter[at] ?? '0')))
    .join('')
}

export type Gained = { second: number; seen: number; again: number; skipped: number }

/**
 * What is new since: of each second whether it is seen for the first time, how often again, and whether it was leapt over;
 * that ends where somebody comes back to it. `isOn`: it goes on where an earlier page ended, which leaps over nothing.
 */
export function* gained(before: string, after: string, isOn = false): Generator<Gained> {
  const [skippedBefore, skippedAfter] = [leaptOver(before, isOn), leaptOver(after, isOn)]
  for (let second = 0; second < after.length; second++) {
    const [had, has] = [Number(before[second] ?? 0), Number(after[second])]
    const seen = had === 0 && has > 0 ? 1 : 0
    const again = Math.max(0, has - 1) - Math.max(0, had - 1)
    const skipped = skippedAfter(second) - skippedBefore(second)
    if (seen > 0 || again > 0 || skipped !== 0) yield { second, seen, again, skipped }
  }
}

/** Of a second whether it was not seen, and one behind it was. Cells end with a second that was. */
function leaptOver(cells: string, isOn: boolean): (second: number) => 0 | 1 {
  const first = isOn ? cells.search(/[1-9]/) : 0
  return (second) => (second >= first && second < cells.length && cells[second] === '0' ? 1 : 0)
}
