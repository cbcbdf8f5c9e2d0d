import type { ArchiveFault } from '../../engine/archive-fault.ts'
import { PdfError } from '@aurelio/formats/pdf/failure'
import { bytesIn, pdfOf } from '../bytes.ts'
import { qpdf } from '@aurelio/formats/pdf/qpdf'
import { archived, isArchive } from './archived.ts'
import type { Removed } from './clean.ts'
import type { Pause } from './document-faults.ts'

/** What came of a document: its archive, or why there is none. */
export type ArchiveResult = { file: Blob; removed: Removed[] } | { faults: ArchiveFault[] }

/** The document as PDF/A-2b, or why it cannot be one. What was made is read again before it is given. */
export async function archive(file: Blob, pause: Pause): Promise<ArchiveResult> {
  const plain = await rewritten(await bytesIn(file))
  const made = await archived(plain, (share) => pause(share * 0.45))
  if ('faults' in made) return made
  const content = await rewritten(made.content)
  if (!(await isArchive(content, (share) => pause(0.5 + share * 0.45))))
    throw new PdfError('failed', 'the archive that was made is none when it is read again')
  return { file: pdfOf(content), removed: made.removed }
}

/** Written anew, without what nothing leads to and without LZW, as PDF 1.7. */
async function rewritten(content: Parameters<typeof pdfOf>[0]) {
  const ways = [
    '--warning-exit-0',
    '--force-version=1.7',
    '--object-streams=generate',
    '--stream-data=compress',
  ]
  return (await qpdf({ 'in.pdf': content }, [...ways, 'in.pdf', 'out'])).output
}
