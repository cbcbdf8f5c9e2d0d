import {
  decodePDFRawStream,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
  PDFString,
  StandardFonts,
} from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { expect, test } from '../product/test.ts'
import { button } from '../steps/optimizer.ts'
import { add, choose, made, pdfTools } from '../steps/pdf-tools.ts'
import { enter } from '../steps/session.ts'

const secret = 'Lucrecia Montalvo'

/** A letter that says a name in all the places where a PDF can say it. */
async function letter() {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  const page = document.addPage([595, 842])
  page.drawText(`La paciente ${secret} vino el lunes.`, { x: 60, y: 700, size: 14, font })
  page.drawText('El informe queda en el archivo.', { x: 60, y: 600, size: 14, font })
  document.addPage([595, 842]).drawText('Segunda hoja sin nombres.', { x: 60, y: 700, size: 14, font })
  const third = document.addPage([595, 842])
  const comment = { Type: 'Annot', Subtype: 'Text', Rect: [60, 700, 80, 720] }
  const words = PDFString.of(`Preguntar a ${secret}.`)
  third.node.addAnnot(document.context.register(document.context.obj({ ...comment, Contents: words })))
  document.setTitle(`Informe de ${secret}`)
  const field = document.getForm().createTextField('paciente')
  field.setText(secret)
  field.addToPage(page, { x: 60, y: 400, width: 200, height: 24 })
  const { context, catalog } = document
  const [root, mark] = [context.nextRef(), context.nextRef()]
  const title = PDFString.of(`Ficha de ${secret}, 2026`)
  context.assign(mark, context.obj({ Title: title, Parent: root, Dest: [page.ref, 'Fit'] }))
  context.assign(root, context.obj({ Type: 'Outlines', First: mark, Last: mark, Count: 1 }))
  catalog.set(PDFName.of('Outlines'), root)
  const noise = Buffer.from(Array.from({ length: 64 * 64 * 3 }, (_, at) => (at * 7919) % 251))
  const picture = await sharp(noise, { raw: { width: 64, height: 64, channels: 3 } })
    .png()
    .toBuffer()
  page.drawImage(await document.embedPng(picture), { x: 60, y: 680, width: 64, height: 12 })
  await document.attach(Buffer.from(secret), 'nota.txt', { mimeType: 'text/plain' })
  return {
    name: 'informe.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(await document.save({ useObjectStreams: false })),
  }
}

/** All that a PDF says, its streams unpacked, texts in letters and in hexadecimal. */
async function everything(file: Buffer) {
  const document = await PDFDocument.load(file)
  const parts = [file.toString('latin1')]
  for (const [, object] of document.context.enumerateIndirectObjects()) {
    if (object instanceof PDFString || object instanceof PDFHexString) parts.push(object.decodeText())
    else parts.push(object.toString())
    if (!(object instanceof PDFRawStream) || object.dict.get(PDFName.of('Subtype')) === PDFName.of('Image'))
      continue
    parts.push(Buffer.from(decodePDFRawStream(object).decode()).toString('latin1'))
  }
  return parts.join('\n')
}
const inHex = (text: string) => Buffer.from(text, 'latin1').toString('hex').toUpperCase()

test('what is blacked out is gone from the file, wherever the file said it; the rest can be searched', async ({
  context,
  page,
  product,
}) => {
  await enter(context, product.url)
  await page.goto(pdfTools)
  const given = await letter()
  expect(await everything(given.buffer)).toContain(inHex(secret))
  await add(page, [given])
  await choose(page, 'Tachar')
  await page.getByLabel('Texto que marcar en todas las páginas').fill('lucrecia montalvo')
  await button(page, 'Marcar').click()
  // In the letter, in its field, and in the comment on another page.
  await expect(page.getByText('3 sitios marcados.')).toBeVisible()
  await expect(page.locator('[data-redact-mark]')).toHaveCount(2)
  // Another one by hand, over the picture.
  const sheet = page.locator('[data-redact-page]')
  await sheet.scrollIntoViewIfNeeded()
  const box = await sheet.boundingBox()
  if (!box) throw new Error('no page to draw on')
  const at = (x: number, y: number) =>
    [box.x + (x / 595) * box.width, box.y + (y / 842) * box.height] as const
  await page.mouse.move(...at(55, 145))
  await page.mouse.down()
  await page.mouse.move(...at(130, 166), { steps: 4 })
  await page.mouse.up()
  await expect(page.locator('[data-redact-mark]')).toHaveCount(3)

  const { name, content } = await made(page, 'Tachar')
  expect(name).toBe('informe_tachado.pdf')
  await expect(page.getByText('Comprobado: al leer el archivo otra vez no queda nada')).toBeVisible()
  const all = await everything(content)
  for (const word of [secret, 'Lucrecia', 'Montalvo', 'paciente', 'nota.txt']) {
    expect(all.toLowerCase()).not.toContain(word.toLowerCase())
    expect(all).not.toContain(inHex(word))
  }
  expect(all).toContain(inHex('El informe queda en el archivo.'))
  expect(all).toContain(inHex('Segunda hoja sin nombres.'))
  const images = (await PDFDocument.load(content)).context
    .enumerateIndirectObjects()
    .filter(
      ([, each]) =>
        each instanceof PDFRawStream && each.dict.get(PDFName.of('Subtype')) === PDFName.of('Image'),
    )
  // The two pages alone, as pictures: the one that was marked is no more.
  expect(images).toHaveLength(2)
})
