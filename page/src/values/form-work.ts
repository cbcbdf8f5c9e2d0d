/** Where a form carries the answer of the work that its browser did. No field that somebody names begins so. */
export const workField = '_work'

/** Where a form carries the time zone of the browser, for letters that come at a good hour. */
export const zoneField = '_zone'

/** Leading zeros that the digest of an answer must have: some 32,000 tries, a fraction of a second on a phone. */
export const workBits = 15

/** What is digested (SHA-256): the end of the page's token, which nobody can foresee, and the answer. */
export function workText(token: string, answer: string): string {
  return `${token.slice(-20)}.${answer}`
}
