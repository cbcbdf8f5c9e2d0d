/** Octets of one line (RFC 5545 §3.1). */
const longest = 75

/** Text as a value holds it (RFC 5545 §3.3.11). */
export function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
}

/** The lines as a file holds them: each of at most 75 octets, and no letter is cut in two. */
export function written(lines: readonly string[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function folded(line: string): string {
  let text = ''
  let room = longest
  for (const letter of line) {
    const octets = Buffer.byteLength(letter)
    if (octets > room) {
      text += '\r\n '
      // The space that begins it is one of them.
      room = longest - 1
    }
    text += letter
    room -= octets
  }
  return text
}
