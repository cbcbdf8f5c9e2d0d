class TooLarge extends Error {
  override name = 'TooLarge'
}

/** True where `bounded` threw; a store says so as the cause of its own error. */
export function isTooLarge(error: unknown): boolean {
  return error instanceof TooLarge || (error instanceof Error && error.cause instanceof TooLarge)
}

type Bytes = AsyncIterable<Uint8Array>

/** The first bytes, at least `least` where there are so many, and everything after them. */
export async function split(body: Bytes, least: number): Promise<{ head: Uint8Array; rest: Bytes }> {
  const rest = body[Symbol.asyncIterator]()
  let head = new Uint8Array()
  while (head.length < least) {
    const { done, value } = await rest.next()
    if (done === true) break
    const joined = new Uint8Array(head.length + value.length)
    joined.set(head)
    joined.set(value, head.length)
    head = joined
  }
  return { head, rest: { [Symbol.asyncIterator]: () => rest } }
}

/** The same bytes; throws, as `isTooLarge` tells, as soon as there are more than `most`. */
export async function* bounded({ head, rest }: { head: Uint8Array; rest: Bytes }, most: number) {
  let size = 0
  for await (const part of together(head, rest)) {
    size += part.length
    if (size > most) throw new TooLarge()
    yield part
  }
}

async function* together(head: Uint8Array, rest: Bytes) {
  yield head
  yield* rest
}

/** Names are shown, never used as paths; `otherwise` where nothing is left. */
export function shownName(name: string, otherwise: string): string {
  return (
    name
      .replaceAll(/\p{Cc}/gu, '')
      .trim()
      .slice(0, longestName) || otherwise
  )
}
const longestName = 200
