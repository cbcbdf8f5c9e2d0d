import './stand-in-window.ts'
import 'pdfjs-dist/build/pdf.worker.min.mjs'
import { getDocument, type LoadingTask, type PdfDocument } from 'pdfjs-dist/build/pdf.min.mjs'
import { PdfError } from '@aurelio/formats/pdf/failure'
import { DocumentData } from './document-data.ts'
import { NoFilters, Surfaces } from './surfaces.ts'

/** `id` names the file, so that a document stays open between two calls. */
export type ViewedFile = { id: string; file: Blob; password: string }

/** Documents that stay open: each holds its file in memory. */
const most = 3
const open = new Map<string, LoadingTask>()

/** The document of a file. Rejects with a PdfError: not a PDF, a password is missing or wrong, damaged, no pages. */
export async function openDocument({ id, file, password }: ViewedFile): Promise<PdfDocument> {
  const known = open.get(id)
  if (known) return known.promise
  await refuseOthers(file)
  const task = load(new Uint8Array(await file.arrayBuffer()), password)
  open.set(id, task)
  for (const [oldest, other] of open) {
    if (open.size <= most) break
    open.delete(oldest)
    void other.destroy()
  }
  try {
    const document = await task.promise
    if (document.numPages === 0) throw new PdfError('no-pages')
    return document
  } catch (error) {
    open.delete(id)
    void task.destroy()
    throw explained(error, password)
  }
}

/** Closes the document of a file that is gone. */
export function closeDocument(id: string): void {
  void open.get(id)?.destroy()
  open.delete(id)
}

function load(data: Uint8Array, password: string): LoadingTask {
  return getDocument({
    data,
    password,
    CanvasFactory: Surfaces,
    FilterFactory: NoFilters,
    BinaryDataFactory: DocumentData,
    cMapPacked: true,
    // Only names: what belongs to them is fetched by DocumentData.
    cMapUrl: './',
    standardFontDataUrl: './',
    wasmUrl: './',
    useWorkerFetch: false,
    disableFontFace: true,
    useSystemFonts: false,
    isEvalSupported: false,
    enableXfa: false,
    verbosity: 0,
  })
}

/** A PDF says so within its first kilobyte. */
async function refuseOthers(file: Blob) {
  const head = await file.slice(0, 1024).text()
  if (!head.includes('%PDF-')) throw new PdfError('not-a-pdf', 'no %PDF- in the first kilobyte')
}

function explained(error: unknown, password: string): unknown {
  if (error instanceof PdfError || !(error instanceof Error)) return error
  if (error.name === 'PasswordException')
    return new PdfError(password === '' ? 'password' : 'wrong-password', error.message)
  return new PdfError('damaged', error.message)
}
