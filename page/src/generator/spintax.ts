/** A run of text, or a group of ready texts of which one is taken. */
export type SpinPart = string | { readonly options: readonly string[] }

/** More ready texts than this in one group and the group is left as plain text. */
export const maxSpinOptions = 256

type Parsed = { readonly options: string[]; readonly end: number }

/** All texts a sequence can become, with those of its next part appended to each. */
function product(heads: string[], tails: readonly string[]): string[] {
  return heads.flatMap((head) => tails.map((tail) => head + tail))
}

/** Reads one group from its '{'; undefined when it is no group: unclosed, without '|', or too large. */
function readGroup(text: string, start: number, depth: number): Parsed | undefined {
  const options: string[] = []
  let current = ['']
  let plainFrom = start + 1
  let at = plainFrom
  const closePlain = () => {
    current = product(current, [text.slice(plainFrom, at)])
  }
  while (at < text.length) {
    const char = text[at]
    if (char === '{' && text[at + 1] === '{') {
      const close = text.indexOf('}}', at + 2)
      at = close === -1 ? at + 2 : close + 2
      continue
    }
    if (char === '|' || char === '}') {
      closePlain()
      options.push(...current)
      if (options.length > maxSpinOptions) return undefined
      if (char === '}') return options.length > 1 ? { options, end: at + 1 } : undefined
      current = ['']
      plainFrom = at + 1
    } else if (char === '{') {
      const inner = depth < 8 ? readGroup(text, at, depth + 1) : undefined
      if (inner !== undefined) {
        closePlain()
        current = product(current, inner.options)
        if (current.length > maxSpinOptions) return undefined
        at = inner.end
        plainFrom = at
        continue
      }
    }
    at += 1
  }
  return undefined
}

/**
 * Cuts `{hola|buenas}` groups out of a text; nested groups are written out, so that every finished text of
 * a group is equally likely. `{{name}}` is a placeholder and braces without a bar are plain text.
 */
export function parseSpintax(text: string): SpinPart[] {
  const parts: SpinPart[] = []
  let plainFrom = 0
  let at = text.indexOf('{')
  while (at !== -1) {
    if (text[at + 1] === '{') {
      const close = text.indexOf('}}', at + 2)
      at = text.indexOf('{', close === -1 ? at + 2 : close + 2)
      continue
    }
    const group = readGroup(text, at, 0)
    if (group === undefined) {
      at = text.indexOf('{', at + 1)
      continue
    }
    if (at > plainFrom) parts.push(text.slice(plainFrom, at))
    parts.push({ options: group.options })
    plainFrom = group.end
    at = text.indexOf('{', plainFrom)
  }
  if (plainFrom < text.length) parts.push(text.slice(plainFrom))
  return parts
}

/** Scrambles 32 bits (murmur3's finaliser); the kernels do the same steps. */
export function scramble(value: number): number {
  let hash = value
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** 32 bits of a text, for seeds and locations. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return scramble(hash)
}

/** The key of one group: the same seed, data row and place in the row give the same key in every run. */
export function groupKey(seed: number, row: number, group: number): number {
  return scramble(scramble(seed ^ Math.imul(row + 1, 0x9e3779b1)) ^ Math.imul(group + 1, 0x7feb352d))
}

/** Which of `count` options a group takes for a location (its text's hash is the salt). */
export function chooseOption(key: number, salt: number, count: number): number {
  return Math.floor((scramble(key ^ salt) * count) / 0x1_0000_0000)
}
