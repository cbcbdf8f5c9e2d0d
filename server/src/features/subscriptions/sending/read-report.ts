/** What a machine says of a letter: it did not arrive (RFC 3464), or somebody called it unwanted (RFC 5965). */
export type Report = {
  kind: 'bounced' | 'delayed' | 'complained'
  /** `5.1.1`, as RFC 3463 has it; '' where none is said. */
  status: string
  /** What the server said, in a line. */
  answer: string
  /** Every address and message id in it that may be one of ours. */
  mentioned: string[]
}

/** No report is longer; what is, is read this far. */
const longest = 200_000

/** Reads a mail as a report of a machine; null where it is an ordinary one, such as an answer or a note of absence. */
export function readReport(source: string): Report | null {
  const mail = source.slice(0, longest).replaceAll('\r\n', '\n')
  const unfolded = mail.replaceAll(/\n[ \t]+/g, ' ')
  const end = unfolded.indexOf('\n\n')
  const head = end < 0 ? unfolded : unfolded.slice(0, end)
  const type = valueOf(head, 'content-type').toLowerCase()
  if (!type.startsWith('multipart/report')) return null
  const mentioned = [...unfolded.matchAll(/[\w.+-]+\+[a-z2-7]{43,44}@[\w.-]+/gi)].map(([address]) => address)
  if (/report-type="?feedback-report/.test(type)) {
    const feedback = valueOf(unfolded, 'feedback-type').toLowerCase()
    // Others say that it was not spam after all, or that a signature failed: nobody has complained.
    if (feedback !== 'abuse' && feedback !== 'fraud') return null
    return { kind: 'complained', status: '', answer: feedback, mentioned }
  }
  if (!/report-type="?delivery-status/.test(type)) return null
  const action = valueOf(unfolded, 'action').toLowerCase()
  const status = /\d\.\d{1,3}\.\d{1,3}/.exec(valueOf(unfolded, 'status'))?.[0] ?? ''
  const diagnostic = valueOf(unfolded, 'diagnostic-code').replace(/^smtp;\s*/i, '')
  const answer = (diagnostic || status).replaceAll(/\s+/g, ' ').slice(0, 200)
  if (action === 'failed') return { kind: 'bounced', status, answer, mentioned }
  return action === 'delayed' ? { kind: 'delayed', status, answer, mentioned } : null
}

/** Whether there is no such mailbox: a full one, or a letter that was not liked, may go well the next time. */
export function isGoneForGood(status: string): boolean {
  return /^5\.1\.(?:1|2|3|6|10)$|^5\.2\.1$/.test(status)
}

function valueOf(text: string, name: string): string {
  return new RegExp(`(?:^|\\n)${name}:[ \\t]*([^\\n]*)`, 'i').exec(text)?.[1]?.trim() ?? ''
}
