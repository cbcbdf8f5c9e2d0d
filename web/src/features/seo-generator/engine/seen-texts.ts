/** Most texts that are remembered; of those that come later only repeated earlier ones are known. */
export const mostRemembered = 1_000_000
const first = 1 << 12

export type SeenTexts = {
  /** Whether it was seen before. */
  readonly has: (text: string) => boolean
  /** The same, and remembers it. */
  readonly see: (text: string) => boolean
}

/**
 * Which texts were seen before, by 53 bits of each: a text itself would keep the piece of the file it was cut from in
 * memory, and a Set of numbers takes several times as long.
 */
export function createSeenTexts(most = mostRemembered): SeenTexts {
  let table = new Float64Array(first)
  let size = 0

  /** Where a print stands, or would stand. 0 marks a free place. */
  function placeOf(print: number) {
    const mask = table.length - 1
    let at = print % table.length
    for (let known = table[at]; known !== 0 && known !== print; known = table[at]) at = (at + 1) & mask
    return at
  }
  function grow() {
    const old = table
    table = new Float64Array(old.length * 2)
    for (const print of old) if (print !== 0) table[placeOf(print)] = print
  }

  return {
    has: (text) => {
      const print = fingerprint(text)
      return table[placeOf(print)] === print
    },
    see(text) {
      const print = fingerprint(text)
      const at = placeOf(print)
      if (table[at] === print) return true
      if (size >= most) return false
      table[at] = print
      size += 1
      if (size * 2 > table.length) grow()
      return false
    },
  }
}

/** 53 bits of a text in one walk (FNV-1a twice, from two beginnings); never 0. */
function fingerprint(text: string): number {
  let high = 0x811c_9dc5
  let low = 0x01f0_13b7
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    high = Math.imul(high ^ code, 0x0100_0193)
    low = Math.imul(low ^ code, 0x85eb_ca6b)
  }
  return (high >>> 0) * 0x20_0000 + ((low ^ (low >>> 13)) >>> 11) + 1
}
