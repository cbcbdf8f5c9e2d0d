import type { Bytes } from './bytes.ts'
import { type LazyDocument, lazyDocument } from './lazy-document.ts'
import { qpdf } from './qpdf.ts'

/** What `read` finds in a file. One that is damaged or encrypted is written anew before. */
export async function readDocument<Found>(
  file: Bytes,
  read: (document: LazyDocument) => Found,
): Promise<Found> {
  try {
    return read(lazyDocument(file))
  } catch {
    const run = ['--warning-exit-0', '--decrypt', 'in.pdf', 'out']
    return read(lazyDocument((await qpdf({ 'in.pdf': file }, run)).output))
  }
}
