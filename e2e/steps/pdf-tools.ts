import type { Page } from '@playwright/test'
import { expect } from '../product/test.ts'
import { button, downloaded } from './optimizer.ts'

export const pdfTools = '/dashboard/tools/pdf-tools'
export const cards = (page: Page) => page.locator('[data-pdf-page]')
export const result = (page: Page) => page.getByRole('region', { name: 'Resultado' })
export const choose = (page: Page, operation: string) =>
  page
    .getByRole('navigation', { name: 'Operaciones' })
    .getByRole('link', { name: operation, exact: true })
    .click()
export const add = (page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]) =>
  page.locator('[data-dropzone="pdf-tools"] input[type="file"]').setInputFiles(files)

/** What the text document of three pages brings along, and keeps through whatever does not concern it. */
export const kept = {
  pages: 3,
  fields: ['nombre'],
  links: [[0, 1]],
  bookmarks: [['Capítulo de uno.pdf', 1]],
  labels: [
    [0, 'r', 1],
    [1, 'D', 1],
  ],
  attachments: ['nota de uno.pdf.txt'],
}

export async function made(page: Page, verb: string) {
  await button(page, verb).click()
  await expect(result(page)).toBeVisible({ timeout: 60_000 })
  return downloaded(page, () => result(page).getByRole('button', { name: 'Descargar' }).click())
}
