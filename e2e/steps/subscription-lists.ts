import type { Locator, Page } from '@playwright/test'
import { expect } from '../product/test.ts'

/** Makes a list by hand, where lists are; gives its row. */
export async function makeList(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Nueva lista' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nueva lista' })
  await dialog.getByLabel('Nombre').fill(name)
  await dialog.getByRole('button', { name: 'Crear' }).click()
  await expect(dialog).toHaveCount(0)
  return page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: name })
}
