import { PDFDocument, PDFHexString, PDFName, PDFString, StandardFonts } from '@cantoo/pdf-lib'

/**
 * A file that says a word in all the places beside its text: description, record in XML, bookmark, comment, field, address,
 * attachment, name of a destination and of a layer, label, script. The comment, the field and the link stand on a page of their own.
 */
export async function planted(bytes: Uint8Array, word: string): Promise<Uint8Array> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false })
  const { context, catalog } = document
  const text = (before: string, after = '') => PDFHexString.fromText(`${before}${word}${after}`)
  const page = document.addPage([595, 842])
  page.drawText('-', { x: 60, y: 700, size: 14, font: await document.embedFont(StandardFonts.Helvetica) })
  document.setTitle(`Acerca de ${word}.`)
  const xml = `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><a>${word}</a></x:xmpmeta><?xpacket end="w"?>`
  const record = context.stream(xml, { Type: 'Metadata', Subtype: 'XML' })
  catalog.set(PDFName.of('Metadata'), context.register(record))

  const [root, mark] = [context.nextRef(), context.nextRef()]
  const entry = { Title: text('Ficha de ', ', primera parte'), Parent: root, Dest: [page.ref, 'Fit'] }
  context.assign(mark, context.obj(entry))
  context.assign(root, context.obj({ Type: 'Outlines', First: mark, Last: mark, Count: 1 }))
  catalog.set(PDFName.of('Outlines'), root)

  const field = document.getForm().createTextField(`dato ${Date.now()}`)
  field.addToPage(page, { x: 60, y: 400, width: 200, height: 24 })
  field.acroField.dict.set(PDFName.of('V'), text('Visto con '))
  field.acroField.dict.set(PDFName.of('TU'), text('Campo de '))
  const comment = { Type: 'Annot', Subtype: 'Text', Rect: [60, 600, 80, 620] }
  const link = { Type: 'Annot', Subtype: 'Link', Rect: [60, 500, 80, 520] }
  const address = { S: 'URI', URI: PDFString.of(`https://example.com/${encodeURI(word)}`) }
  for (const annotation of [
    { ...comment, Contents: text('Nota sobre ', '.'), T: text('') },
    { ...link, A: address },
  ])
    page.node.addAnnot(context.register(context.obj(annotation)))

  await document.attach(Buffer.from(`Nota de ${word}`), `${word}.txt`, { mimeType: 'text/plain' })
  document.addJavaScript('aviso', `var quien = "${word}"`)
  const names = catalog.lookup(PDFName.of('Names'))
  const destinations = context.obj({ Names: [text('sitio de '), [page.ref, 'Fit']] })
  if (names && 'set' in names && typeof names.set === 'function')
    names.set(PDFName.of('Dests'), context.register(destinations))
  catalog.set(PDFName.of('PageLabels'), context.obj({ Nums: [0, { S: 'D', P: text('', '-') }] }))
  const layer = context.register(context.obj({ Type: 'OCG', Name: text('Capa de ') }))
  catalog.set(
    PDFName.of('OCProperties'),
    context.obj({ OCGs: [layer], D: { Order: [layer], Name: text('Capas de ') } }),
  )
  return document.save({ updateFieldAppearances: false })
}
