import type { RecipeStep } from '@aurelio/contracts/recipes'
import { failureOf, type FailureCode } from '@aurelio/formats/pdf/failure'
import type { Session } from '../../../../platform/access/session.ts'
import { invalidField, refuse } from '../../../../platform/http/failures.ts'
import type { RecipeMail } from '../../mail.ts'
import type { NamedPdf } from './make-pdf.ts'
import { makePdfInThread, PdfTakesLong } from './make-pdf-in-thread.ts'

/** `opening` opens those that are locked, `password` is the one that the result gets. */
export type SentPdfs = { files: NamedPdf[]; opening: string; password: string }
/** `mailed`: how many have it, and who has not; null where nothing was to be sent. */
export type RanPdf = { made: NamedPdf; mailed: { sent: number; refused: number } | null }

const words: Partial<Record<FailureCode, string>> = {
  'not-a-pdf': 'no es un PDF.',
  password: 'está protegido: manda en «opening» la contraseña que lo abre.',
  'wrong-password': 'no se abre con esa contraseña.',
  damaged: 'está dañado y no se puede reparar.',
  'no-pages': 'no tiene ninguna página.',
  'too-large': 'tiene demasiadas páginas: 2000 como mucho, contando todos los archivos.',
  limited: 'no permite cambios: manda en «opening» la contraseña de su propietario.',
  memory: 'pide más memoria de la que hay para una receta. Prueba con menos páginas, o en el panel.',
}
const otherwise = 'no se ha podido hacer con este archivo.'
const tooLong = 'tarda demasiado. Prueba con menos páginas, o en el panel.'

/** Does to files what a recipe of PDF says, with the engine of the workbench, and mails it where the recipe names to whom. */
export function pdfRun(mail: RecipeMail) {
  return async (
    session: Session,
    { id, steps }: { id: string; steps: readonly RecipeStep[] },
    { files, opening, password }: SentPdfs,
  ): Promise<RanPdf> => {
    const done = new Set(steps.map((step) => step.do))
    if (files.length === 0) throw invalidField('file', 'REQUIRED')
    if (files.length > 1 && !done.has('merge')) throw refuse('RECIPE_TAKES_ONE')
    if (done.has('protect') && password === '') throw invalidField('password', 'REQUIRED')
    const made = await make({ files, steps, opening, password })
    if (!done.has('mail')) return { made, mailed: null }
    const attached = { name: made.name, data: Buffer.from(made.bytes).toString('base64') }
    const { sent, refused } = await mail(session, { id, to: [], files: [attached] })
    return { made, mailed: { sent: sent.length, refused: refused.length } }
  }
}

async function make(job: Parameters<typeof makePdfInThread>[0]): Promise<NamedPdf> {
  try {
    return await makePdfInThread(job)
  } catch (error) {
    if (error instanceof PdfTakesLong)
      throw refuse('PDF_NOT_MADE', { why: 'slow', file: null, reason: tooLong })
    const { code, file = null } = failureOf(error)
    throw refuse('PDF_NOT_MADE', { why: code, file, reason: words[code] ?? otherwise })
  }
}
