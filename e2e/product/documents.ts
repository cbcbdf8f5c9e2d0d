import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFString,
  StandardFonts,
} from '@cantoo/pdf-lib'

const latin = new TextDecoder('latin1')

export type DocumentFile = { name: string; mimeType: string; buffer: Buffer }

/**
 * A PDF of so many pages, each with its number on it, one to another linked by name, with a bookmark to its second page,
 * a field and an attachment. Its first page is labelled i, the others from 1.
 */
export async function textDocument(name: string, pages: number): Promise<DocumentFile> {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  for (let at = 1; at <= pages; at += 1)
    document.addPage([595, 842]).drawText(`${name} ${at}`, { x: 60, y: 700, size: 32, font })
  document.setTitle(`Título de ${name}`)
  document.setAuthor('Lucía Prado')
  const { context, catalog } = document
  const [first] = document.getPages()
  const target = document.getPages()[1] ?? first
  if (!first || !target) return asFile(document, name)
  const link = context.obj({
    Type: 'Annot',
    Subtype: 'Link',
    Rect: [50, 50, 200, 100],
    Dest: [target.ref, 'Fit'],
  })
  first.node.set(PDFName.of('Annots'), context.obj([context.register(link)]))
  const [root, mark] = [context.nextRef(), context.nextRef()]
  const title = PDFString.of(`Capítulo de ${name}`)
  context.assign(mark, context.obj({ Title: title, Parent: root, Dest: [target.ref, 'Fit'] }))
  context.assign(root, context.obj({ Type: 'Outlines', First: mark, Last: mark, Count: 1 }))
  catalog.set(PDFName.of('Outlines'), root)
  const labels = context.obj({ Nums: [0, { S: 'r' }, 1, { S: 'D' }] })
  catalog.set(PDFName.of('PageLabels'), labels)
  const field = document.getForm().createTextField('nombre')
  field.addToPage(first, { x: 60, y: 400, width: 200, height: 24 })
  await document.attach(Buffer.from('hola'), `nota de ${name}.txt`, { mimeType: 'text/plain' })
  return asFile(document, name)
}

async function asFile(document: PDFDocument, name: string): Promise<DocumentFile> {
  return {
    name,
    mimeType: 'application/pdf',
    buffer: Buffer.from(await document.save({ addDefaultPage: false })),
  }
}

/** Two pages filled by a noisy picture, as a scanner makes them. */
export async function scannedDocument(name: string, picture: Buffer): Promise<DocumentFile> {
  const document = await PDFDocument.create()
  const image = await document.embedJpg(picture)
  for (let at = 0; at < 2; at += 1)
    document.addPage([595, 842]).drawImage(image, { x: 0, y: 0, width: 595, height: 842 })
  return asFile(document, name)
}

/** A PDF without any page. */
export async function emptyDocument(name: string): Promise<DocumentFile> {
  const document = await PDFDocument.create()
  return asFile(document, name)
}

/** A document of text that a password alone opens. */
export async function lockedDocument(name: string, pages: number, password: string): Promise<DocumentFile> {
  return locked(await textDocument(name, pages), password)
}

/** A page with a picture that say of themselves `secret` in every place where a PDF may: the document, page, picture, programs. */
export async function tellingDocument(
  name: string,
  { secret, picture }: { secret: string; picture: Buffer },
): Promise<DocumentFile> {
  const document = await PDFDocument.create()
  document.setTitle(secret)
  document.setCreator(secret)
  const { context, catalog } = document
  const image = await document.embedJpg(picture)
  const page = document.addPage([595, 842])
  page.drawImage(image, { x: 0, y: 0, width: 200, height: 200 })
  await document.flush()
  const record = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><dc:creator>${secret}</dc:creator></x:xmpmeta>`
  const drawn = context.lookup(image.ref)
  for (const own of [catalog, page.node, ...(drawn instanceof PDFRawStream ? [drawn.dict] : [])]) {
    const stream = context.stream(record, { Type: 'Metadata', Subtype: 'XML' })
    own.set(PDFName.of('Metadata'), context.register(stream))
  }
  const kept = context.obj({ Private: PDFString.of(secret) })
  page.node.set(PDFName.of('PieceInfo'), context.obj({ Programa: context.register(kept) }))
  return asFile(document, name)
}

/** All that a PDF says, with its streams unpacked but for pictures, and its texts as they are read. */
export async function wordsIn(buffer: Buffer): Promise<string> {
  const document = await PDFDocument.load(buffer, { updateMetadata: false })
  return document.context
    .enumerateIndirectObjects()
    .map(([, object]) => wordsOf(object))
    .join('\n')
    .replaceAll(/<FEFF([\dA-F]*)>/g, (_, hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le'))
}

function wordsOf(object: PDFObject): string {
  if (!(object instanceof PDFRawStream)) return object.toString()
  const { dict, contents } = object
  // What is packed into one was read as objects of their own.
  if (dict.get(PDFName.of('Type')) === PDFName.of('ObjStm')) return ''
  const isPicture = dict.get(PDFName.of('Subtype')) === PDFName.of('Image')
  return `${dict.toString()} ${latin.decode(isPicture ? contents : decodePDFRawStream(object).decode())}`
}

/** What is in a result. */
export async function contentsOf(buffer: Buffer, password?: string) {
  const document = await PDFDocument.load(buffer, {
    updateMetadata: false,
    ...(password !== undefined && { password }),
  })
  return {
    pages: document.getPageCount(),
    turns: document.getPages().map((page) => page.getRotation().angle),
    fields: document
      .getForm()
      .getFields()
      .map((field) => field.getName()),
    title: document.getTitle(),
    author: document.getAuthor(),
    links: linksOf(document),
    labels: labelsOf(document),
    bookmarks: bookmarksOf(document),
    attachments: document.getAttachments().map(({ name }) => name),
    text: buffer.toString('latin1'),
    isEncrypted: document.isEncrypted,
  }
}

/** Where pictures stand on each page, from its lower left corner, as the library writes them: it moves, then it sizes. */
export async function picturesOn(buffer: Buffer): Promise<{ x: number; y: number; width: number }[][]> {
  const document = await PDFDocument.load(buffer)
  return document.getPages().map(({ node }) => {
    const contents = node.Contents()
    const streams = contents instanceof PDFArray ? contents.asArray() : [contents]
    const text = streams
      .map((stream) => document.context.lookup(stream))
      .map((stream) =>
        stream instanceof PDFRawStream ? latin.decode(decodePDFRawStream(stream).decode()) : '',
      )
      .join('\n')
    const placed =
      /1 0 0 1 (\S+) (\S+) cm\n(?:\S+ ){4}0 0 cm\n(\S+) 0 0 \S+ 0 0 cm\n(?:\S+ ){4}0 0 cm\n\/\S+ Do/g
    return [...text.matchAll(placed)].map(([, x, y, width]) => ({
      x: Number(x),
      y: Number(y),
      width: Number(width),
    }))
  })
}

/** From which page (from 0) on they are labelled how: `r` for i, ii, iii; `D` for 1, 2, 3; the number they begin with. */
function labelsOf(document: PDFDocument): [number, string, number][] {
  const list = document.catalog.lookupMaybe(PDFName.of('PageLabels'), PDFDict)?.lookup(PDFName.of('Nums'))
  const all = list instanceof PDFArray ? list.asArray() : []
  return all.flatMap((start, at): [number, string, number][] => {
    if (at % 2 === 1 || !(start instanceof PDFNumber)) return []
    const label = document.context.lookup(all[at + 1], PDFDict)
    const style = label.lookupMaybe(PDFName.of('S'), PDFName)?.decodeText() ?? ''
    return [[start.asNumber(), style, label.lookupMaybe(PDFName.of('St'), PDFNumber)?.asNumber() ?? 1]]
  })
}

/** The titles of all bookmarks with the page (from 0) that each leads to, the outer before the inner. */
function bookmarksOf(document: PDFDocument): [string, number][] {
  const pages = document.getPages()
  const within = (parent: PDFDict | undefined): [string, number][] => {
    const found: [string, number][] = []
    let mark = parent?.lookupMaybe(PDFName.of('First'), PDFDict)
    for (; mark; mark = mark.lookupMaybe(PDFName.of('Next'), PDFDict)) {
      const title = mark.lookup(PDFName.of('Title'), PDFString, PDFHexString).decodeText()
      const target = mark.lookupMaybe(PDFName.of('Dest'), PDFArray)?.get(0)
      found.push([title, pages.findIndex(({ ref }) => ref === target)], ...within(mark))
    }
    return found
  }
  return within(document.catalog.lookupMaybe(PDFName.of('Outlines'), PDFDict))
}

/** Places (from 0) of the pages with a link and of those it leads to, whether it names its target or holds it. */
function linksOf(document: PDFDocument): [number, number][] {
  const pages = document.getPages()
  const names = document.catalog.lookupMaybe(PDFName.of('Dests'), PDFDict)
  return pages.flatMap((page, from) => {
    const annotations = page.node.Annots()
    return (annotations?.asArray() ?? []).flatMap((annotation): [number, number][] => {
      const link = document.context.lookupMaybe(annotation, PDFDict)
      const held = link?.lookup(PDFName.of('Dest'))
      const target = held instanceof PDFName ? names?.lookup(held) : held
      const to = target instanceof PDFArray ? pages.findIndex(({ ref }) => ref === target.get(0)) : -1
      return held === undefined ? [] : [[from, to]]
    })
  })
}

/** The same document, which a password alone opens. */
export async function locked({ name, buffer }: DocumentFile, password: string): Promise<DocumentFile> {
  const document = await PDFDocument.load(buffer)
  document.encrypt({ userPassword: password, ownerPassword: `${password} de dueño` })
  return asFile(document, name)
}

/** A page, and so many objects that its document names. */
export function ofManyObjects(count: number): Buffer {
  const parts = [
    '1 0 obj\n<</Type/Catalog/Pages 2 0 R/Held 4 0 R>>\nendobj\n',
    '2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n',
    '3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 400]>>\nendobj\n',
  ]
  const numbers = Array.from({ length: count - parts.length - 1 }, (_, nth) => nth + parts.length + 2)
  parts.push(`4 0 obj\n[${numbers.map((at) => `${at} 0 R`).join(' ')}]\nendobj\n`)
  for (const at of numbers) parts.push(`${at} 0 obj\n<</N ${at}>>\nendobj\n`)
  const head = '%PDF-1.4\n'
  let offset = head.length
  const rows = parts.map((part) => {
    const row = `${String(offset).padStart(10, '0')} 00000 n \n`
    offset += part.length
    return row
  })
  const size = count + 1
  const tail = `trailer\n<</Root 1 0 R/Size ${size}>>\nstartxref\n${offset}\n%%EOF\n`
  return Buffer.from(`${head}${parts.join('')}xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}${tail}`)
}
