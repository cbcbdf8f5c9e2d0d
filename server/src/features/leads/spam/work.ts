import { createHash } from 'node:crypto'
import { workBits, workText } from '@aurelio/page'

/** Whether an answer proves that somebody worked for this token; one digest tells. */
export function isWorkDone(token: string, answer: string): boolean {
  if (!/^\d{1,15}$/.test(answer)) return false
  const digest = createHash('sha256').update(workText(token, answer)).digest()
  return digest.readUInt32BE(0) >>> (32 - workBits) === 0
}
