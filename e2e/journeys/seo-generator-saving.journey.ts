import { stat } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../product/test.ts'
import { enter } from '../steps/session.ts'

const text = (name: string, content: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(content),
})

async function process(page: Page, csv: string, places: readonly string[]) {
  await page.goto('/dashboard/tools/seo-mass-generator')
  await page.getByLabel('Palabra clave a reemplazar').fill('Madrid')
  await page
    .getByLabel('Subir archivo TXT con ubicaciones')
    .setInputFiles(text('lugares.txt', places.join('\n')))
  await page.locator('input[accept=".csv"]').setInputFiles(text('contenido.csv', csv))
  await page.getByRole('button', { name: 'Procesar CSV' }).click()
}

const save = (page: Page) => page.getByRole('button', { name: 'Descargar CSV Procesado' }).click()

test.beforeEach(async ({ context, product }) => {
  await enter(context, product.url)
})

test('a result goes straight into the file the person chooses', async ({ page }) => {
  // The dialog of the system is the one part a test cannot click: it answers with a real, empty file.
  await page.addInitScript(() => {
    const asked: unknown[] = []
    Object.assign(window, {
      asked,
      showSaveFilePicker: async (options: unknown) => {
        asked.push(options)
        return (await navigator.storage.getDirectory()).getFileHandle('elegido.csv', { create: true })
      },
    })
  })
  await process(page, 'titulo\nPintor en Madrid', ['Sevilla', 'Reus'])
  await page.getByRole('button', { name: 'Más opciones' }).click()
  await page.getByLabel(/^Guardar directamente en disco/).check()
  await save(page)
  await expect(page.getByText(/^Guardado en tu disco: 2 filas/)).toBeVisible()
  const written = await page.evaluate(async () => {
    const root = await navigator.storage.getDirectory()
    return (await (await root.getFileHandle('elegido.csv')).getFile()).text()
  })
  expect(written).toBe('titulo\nPintor en Sevilla\nPintor en Reus')
  expect(await page.evaluate(() => Reflect.get(window, 'asked'))).toEqual([
    {
      suggestedName: expect.stringMatching(/^contenido_seo_.*\.csv$/),
      types: [{ description: 'CSV', accept: { 'text/csv': ['.csv'] } }],
    },
  ])
})

test('where no file can be chosen, a large result waits in the private files of the browser', async ({
  page,
}) => {
  test.slow()
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'))
  const row = `Madrid,${'contenido '.repeat(140)}\n`
  const rows = 2000
  const places = Array.from({ length: 100 }, (_, index) => `Lugar ${index + 100}`)
  await process(page, `titulo,texto\n${row.repeat(rows).trimEnd()}`, places)
  await expect(page.getByText('CSV procesado: 200.000 filas')).toBeVisible({ timeout: 60_000 })
  const [download] = await Promise.all([page.waitForEvent('download', { timeout: 60_000 }), save(page)])
  // Each row is as long as in the CSV, with a place of nine letters for one of six; the last break is left out.
  const size = 'titulo,texto\n'.length + (row.trimEnd().length + 3 + 1) * rows * places.length - 1
  expect((await stat(await download.path())).size).toBe(size)
  expect(size).toBeGreaterThan(256 * 1024 * 1024)
  const drafts = await page.evaluate(async () => {
    const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('drafts')
    const names: string[] = []
    for await (const name of folder.keys()) names.push(name)
    return names
  })
  expect(drafts).toHaveLength(1)
})
