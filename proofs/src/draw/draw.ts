import { Weights } from './weights.ts'

/** Who takes part, by a name that says nothing of them, and how many chances they have: a whole number from 1. */
export type Entry = { id: string; weight: number }

const utf8 = new TextEncoder()

/** SHA-256 of a text, in hex. */
export async function sha256OfText(text: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', utf8.encode(text))))
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** What is published of the secret number when a contest opens: its SHA-256, in hex. */
export async function commitmentTo(seed: string): Promise<string> {
  return sha256OfText(seed)
}

/** The list of who takes part as it is frozen and published: `id:weight` a line, in the order of the ids' letters. */
export function listOf(entries: readonly Entry[]): string {
  return sorted(entries)
    .map(({ id, weight }) => `${id}:${weight}`)
    .join('\n')
}

/** The entries of such a list. Throws where it is none, or somebody stands in it twice. */
export function entriesIn(list: string): Entry[] {
  const entries = list === '' ? [] : list.split('\n').map(entryIn)
  if (new Set(entries.map(({ id }) => id)).size < entries.length)
    throw new Error('Somebody stands in it twice.')
  return entries
}

function entryIn(line: string): Entry {
  const [, id = '', weight = ''] = /^([^:\n]+):([1-9]\d{0,14})$/.exec(line) ?? []
  if (id === '') throw new Error('A line of the list is none.')
  return { id, weight: Number(weight) }
}

function sorted(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0))
}

/** SHA-256 of that list, in hex. */
export async function hashOfList(entries: readonly Entry[]): Promise<string> {
  return sha256OfText(listOf(entries))
}

/**
 * Draws by chances, without putting back: the i-th number is HMAC-SHA256(seed, `list hash|outside number|i`), of which
 * the first eight bytes are taken modulo what chances are left. Numbers above the last whole multiple are passed over, so
 * that every chance is the same.
 * @param beacon the number from outside that the rules named before anybody could know it
 * @returns the ids in the order in which they were drawn, at most `count`
 */
export async function drawFrom(
  entries: readonly Entry[],
  { seed, beacon, count }: { seed: string; beacon: string; count: number },
): Promise<string[]> {
  const list = sorted(entries)
  const hash = await hashOfList(list)
  const key = await crypto.subtle.importKey(
    'raw',
    utf8.encode(seed),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  )
  const weights = new Weights(list.map(({ weight }) => weight))
  const drawn: string[] = []
  for (let i = 0; drawn.length < count && weights.total > 0; i += 1) {
    const mac = await crypto.subtle.sign('HMAC', key, utf8.encode(`${hash}|${beacon}|${i}`))
    const number = new DataView(mac).getBigUint64(0)
    const total = BigInt(weights.total)
    if (number >= 2n ** 64n - (2n ** 64n % total)) continue
    const entry = list[weights.take(Number(number % total))]
    if (entry) drawn.push(entry.id)
  }
  return drawn
}
