import { writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../product/test.ts'
import { downloaded } from '../steps/optimizer.ts'
import { enter } from '../steps/session.ts'

const workerScript = /\/assets\/seo\.worker-[^/]*\.js$/
const csv = { name: 'contenido.csv', mimeType: 'text/csv', buffer: Buffer.from('titulo\nPintor en Madrid') }
const places = { name: 'lugares.txt', mimeType: 'text/plain', buffer: Buffer.from('Sevilla\nReus') }

const chooseCsv = (page: Page) => page.locator('input[accept=".csv"]').setInputFiles(csv)
const csvRead = (page: Page) => page.getByText('Archivo CSV cargado correctamente (1 filas)')

async function process(page: Page) {
  await page.getByLabel('Palabra clave a reemplazar').fill('Madrid')
  await page.getByLabel('Subir archivo TXT con ubicaciones').setInputFiles(places)
  await expect(page.getByText('2 ubicaciones cargadas')).toBeVisible()
  await page.getByRole('button', { name: 'Procesar CSV' }).click()
  await expect(page.getByText('CSV procesado: 2 filas')).toBeVisible()
}

async function result(page: Page) {
  const { content } = await downloaded(page, () =>
    page.getByRole('button', { name: 'Descargar CSV Procesado' }).click(),
  )
  return content.toString()
}
const wanted = 'titulo\nPintor en Sevilla\nPintor en Reus'

test.beforeEach(async ({ context, product }) => {
  await enter(context, product.url)
})

test('a worker that does not answer is ended by cancelling, and another one does the work', async ({
  page,
}) => {
  const gate = Promise.withResolvers<void>()
  await page.route(workerScript, async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.goto('/dashboard/tools/seo-mass-generator')
  await chooseCsv(page)
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await expect(page.getByRole('button', { name: 'Cancelar' })).toBeHidden()
  await expect(csvRead(page)).toBeHidden()
  gate.resolve()
  await chooseCsv(page)
  await expect(csvRead(page)).toBeVisible()
  await process(page)
  expect(await result(page)).toBe(wanted)
})

test('a worker that dies says so, and another one takes its place', async ({ page }) => {
  await page.route(workerScript, (route) => route.abort())
  await page.goto('/dashboard/tools/seo-mass-generator')
  await chooseCsv(page)
  await expect(page.getByRole('alert')).toContainText('El navegador ha detenido el proceso')
  await page.unroute(workerScript)
  await chooseCsv(page)
  await expect(csvRead(page)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await process(page)
  expect(await result(page)).toBe(wanted)
})

test('workers without work give their memory back; what they knew is made again', async ({ page }) => {
  await page.clock.install()
  await page.goto('/dashboard/tools/seo-mass-generator')
  await chooseCsv(page)
  await expect(csvRead(page)).toBeVisible()
  await process(page)
  expect(page.workers().length).toBeGreaterThan(0)
  await page.clock.fastForward('05:30')
  await expect.poll(() => page.workers().length).toBe(0)
  expect(await result(page)).toBe(wanted)
})

test('a large file is read in a worker of its own, and all of it comes', async ({ page }, info) => {
  const rows = Array.from({ length: 400_000 }, (_, row) => `Pintor en Madrid número ${row},texto de la fila`)
  const path = info.outputPath('grande.csv')
  await writeFile(path, ['titulo,texto', ...rows].join('\n'))
  await page.goto('/dashboard/tools/seo-mass-generator')
  await page.locator('input[accept=".csv"]').setInputFiles(path)
  await expect(page.getByText(/cargado correctamente \(400\.000 filas\)/)).toBeVisible()
  expect(page.workers().some((worker) => worker.url().includes('/reader.worker-'))).toBe(true)
  await page.getByLabel('Palabra clave a reemplazar').fill('Madrid')
  await page.getByLabel('Subir archivo TXT con ubicaciones').setInputFiles(places)
  await page.getByRole('button', { name: 'Procesar CSV' }).click()
  await expect(page.getByText('CSV procesado: 800.000 filas')).toBeVisible()
  const lines = (await result(page)).split('\n')
  expect(lines).toHaveLength(800_001)
  expect(lines[1]).toBe('Pintor en Sevilla número 0,texto de la fila')
  expect(lines.at(-1)).toBe('Pintor en Reus número 399999,texto de la fila')
})
