/** A run of letters as a page has it; `endsLine`: the next one stands on another line. */
export type Piece = { text: string; endsLine: boolean }
/** Letters of one run, from and up to. */
export type Part = { run: number; from: number; to: number }

/** Between two runs of a line; no text has it. */
const seam = '\u0000'
/** Two runs may be one word, and a word may go on in the next line. */
const joint = `(?:${seam}|[-\u2010\u00AD]${seam}*\\n${seam}*)*`
const gap = `[\\s${seam}]+`

/** Where a text stands, capitals and accents apart; each place as its parts of runs, of which it may take several. */
export function foundText(runs: readonly Piece[], wanted: string): Part[][] {
  const words = plain(wanted)
    .trim()
    .split(/\s+/)
    .map((word) => Array.from(word))
  const pattern = words.map((letters) => letters.map(escaped).join(joint)).join(gap)
  if (pattern === '') return []
  const letters: { letter: string; run: number; at: number }[] = []
  for (const [run, { text, endsLine }] of runs.entries()) {
    for (let at = 0; at < text.length; at += 1)
      for (const letter of plain(text.charAt(at))) letters.push({ letter, run, at })
    letters.push({ letter: endsLine ? '\n' : seam, run, at: text.length })
  }
  const whole = letters.map(({ letter }) => letter).join('')
  return Array.from(whole.matchAll(new RegExp(pattern, 'gu')), ({ index, 0: said }) =>
    partsOf(letters.slice(index, index + said.length)),
  )
}

function partsOf(letters: readonly { run: number; at: number; letter: string }[]): Part[] {
  const parts: Part[] = []
  for (const { run, at, letter } of letters) {
    if (letter === seam || letter === '\n') continue
    const last = parts.at(-1)
    if (last?.run === run) last.to = at + 1
    else parts.push({ run, from: at, to: at + 1 })
  }
  return parts
}

function escaped(letter: string): string {
  return `\\u{${letter.codePointAt(0)?.toString(16)}}`
}

/** Small letters without their accents; letters that are set as one are several again. */
export function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
