import { PDFDict, PDFDocument, PDFName, PDFStream } from '@cantoo/pdf-lib'
import { bytesOf } from '@aurelio/formats/pdf/bytes'
import { bytesIn, pdfOf } from './bytes.ts'
import { qpdf } from '@aurelio/formats/pdf/qpdf'

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

const xml = PDFName.of('Metadata')
/** What programs that wrote a document keep in it for themselves. */
const ofPrograms = PDFName.of('PieceInfo')

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
    hasXmp: document.catalog.has(xml),
  }
}

/** The document with these parts of its description changed. Its record in XML goes: it would say something else. */
export async function writeMetadata(file: Blob, changed: Partial<Description>): Promise<Blob> {
  const document = await PDFDocument.load(await bytesIn(file), { updateMetadata: false })
  const { title, author, subject, keywords } = changed
  if (title !== undefined) document.setTitle(title)
  if (author !== undefined) document.setAuthor(author)
  if (subject !== undefined) document.setSubject(subject)
  if (keywords !== undefined) document.setKeywords(keywords === '' ? [] : [keywords])
  document.setModificationDate(new Date())
  const saved = bytesOf(await document.save({ updateFieldAppearances: false, addDefaultPage: false }))
  return rewritten(saved, ['--remove-metadata'])
}

/** The document without any description, nor one of its pages or pictures: what nothing leads to any more is not written again. */
export async function withoutMetadata(file: Blob): Promise<Blob> {
  const document = await PDFDocument.load(await bytesIn(file), { updateMetadata: false })
  delete document.context.trailerInfo.Info
  for (const [, object] of document.context.enumerateIndirectObjects()) {
    const own = object instanceof PDFStream ? object.dict : object
    if (own instanceof PDFDict) forget(own)
  }
  const saved = bytesOf(await document.save({ updateFieldAppearances: false, addDefaultPage: false }))
  return rewritten(saved, ['--remove-info', '--remove-metadata'])
}

function forget(own: PDFDict) {
  // A font or a picture may have the same name in the list of what a page uses.
  const record = own.lookup(xml)
  if (record instanceof PDFStream && record.dict.get(PDFName.of('Type')) === xml) own.delete(xml)
  own.delete(ofPrograms)
}

async function rewritten(content: ReturnType<typeof bytesOf>, ways: string[]): Promise<Blob> {
  const run = ['--warning-exit-0', '--object-streams=generate', ...ways, 'in.pdf', 'out']
  return pdfOf((await qpdf({ 'in.pdf': content }, run)).output)
}
