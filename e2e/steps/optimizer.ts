import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import type { PictureFile } from '../product/pictures.ts'

export const optimizerPath = '/dashboard/tools/image-optimizer'

export const cards = (page: Page) => page.locator('[data-image-card]')
export const card = (page: Page, name: string) => cards(page).filter({ hasText: name })
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

export async function openOptimizer(page: Page) {
  await page.goto(optimizerPath)
  await expect(page.getByText('Arrastra y suelta imágenes aquí, o haz clic para seleccionar')).toBeVisible()
}

export async function add(page: Page, files: PictureFile[]) {
  await page.locator('[data-dropzone="image-optimizer"] input[type="file"]').setInputFiles(files)
}

export async function optimizeAll(page: Page) {
  await button(page, 'Optimizar Todas las Imágenes').click()
  await expect(button(page, 'Descargar Como ZIP')).toBeEnabled({ timeout: 60_000 })
}

/** What a click downloads: its name and its bytes. */
export async function downloaded(page: Page, start: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download', { timeout: 60_000 }), start()])
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) }
}

/** The result of the only card, or of the one with this name. */
export function result(page: Page, name = '') {
  return downloaded(page, () => card(page, name).getByRole('button', { name: 'Descargar' }).click())
}

/** `[name, bytes, method]` of each entry of a ZIP, from its central directory. */
export function entriesOf(zip: Buffer): [string, number, number][] {
  const entries: [string, number, number][] = []
  const mark = Buffer.from([0x50, 0x4b, 1, 2])
  for (let at = zip.indexOf(mark); at >= 0; at = zip.indexOf(mark, at + 4)) {
    const length = zip.readUInt16LE(at + 28)
    entries.push([
      zip.toString('utf8', at + 46, at + 46 + length),
      zip.readUInt32LE(at + 24),
      zip.readUInt16LE(at + 10),
    ])
  }
  return entries
}
