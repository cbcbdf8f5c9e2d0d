import type { Bytes } from './bytes.ts'
import { type DocumentAtHand, documentAtHand } from './document-at-hand.ts'
import { qpdf } from './qpdf.ts'

/** What `read` finds in a file. One that is damaged or encrypted is written anew before. */
export async function readDocument<Found>(
  file: Bytes,
  read: (document: DocumentAtHand) => Found,
): Promise<Found> {
  try {
    return read(documentAtHand(file))
  } catch {
    const run = ['--warning-exit-0', '--decrypt', 'in.pdf', 'out']
    return read(documentAtHand((await qpdf({ 'in.pdf': file }, run)).output))
  }
}
