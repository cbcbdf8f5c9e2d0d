/** Below this a loop copies faster than the browser's own copy begins. */
const shortCopy = 64

/** The same words, with room for as many more. */
export function wider(words: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const more = new Uint32Array(words.length * 2)
  more.set(words)
  return more
}

/** Words that grow by doubling. */
export function createGrowingWords() {
  let words = new Uint32Array(1024)
  let length = 0
  return {
    push(value: number) {
      if (length === words.length) words = wider(words)
      words[length] = value
      length += 1
    },
    append(more: Uint32Array) {
      while (length + more.length > words.length) words = wider(words)
      words.set(more, length)
      length += more.length
    },
    length: () => length,
    /** What was pushed; the next ones begin anew in the same memory. */
    take() {
      const taken = words.subarray(0, length)
      length = 0
      return taken
    },
  }
}

/** UTF-8 bytes that grow by doubling. */
export function createGrowingBytes() {
  const encoder = new TextEncoder()
  let bytes = new Uint8Array(64 * 1024)
  let length = 0
  const reserve = (room: number) => {
    if (length + room <= bytes.length) return
    const larger = new Uint8Array(Math.max(bytes.length * 2, length + room))
    larger.set(bytes)
    bytes = larger
  }
  return {
    text(text: string) {
      if (text === '') return
      reserve(text.length * 3)
      length += encoder.encodeInto(text, bytes.subarray(length)).written
    },
    byte(byte: number) {
      reserve(1)
      bytes[length] = byte
      length += 1
    },
    /** The memory, with room for so many more bytes behind `length`; `advance` says how far it was written. */
    room(more: number) {
      reserve(more)
      return bytes
    },
    advance(to: number) {
      length = to
    },
    copy(source: Uint8Array, from: number, to: number) {
      reserve(to - from)
      if (to - from > shortCopy) {
        bytes.set(source.subarray(from, to), length)
        length += to - from
        return
      }
      const target = bytes
      let at = length
      for (let next = from; next < to; next += 1) {
        target[at] = source[next] ?? 0
        at += 1
      }
      length = at
    },
    length: () => length,
    /** What was written; what comes next begins anew in the same memory. */
    take() {
      const taken = bytes.subarray(0, length)
      length = 0
      return taken
    },
  }
}
