/** Words that grow by doubling. */
export function createGrowingWords() {
  let words = new Uint32Array(1024)
  let length = 0
  return {
    push(value: number) {
      if (length === words.length) {
        const larger = new Uint32Array(words.length * 2)
        larger.set(words)
        words = larger
      }
      words[length] = value
      length += 1
    },
    length: () => length,
    take: () => words.subarray(0, length),
  }
}

/** UTF-8 bytes that grow by doubling. */
export function createGrowingBytes() {
  const encoder = new TextEncoder()
  let bytes = new Uint8Array(64 * 1024)
  let length = 0
  return {
    text(text: string) {
      if (text === '') return
      const room = length + text.length * 3
      if (room > bytes.length) {
        const larger = new Uint8Array(Math.max(bytes.length * 2, room))
        larger.set(bytes)
        bytes = larger
      }
      length += encoder.encodeInto(text, bytes.subarray(length)).written
    },
    length: () => length,
    take: () => bytes.subarray(0, length),
  }
}
