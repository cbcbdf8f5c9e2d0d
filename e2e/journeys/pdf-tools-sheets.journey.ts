import { PDFDocument, PDFName, StandardFonts } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { contentsOf, textDocument, wordsIn } from '../product/documents.ts'
import { scanOf } from '../product/pictures.ts'
import { expect, test } from '../product/test.ts'
import { button, downloaded } from '../steps/optimizer.ts'
import { add, cards, choose, made, pdfTools, result } from '../steps/pdf-tools.ts'
import { enter } from '../steps/session.ts'
import { deep } from '../steps/deep.ts'

test.beforeEach(async ({ context, page, product }) => {
  await enter(context, product.url)
  await page.goto(pdfTools)
})

/** Two pages with a picture that lies in them as JPEG. */
async function illustrated(jpeg: Buffer) {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  const image = await document.embedJpg(jpeg)
  for (const word of ['Primera', 'Segunda']) {
    const page = document.addPage([400, 600])
    page.drawText(`${word} hoja del informe`, { x: 50, y: 500, size: 18, font })
    page.drawImage(image, { x: 100, y: 200, width: 150, height: 100 })
  }
  return { name: 'informe.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await document.save()) }
}

test('pages are cropped, laid on sheets, folded and made plain, and their pictures and words come out', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#c33' } })
    .jpeg()
    .toBuffer()
  await add(page, [await illustrated(photo)])
  await expect(cards(page)).toHaveCount(2)

  await choose(page, 'Extraer')
  const pictures = await made(page, 'Extraer')
  expect(pictures.name).toMatch(/^informe_p1_1\.jpg$/)
  expect(pictures.content.equals(photo)).toBe(true)
  await page.getByRole('radio', { name: 'Texto' }).check()
  const text = await made(page, 'Extraer')
  expect(text.content.toString()).toMatch(/Primera hoja del informe[\s\S]*Segunda hoja del informe/)
  await expect(button(page, 'Seguir con el resultado')).toBeHidden()

  await choose(page, 'Recortar páginas')
  await page.getByLabel('Arriba (mm)').fill('10')
  await page.getByLabel('Izquierda (mm)').fill('20')
  const cropped = await PDFDocument.load((await made(page, 'Recortar páginas')).content)
  const box = cropped.getPage(1).getCropBox()
  expect(box.x).toBeCloseTo(56.69, 1)
  expect(box.height).toBeCloseTo(571.65, 1)
  await page.getByRole('radio', { name: 'Los márgenes blancos' }).check()
  const tight = await PDFDocument.load((await made(page, 'Recortar páginas')).content)
  expect(tight.getPage(0).getCropBox().width).toBeLessThan(300)

  await choose(page, 'Páginas por hoja')
  const sheets = await PDFDocument.load((await made(page, 'Repartir en hojas')).content)
  expect(sheets.getPageCount()).toBe(1)
  expect(sheets.getPage(0).getWidth()).toBeCloseTo(841.89, 1)
  await choose(page, 'Folleto')
  expect((await PDFDocument.load((await made(page, 'Hacer el folleto')).content)).getPageCount()).toBe(2)

  await button(page, 'Vaciar la mesa').click()
  await add(page, [await textDocument('uno.pdf', 2)])
  await expect(cards(page)).toHaveCount(2)
  await choose(page, 'Aplanar')
  const plain = (await made(page, 'Aplanar')).content
  expect(await contentsOf(plain)).toMatchObject({ fields: [], links: [[0, 1]] })
  expect((await PDFDocument.load(plain)).catalog.has(PDFName.of('AcroForm'))).toBe(false)
})

/** A price list of two pages; the second one has a table. */
async function prices(name: string, first: string, price: string) {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  document.addPage([400, 600]).drawText(first, { x: 50, y: 500, size: 14, font })
  const page = document.addPage([400, 600])
  const rows = [
    ['Servicio', 'Horas', 'Precio'],
    ['Diseño web', '12', price],
    ['Fotos', '3', '150,00'],
  ]
  for (const [at, row] of rows.entries())
    for (const [column, text] of row.entries())
      page.drawText(text, { x: 50 + column * 120, y: 500 - at * 20, size: 12, font })
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(await document.save()) }
}

test('two files are compared side by side, and the table of one comes out as a spreadsheet', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await add(page, [
    await prices('antes.pdf', 'Precios para el cliente de siempre', '1.200,00'),
    await prices('despues.pdf', 'Precios para el cliente nuevo', '1.350,00'),
  ])
  await expect(cards(page)).toHaveCount(4)
  await choose(page, 'Comparar')
  await button(page, 'Comparar').click()
  await expect(result(page)).toContainText('Páginas con diferencias: 2. Palabras quitadas: 3; añadidas: 2.', {
    timeout: 60_000,
  })
  const beside = page.getByRole('region', { name: 'Lado a lado' })
  await expect(beside).toContainText('Quitado: de siempre')
  await expect(beside).toContainText('Añadido: 1.350,00')
  await beside.getByRole('button', { name: 'Antes: página 1 · Después: página 1' }).click()
  const dialog = page.getByRole('dialog', { name: 'Antes: página 1 · Después: página 1' })
  await expect(dialog.locator('img')).toBeVisible()
  await dialog.getByRole('button', { name: 'Siguiente' }).click()
  await expect(page.getByRole('dialog', { name: 'Antes: página 2 · Después: página 2' })).toBeVisible()
  await page.keyboard.press('Escape')
  const report = await downloaded(page, () => button(page, 'Descargar').click())
  expect((await PDFDocument.load(report.content)).getPageCount()).toBe(2)

  await page.getByRole('button', { name: 'Quitar despues.pdf' }).click()
  await choose(page, 'Tablas')
  await page.getByRole('radio', { name: 'Un archivo por tabla (CSV)' }).check()
  const table = await made(page, 'Sacar las tablas')
  expect(table.name).toBe('antes_p2_1.csv')
  expect(table.content.toString()).toBe(
    '\uFEFFServicio;Horas;Precio\r\nDiseño web;12;1.200,00\r\nFotos;3;150,00\r\n',
  )
  await page.getByRole('radio', { name: 'Una hoja por tabla (XLSX)' }).check()
  expect((await made(page, 'Sacar las tablas')).name).toBe('antes.xlsx')
})

test(
  'a scan that lies askew and one on its head are read, in their language, with their words in place',
  deep,
  async ({ page }) => {
    test.setTimeout(300_000)
    const lines = [
      'El informe de la comisión dice que los gastos del año',
      'pasado han sido más altos de lo que se esperaba. Por eso',
      'la dirección propone revisar todos los contratos de la',
      'empresa antes del próximo mes de septiembre, y no después.',
    ]
    await add(page, [await scanOf(page, lines, 0, 2)])
    await expect(cards(page)).toHaveCount(1)
    await choose(page, 'Reconocer texto')
    await button(page, 'Reconocer').click()
    await expect(page.getByText(/Leyendo la página 1 de 1/)).toBeVisible()
    await page.getByRole('button', { name: 'Cancelar', exact: true }).click()
    await expect(page.getByText('Cancelado. Tus archivos siguen como estaban.')).toBeVisible()
    await button(page, 'Reconocer').click()
    await expect(result(page)).toBeVisible({ timeout: 120_000 })
    await expect(result(page)).toContainText('leído en Español')
    const slanted = await downloaded(page, () => button(page, 'Descargar').click())
    expect(slanted.name).toBe('carta_texto.pdf')
    const said = await wordsIn(slanted.content)
    for (const word of ['comisión', 'contratos', 'septiembre'])
      expect(said).toContain(Buffer.from(word, 'latin1').toString('hex').toUpperCase())

    await button(page, 'Vaciar la mesa').click()
    await add(page, [await scanOf(page, lines, 180, 0)])
    await expect(cards(page)).toHaveCount(1)
    await page.getByRole('radio', { name: 'Solo el texto (.txt)' }).check()
    await page.getByLabel('Idioma del texto').selectOption('spa')
    await button(page, 'Reconocer').click()
    await expect(result(page)).toContainText('se han girado las páginas 1', { timeout: 120_000 })
    const turned = await downloaded(page, () => button(page, 'Descargar').click())
    expect(turned.content.toString()).toContain('próximo mes de septiembre, y no después.')
  },
)
