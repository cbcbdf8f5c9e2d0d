import { type Failure, PdfError } from '@aurelio/formats/pdf/failure'
import { inThread, ThreadFailure } from '../in-thread.ts'
import type { NamedPdf, PdfJob } from './make-pdf.ts'
import type { AskedPdf, SaidOfPdf } from './pdf-worker.ts'

/** Beside this file as it is written, and beside the server's own as it is built. */
const workerFile = import.meta.url.endsWith('.ts') ? './pdf-worker.ts' : './pdf-worker.js'
/** All pages of a recipe's files: a long book. */
const mostPages = 2000
const mostMs = 120_000

/** A recipe of PDF took longer than it may. */
export class PdfTakesLong extends Error {
  override name = 'PdfTakesLong'
}

/**
 * Makes a PDF in a thread of its own, one after the other.
 * @throws PdfError, also for what takes more memory than there is; PdfTakesLong
 */
export async function makePdfInThread(job: Omit<PdfJob, 'mostPages'>, withinMs = mostMs): Promise<NamedPdf> {
  const { files, steps, ...passwords } = job
  const said = await answerTo({ ...passwords, files: [...files], steps: [...steps], mostPages }, withinMs)
  if ('failure' in said) throw errorOf(said.failure)
  return said.made
}

function errorOf({ code, detail, file }: Failure) {
  return new PdfError(code, detail, file)
}

async function answerTo(asked: AskedPdf, withinMs: number): Promise<SaidOfPdf> {
  try {
    return await inThread<SaidOfPdf>(new URL(workerFile, import.meta.url), asked, withinMs)
  } catch (error) {
    if (!(error instanceof ThreadFailure)) throw error
    if (error.why === 'slow') throw new PdfTakesLong()
    throw new PdfError(error.why === 'memory' ? 'memory' : 'failed', error.why)
  }
}
