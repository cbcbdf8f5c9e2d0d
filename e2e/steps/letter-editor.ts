import { expect, type Page } from '@playwright/test'
import { canvas } from './editor.ts'

/** Writes something else in the place of a text on the canvas of a letter, and waits until it is kept. */
export async function writeInPlace(page: Page, old: string, text: string): Promise<void> {
  await openText(page, old)
  await page.keyboard.type(text)
  await page.keyboard.press('Escape')
  await expect(canvas(page).getByText(text)).toBeVisible()
  await kept(page)
}

/** Opens a text on the canvas with all of it selected. */
export async function openText(page: Page, text: string): Promise<void> {
  // The panel loads with the first element that is chosen, and the canvas knows its keys by then.
  await canvas(page).getByText(text).click()
  await expect(page.getByRole('tab', { name: 'Disposición' })).toBeVisible()
  await canvas(page).getByText(text).dblclick()
  await expect(page.getByRole('toolbar', { name: 'Formato' })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+a')
}

export async function kept(page: Page): Promise<void> {
  await expect(page.locator('[data-save-status="saved"]')).toBeVisible()
}
