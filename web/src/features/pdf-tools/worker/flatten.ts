import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFPage } from '@cantoo/pdf-lib'
import { type Bytes, bytesOf } from '@aurelio/formats/pdf/bytes'
import { bytesIn, pdfOf } from './bytes.ts'
import { qpdf } from '@aurelio/formats/pdf/qpdf'

/** `changed`: there was something to be made plain. */
export type Flattened = { file: Blob; changed: boolean }

const saving = { updateFieldAppearances: false, addDefaultPage: false }
/** Where a page keeps its links while qpdf, which knows no difference, takes all that lies on it away. */
const stash = PDFName.of('AurelioLinks')
const annotations = PDFName.of('Annots')
const form = PDFName.of('AcroForm')

/** Fields of forms, comments, stamps and signatures become part of their pages, as they are seen; links go on working. */
export async function flatten(file: Blob, onProgress: (share: number) => void): Promise<Flattened> {
  const document = await PDFDocument.load(await bytesIn(file), { updateMetadata: false })
  const found = document.getPages().map(hideLinks)
  if (!found.includes(true)) return { file, changed: false }
  const plain = await flattened(bytesOf(await document.save(saving)), onProgress)
  return { file: pdfOf(await withLinks(plain)), changed: true }
}

/** The same without links, where what comes of it is only a step on the way. */
export async function flattened(content: Bytes, onProgress?: (share: number) => void): Promise<Bytes> {
  const ways = ['--generate-appearances', '--flatten-annotations=all', '--object-streams=generate']
  const run = ['--warning-exit-0', '--progress', ...ways, 'in.pdf', 'out']
  return (await qpdf({ 'in.pdf': content }, run, { onProgress })).output
}

/** Puts the links of a page aside; true where something else lies on it. */
export function hideLinks({ node, doc }: PDFPage): boolean {
  const all = node.Annots()
  if (!all) return false
  const [links, others] = [doc.context.obj([]), doc.context.obj([])]
  for (let at = 0; at < all.size(); at += 1) {
    const one = all.lookup(at)
    const isLink = one instanceof PDFDict && one.lookup(PDFName.of('Subtype')) === PDFName.of('Link')
    ;(isLink ? links : others).push(all.get(at))
  }
  if (links.size() > 0) node.set(stash, links)
  node.set(annotations, others)
  return others.size() > 0
}

/** Puts the links back where they were. */
export async function withLinks(content: Bytes): Promise<Bytes> {
  const document = await PDFDocument.load(content, { updateMetadata: false })
  for (const { node } of document.getPages()) {
    const links = node.lookup(stash)
    node.delete(stash)
    if (links instanceof PDFArray) node.set(annotations, links)
  }
  document.catalog.delete(form)
  return bytesOf(await document.save(saving))
}
