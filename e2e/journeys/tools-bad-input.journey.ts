import { readFile, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { locked, ofManyObjects, scannedDocument, textDocument } from '../product/documents.ts'
import { drawnPicture, hugePng, scanOf } from '../product/pictures.ts'
import { expect, test } from '../product/test.ts'
import * as optimizer from '../steps/optimizer.ts'
import { add, cards, choose, made, pdfTools, result } from '../steps/pdf-tools.ts'
import { enter } from '../steps/session.ts'
import { deep } from '../steps/deep.ts'

const { button } = optimizer
const pdfInput = '[data-dropzone="pdf-tools"] input[type="file"]'
/** A photo as a phone writes it, 64 x 96 once upright. */
const heic = new URL('../../formats/src/heif/testing/turned.heic', import.meta.url)
const sentences = [
  'El informe de la comisión dice que los gastos del año',
  'pasado han sido más altos de lo que se esperaba. Por eso',
  'la dirección propone revisar todos los contratos de la',
  'empresa antes del próximo mes de septiembre, y no después.',
]
/** Letters in an order that no language has. */
const gibberish = ['Xqwzrt bvfgk plmqx zzwrtk', 'Kqxv trwqz bfgxk mvvqz', 'Zwqrx ptkvb gqxzw rrtqk']

test.beforeEach(async ({ context, product }) => enter(context, product.url))

test(
  'a locked scan asks for its password before it is read; a wrong one says so, and nothing is lost',
  deep,
  async ({ page }) => {
    test.setTimeout(300_000)
    await page.goto(pdfTools)
    await add(page, [await textDocument('uno.pdf', 2)])
    await expect(cards(page)).toHaveCount(2)
    const scan = await scannedDocument('escaneo.pdf', (await scanOf(page, sentences, 0, 0)).buffer)
    await add(page, [await locked(scan, 'abracadabra')])
    const dialog = page.getByRole('dialog', { name: 'Este PDF tiene contraseña' })
    await dialog.getByLabel('Contraseña', { exact: true }).fill('otra')
    await dialog.getByRole('button', { name: 'Abrir', exact: true }).click()
    await expect(dialog).toContainText('La contraseña no es correcta.')
    await expect(cards(page)).toHaveCount(2)
    await dialog.getByLabel('Contraseña', { exact: true }).fill('abracadabra')
    await dialog.getByRole('button', { name: 'Abrir', exact: true }).click()
    await expect(cards(page)).toHaveCount(4)

    await button(page, 'Quitar uno.pdf').click()
    await choose(page, 'Reconocer texto')
    await page.getByLabel('Idioma del texto').selectOption('spa')
    await page.getByRole('radio', { name: 'Solo el texto (.txt)' }).check()
    await page.getByRole('textbox', { name: 'Páginas' }).fill('1')
    await button(page, 'Reconocer').click()
    await expect(result(page)).toBeVisible({ timeout: 120_000 })
    const read = await optimizer.downloaded(page, () =>
      result(page).getByRole('button', { name: 'Descargar' }).click(),
    )
    expect(read.content.toString()).toContain('revisar todos los contratos')
  },
)

test('a text in no known language is read as it can be, and says so', deep, async ({ page }) => {
  test.setTimeout(300_000)
  await page.goto(pdfTools)
  await add(page, [await scanOf(page, gibberish, 0, 0)])
  await expect(cards(page)).toHaveCount(1)
  await choose(page, 'Reconocer texto')
  await button(page, 'Reconocer').click()
  await expect(result(page)).toContainText('no se reconoce el idioma y se ha leído como Español', {
    timeout: 120_000,
  })
})

test(
  'a PDF with a million objects opens and comes out or says why not, and cancelling leaves it',
  deep,
  async ({ page }, info) => {
    test.setTimeout(300_000)
    await page.goto(pdfTools)
    // It has to stay: the browser reads it again with each press.
    const path = info.outputPath('millon.pdf')
    await writeFile(path, ofManyObjects(1_000_000))
    await page.locator(pdfInput).setInputFiles(path)
    await expect(cards(page)).toHaveCount(1, { timeout: 60_000 })
    await choose(page, 'Comprimir')
    await page.getByRole('radio', { name: 'Equilibrada' }).check()
    await button(page, 'Comprimir').click()
    await button(page, 'Cancelar').click()
    await expect(page.getByText('Cancelado. Tus archivos siguen como estaban.')).toBeVisible()
    await expect(cards(page)).toHaveCount(1)
    await button(page, 'Comprimir').click()
    const reason = page.getByRole('alert').filter({ hasText: 'No queda memoria para este trabajo' })
    await expect(result(page).or(reason)).toBeVisible({ timeout: 120_000 })
  },
)

test('a HEIC that lies and 300 megapixels say why not in both tools, and the others come out', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const photo = await readFile(heic)
  await page.goto(pdfTools)
  const bad = [
    { name: 'cortada.heic', mimeType: 'image/heic', buffer: photo.subarray(0, photo.length - 40) },
    { name: 'enorme.png', mimeType: 'image/png', buffer: hugePng(20_000, 15_000) },
  ]
  const good = await drawnPicture(page, 'bien.jpg', { width: 900, height: 600, type: 'image/jpeg' })
  await add(page, [...bad, good])
  await expect(cards(page)).toHaveCount(1, { timeout: 60_000 })
  for (const [name, reason] of [
    ['cortada.heic', 'Esta imagen no se puede leer'],
    ['enorme.png', 'Esta imagen tiene más de 120 megapíxeles'],
  ] as const)
    await expect(page.getByRole('alert').filter({ hasText: name })).toContainText(reason)

  await optimizer.openOptimizer(page)
  await optimizer.add(page, [...bad, good])
  await button(page, 'Optimizar Todas las Imágenes').click()
  for (const [name, reason] of [
    ['cortada.heic', 'La foto HEIC está incompleta o dañada.'],
    ['enorme.png', 'Mide 20.000 × 15.000 píxeles'],
  ] as const)
    await expect(optimizer.card(page, name)).toContainText(reason, { timeout: 60_000 })
  expect((await optimizer.result(page, 'bien.jpg')).content.length).toBeGreaterThan(0)
})

test('nothing of a file leaves the browser while the tools run', deep, async ({ page, product }) => {
  test.setTimeout(300_000)
  const left = leaving(page, product.url)
  await page.goto(pdfTools)
  const photo = await drawnPicture(page, 'foto.jpg', { width: 1600, height: 1200, type: 'image/jpeg' })
  await add(page, [await textDocument('secreto.pdf', 2), await scannedDocument('escaneo.pdf', photo.buffer)])
  await expect(cards(page)).toHaveCount(4)
  for (const [operation, verb] of [
    ['Unir', 'Unir'],
    ['Dividir', 'Dividir'],
    ['Organizar', 'Organizar'],
    ['Comprimir', 'Comprimir'],
    ['PDF a imágenes', 'Convertir'],
    ['Numeración', 'Numerar'],
    ['Metadatos', 'Guardar metadatos'],
    ['Reparar', 'Reparar'],
  ] as const) {
    await choose(page, operation)
    expect((await made(page, verb)).content.length, operation).toBeGreaterThan(0)
  }
  await choose(page, 'Proteger')
  await page.getByLabel('Contraseña', { exact: true }).fill('marea-2026')
  await made(page, 'Proteger')
  await choose(page, 'Marca de agua')
  await page.getByLabel('Texto de la marca').fill('BORRADOR')
  await made(page, 'Aplicar marca de agua')
  await choose(page, 'Reconocer texto')
  await page.getByRole('textbox', { name: 'Páginas' }).fill('1')
  await button(page, 'Reconocer').click()
  await expect(result(page)).toBeVisible({ timeout: 120_000 })

  await optimizer.openOptimizer(page)
  await optimizer.add(page, [photo])
  await optimizer.optimizeAll(page)
  expect(left()).toEqual([])
})

/** Requests that could carry something of a file: any to elsewhere, and any that brings more than counts of runs. */
function leaving(page: Page, own: string): () => string[] {
  const found: string[] = []
  page.context().on('request', (request) => {
    const { origin, pathname, search, protocol } = new URL(request.url())
    if (protocol === 'blob:' || protocol === 'data:') return
    const body = request.postDataBuffer()
    const isSmall = (body?.length ?? 0) < 400 && search.length < 400
    const tellsNothing = !/secreto|escaneo|foto|BORRADOR|marea/.test(`${search}${body?.toString('latin1')}`)
    if (origin !== new URL(own).origin || !isSmall || !tellsNothing)
      found.push(`${request.method()} ${origin}${pathname}`)
  })
  return () => found
}
