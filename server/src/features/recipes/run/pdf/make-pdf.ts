import type { RecipeStep } from '@aurelio/contracts/recipes'
import { passwordToChange } from '@aurelio/formats/pdf/access'
import { assemble } from '@aurelio/formats/pdf/assemble'
import type { Bytes } from '@aurelio/formats/pdf/bytes'
import { compress } from '@aurelio/formats/pdf/compress'
import { blaming, failureOf, PdfError } from '@aurelio/formats/pdf/failure'
import { pagesOf } from '@aurelio/formats/pdf/page-order'
import { baseName, pdfName } from '@aurelio/formats/pdf/pdf-name'
import type { Part } from '@aurelio/formats/pdf/plan'
import { protect, unlock } from '@aurelio/formats/pdf/protect'
import { readDocument } from '@aurelio/formats/pdf/read-document'
import { repair } from '@aurelio/formats/pdf/repair'

export type NamedPdf = { name: string; bytes: Bytes }
/** `opening` opens those that are locked, `password` is the one that the result gets. */
export type PdfJob = {
  files: readonly NamedPdf[]
  steps: readonly RecipeStep[]
  opening: string
  password: string
  mostPages: number
}
type OpenPdf = NamedPdf & { pages: number; password: string; isPlain: boolean }

const silent = {
  signal: new AbortController().signal,
  progress: () => undefined,
  pause: async () => undefined,
}

/**
 * Does to files what a recipe says, with the engine of the PDF workbench: the same files become the same bytes. Without a step that
 * joins them there is only the first. Rejects with a PdfError.
 */
export async function makePdf({ files, steps, opening, password, mostPages }: PdfJob): Promise<NamedPdf> {
  const open = await openAll(files, opening, mostPages)
  let made = await begun(open, steps)
  for (const step of steps)
    if (step.do === 'compress') {
      const { file } = await compress(made.bytes, { by: step.by, targetBytes: 0 }, silent)
      made = { ...made, bytes: file }
    } else if (step.do === 'protect') {
      const { canPrint, canCopy, canChange } = step
      const how = { password, ownerPassword: '', canPrint, canCopy, canChange }
      made = { ...made, bytes: await protect(made.bytes, how, silent.progress) }
    }
  return made
}

async function openAll(files: readonly NamedPdf[], opening: string, mostPages: number): Promise<OpenPdf[]> {
  const open: OpenPdf[] = []
  let pages = 0
  for (const file of files)
    try {
      const one = await opened(file, opening)
      pages += one.pages
      if (pages > mostPages) throw new PdfError('too-large')
      open.push(one)
    } catch (error) {
      throw files.length > 1 ? blaming(file.name, error) : error
    }
  return open
}

async function opened(file: NamedPdf, opening: string): Promise<OpenPdf> {
  // A PDF says so within its first kilobyte.
  if (!Buffer.from(file.bytes.subarray(0, 1024)).includes('%PDF-')) throw new PdfError('not-a-pdf')
  try {
    return await looked(file, opening)
  } catch (error) {
    if (failureOf(error).code !== 'damaged') throw error
    return looked({ ...file, bytes: (await repair(file.bytes, false, silent.progress)).file }, opening)
  }
}

async function looked({ name, bytes }: NamedPdf, opening: string): Promise<OpenPdf> {
  const { password, isEncrypted } = await passwordToChange(bytes, opening)
  const plain = isEncrypted ? await unlock(bytes, { password, mustOwn: false }, silent.progress) : bytes
  const pages = await readDocument(plain, (document) => pagesOf(document).length)
  if (pages === 0) throw new PdfError('no-pages')
  return { name, bytes, pages, password, isPlain: !isEncrypted }
}

/** What the first step leaves for those behind it. */
async function begun(files: readonly OpenPdf[], steps: readonly RecipeStep[]): Promise<NamedPdf> {
  const joining = steps.find((step) => step.do === 'merge')
  if (joining) return { name: pdfName(joining.name), bytes: await joined(files, joining.bookmarks) }
  const [first] = files
  if (!first) throw new PdfError('no-documents')
  const name = `${baseName(first.name)}.pdf`
  return { name, bytes: first.isPlain ? first.bytes : await joined([first], false) }
}

/** One PDF of all pages; `hasTitles` for a bookmark of each file. */
function joined(files: readonly OpenPdf[], hasTitles: boolean): Promise<Bytes> {
  return assemble(
    {
      sources: files.map(({ bytes, password }) => ({ content: async () => bytes, password })),
      parts: files.flatMap(({ pages }, source) =>
        Array.from({ length: pages }, (_, page): Part => ({ kind: 'page', source, page, turn: 0 })),
      ),
      titles: hasTitles ? files.map(({ name }) => baseName(name)) : null,
    },
    { signal: silent.signal, onProgress: silent.progress },
  )
}
