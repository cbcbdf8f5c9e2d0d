import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../product/test.ts'
import { deep } from '../steps/deep.ts'
import { enter } from '../steps/session.ts'

const address = '/dashboard/tools/seo-mass-generator'
const csv = [
  'titulo,texto,enlace',
  'Pintor en Madrid,"Rápido, limpio y en MADRID",https://ejemplo.es/pintor-madrid',
  'Otro,madrid siempre,',
].join('\n')

function file(name: string, text: string | Buffer) {
  return { name, mimeType: 'text/plain', buffer: Buffer.from(text) }
}

async function load(page: Page, places: string, content: string | Buffer = csv) {
  await page.getByLabel('Palabra clave a reemplazar').fill('Madrid')
  await page.getByLabel('Subir archivo TXT con ubicaciones').setInputFiles(file('lugares.txt', places))
  await page.locator('input[accept=".csv"]').setInputFiles(file('contenido.csv', content))
}

const processButton = (page: Page) => page.getByRole('button', { name: 'Procesar CSV' })
const downloadButton = (page: Page) => page.getByRole('button', { name: 'Descargar CSV Procesado' })

async function downloaded(page: Page) {
  const [download] = await Promise.all([page.waitForEvent('download'), downloadButton(page).click()])
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) }
}

test.beforeEach(async ({ context, page, product }) => {
  await enter(context, product.url)
  await page.goto(address)
})

test('from a CSV and a list of places to the finished file', async ({ page }) => {
  await expect(page.getByText('No se ha cargado ningún archivo de ubicaciones')).toBeVisible()
  await expect(processButton(page)).toBeDisabled()
  await load(page, 'Sevilla\n\n alcalá de Henares \n')
  await expect(page.getByText('2 ubicaciones cargadas')).toBeVisible()
  await expect(page.getByText('Archivo CSV cargado correctamente (2 filas)')).toBeVisible()
  await expect(downloadButton(page)).toBeDisabled()
  await processButton(page).click()
  await expect(page.locator('mark').first()).toHaveText('Sevilla')
  const { name, content } = await downloaded(page)
  expect(name).toMatch(/^contenido_seo_\d{4}-\d\d-\d\d_\d\d-\d\d-\d\d\.csv$/)
  expect(content.toString()).toBe(
    [
      'titulo,texto,enlace',
      'Pintor en Sevilla,"Rápido, limpio y en SEVILLA",https://ejemplo.es/pintor-sevilla',
      'Otro,Sevilla siempre,',
      'Pintor en Alcalá de Henares,"Rápido, limpio y en ALCALÁ DE HENARES",https://ejemplo.es/pintor-alcala-de-henares',
      'Otro,alcalá de Henares siempre,',
    ].join('\n'),
  )
  await page.getByLabel('Palabra clave a reemplazar').fill('Pintor')
  await expect(downloadButton(page)).toBeDisabled()
})

test('one file per location comes in a ZIP, for Excel in Spain with its mark and semicolons', async ({
  page,
}) => {
  await load(page, 'Sevilla\nReus')
  await page.getByRole('button', { name: 'Más opciones' }).click()
  await page.getByLabel('Un archivo por ubicación, en un ZIP').check()
  await page.getByLabel('Preparar para').selectOption('Excel en España')
  await processButton(page).click()
  const { name, content } = await downloaded(page)
  expect(name).toMatch(/^contenido_seo_.*\.zip$/)
  expect(content.includes('contenido_seo_reus.csv')).toBe(true)
  expect(content.includes('\uFEFFtitulo;texto;enlace\nPintor en Reus;Rápido, limpio y en REUS;')).toBe(true)
})

test(
  'a CSV dropped on the zone counts; another kind of file is refused with its name',
  deep,
  async ({ page }) => {
    const zone = page.locator('[data-dropzone="seo-mass-generator"]')
    const drop = async (name: string) => {
      const data = await page.evaluateHandle(
        ([fileName, text]) => {
          const transfer = new DataTransfer()
          transfer.items.add(new File([text ?? ''], fileName ?? ''))
          return transfer
        },
        [name, csv],
      )
      await zone.dispatchEvent('drop', { dataTransfer: data })
    }
    await drop('foto.png')
    await expect(page.getByRole('alert')).toContainText('«foto.png» no es un CSV')
    await drop('contenido.CSV')
    await expect(page.getByText('Archivo CSV cargado correctamente (2 filas)')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  },
)

const badFiles = [
  { what: 'nothing', content: '', message: 'El archivo está vacío' },
  { what: 'a header alone', content: 'a,b\n', message: 'solo tiene la cabecera' },
  { what: 'an open quote', content: 'a,b\n1,"dos\n3,4', message: 'Fila 2, columna 2 (B)' },
  { what: 'a NUL byte', content: 'a,b\n1,2\n3,\0', message: 'Fila 3, columna 2 (B)' },
]
for (const { what, content, message } of badFiles) {
  test(`a file with ${what} is explained, and the choices stay`, deep, async ({ page }) => {
    await load(page, 'Sevilla', content)
    await expect(page.getByRole('alert')).toContainText(message)
    await expect(page.getByLabel('Palabra clave a reemplazar')).toHaveValue('Madrid')
    await expect(page.getByText('1 ubicaciones cargadas')).toBeVisible()
    await expect(processButton(page)).toBeDisabled()
  })
}

test(
  'ragged rows are named and kept; a line of a megabyte in the list is refused with its number',
  deep,
  async ({ page }) => {
    await load(page, `Reus\n${'x'.repeat(1024 * 1024)}`, 'a,b\nMadrid\n1,2,3')
    await expect(page.getByText('Fila 2, columna 2 (B, «b»): faltan celdas')).toBeVisible()
    await expect(page.getByText('Fila 3, columna 3 (C): sobran celdas')).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('Línea 2')
  },
)

test('by keyboard alone', deep, async ({ page }) => {
  await load(page, 'Sevilla\nReus')
  await expect(processButton(page)).toBeEnabled()
  await page.getByLabel('Palabra clave a reemplazar').focus()
  const tabTo = async (wanted: ReturnType<Page['locator']>) => {
    for (let presses = 0; presses < 12; presses += 1) {
      if (await wanted.evaluate((node) => node === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    await expect(wanted).toBeFocused()
  }
  await tabTo(processButton(page))
  await page.keyboard.press('Enter')
  await expect(downloadButton(page)).toBeEnabled()
  await tabTo(downloadButton(page))
  const download = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  expect((await download).suggestedFilename()).toMatch(/\.csv$/)
})

test('a workbook of Excel goes in and comes out, and other separators are read', deep, async ({ page }) => {
  await load(page, 'Sevilla\nReus', 'titulo|enlace\nEn Madrid, hoy|www.a.es/madrid\n')
  await expect(page.getByLabel('Columnas separadas por')).toHaveValue('auto')
  await expect(page.getByRole('option', { name: 'Detectado: Barra vertical (|)' })).toHaveCount(1)
  await page.getByRole('button', { name: 'Más opciones' }).click()
  await page.getByLabel('Tipo de archivo').selectOption('xlsx')
  await processButton(page).click()
  await expect(page.locator('mark').first()).toHaveText('Sevilla')
  const { name, content } = await downloaded(page)
  expect(name).toMatch(/^contenido_seo_.*\.xlsx$/)
  // What came out goes in again, by its bytes: two pages of the first list, of which one names Reus.
  await page.getByLabel('Libro de Excel o XML').setInputFiles({ ...file('otra.xlsx', content) })
  await expect(page.getByText('Archivo CSV cargado correctamente (2 filas)')).toBeVisible()
  await expect(page.getByText('Excel (XLSX), su primera hoja')).toBeVisible()
  await page.getByLabel('Palabra clave a reemplazar').fill('Reus')
  await page.getByLabel('Tipo de archivo').selectOption('csv')
  await processButton(page).click()
  await expect(page.locator('mark').first()).toHaveText('Sevilla')
  expect((await downloaded(page)).content.toString()).toBe(
    [
      'titulo,enlace',
      '"En Sevilla, hoy",www.a.es/sevilla',
      '"En Sevilla, hoy",www.a.es/sevilla',
      '"En Sevilla, hoy",www.a.es/sevilla',
      '"En Reus, hoy",www.a.es/reus',
    ].join('\n'),
  )
})
