import type { Page } from '@playwright/test'

/** A text file to choose. */
export const textFile = (name: string, content: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(content),
})

/** Opens the generator, chooses the files, and processes them for the keyword 'Madrid'. */
export async function processSeo(page: Page, csv: string, places: readonly string[]) {
  await page.goto('/dashboard/tools/seo-mass-generator')
  await page.getByLabel('Palabra clave a reemplazar').fill('Madrid')
  await page
    .getByLabel('Subir archivo TXT con ubicaciones')
    .setInputFiles(textFile('lugares.txt', places.join('\n')))
  await page.locator('input[accept=".csv"]').setInputFiles(textFile('contenido.csv', csv))
  await page.getByRole('button', { name: 'Procesar CSV' }).click()
}

export const saveSeo = (page: Page) => page.getByRole('button', { name: 'Descargar CSV Procesado' }).click()
