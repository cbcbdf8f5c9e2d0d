/**
 * The pattern of a format, for the browser's own check and for the server's: 9 is a digit, A a letter, all else stands for
 * itself. What a person writes as a format is never a pattern by itself: one of those can take the server for ever.
 */
export function formatPattern(format: string): string {
  return Array.from(format, (letter) => {
    if (letter === '9') return String.raw`\d`
    if (letter === 'A') return String.raw`\p{L}`
    // No more than these may be escaped where a pattern is read strictly, as browsers and the server read it.
    return letter.replace(/[\\^$.*+?()[\]{}|/]/u, String.raw`\$&`)
  }).join('')
}
