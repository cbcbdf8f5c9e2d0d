import { PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { bytesIn, bytesOf, pdfOf } from './bytes.ts'
import { qpdf } from './qpdf.ts'

/** What people may change. */
export type Description = { title: string; author: string; subject: string; keywords: string }
/** What a document says about itself. Moments in ISO; `hasXmp`: it holds a second record, in XML. */
export type Metadata = Description & {
  creator: string
  producer: string
  created: string
  modified: string
  hasXmp: boolean
}

export async function readMetadata(file: Blob): Promise<Metadata> {
  const document = await PDFDocument.load(await bytesIn(file), { updateMetadata: false })
  return {
    title: document.getTitle() ?? '',
    author: document.getAuthor() ?? '',
    subject: document.getSubject() ?? '',
    keywords: document.getKeywords() ?? '',
    creator: document.getCreator() ?? '',
    producer: document.getProducer() ?? '',
    created: document.getCreationDate()?.toISOString() ?? '',
    modified: document.getModificationDate()?.toISOString() ?? '',
    hasXmp: document.catalog.has(PDFName.of('Metadata')),
  }
}

/** The document with another description. Its record in XML goes: it would say something else. */
export async function writeMetadata(file: Blob, description: Description): Promise<Blob> {
  const document = await PDFDocument.load(await bytesIn(file), { updateMetadata: false })
  document.setTitle(description.title)
  document.setAuthor(description.author)
  document.setSubject(description.subject)
  document.setKeywords(description.keywords === '' ? [] : [description.keywords])
  document.setModificationDate(new Date())
  const saved = bytesOf(await document.save({ updateFieldAppearances: false, addDefaultPage: false }))
  return rewritten(saved, ['--remove-metadata'])
}

/** The document without any description: what nothing leads to any more is not written again. */
export async function withoutMetadata(file: Blob): Promise<Blob> {
  const document = await PDFDocument.load(await bytesIn(file), { updateMetadata: false })
  delete document.context.trailerInfo.Info
  document.catalog.delete(PDFName.of('Metadata'))
  for (const page of document.getPages()) page.node.delete(PDFName.of('Metadata'))
  const saved = bytesOf(await document.save({ updateFieldAppearances: false, addDefaultPage: false }))
  return rewritten(saved, ['--remove-info', '--remove-metadata'])
}

async function rewritten(content: ReturnType<typeof bytesOf>, ways: string[]): Promise<Blob> {
  const run = ['--warning-exit-0', '--object-streams=generate', ...ways, 'in.pdf', 'out']
  return pdfOf((await qpdf({ 'in.pdf': content }, run)).output)
}
