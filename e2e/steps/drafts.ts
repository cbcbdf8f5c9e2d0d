import { expect, type Page } from '@playwright/test'
import type { Account } from '../product/account.ts'

/** What is asked before something typed is left. */
export const question = (page: Page) => page.getByRole('dialog', { name: '¿Descartar los cambios?' })
export const stay = (page: Page) => question(page).getByRole('button', { name: 'Cancelar' })
export const discard = (page: Page) => question(page).getByRole('button', { name: 'Descartar' })

/** Presses a button in the moment the session ends: what noticed it before may ask for the password over it already. */
export async function pressAnyway(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, includeHidden: true }).dispatchEvent('click')
}

/** Signs in again over the screen whose session is over. */
export async function enterAgain(page: Page, account: Account): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Tu sesión ha terminado' })
  await dialog.locator('[name="password"]').fill(account.password)
  await dialog.locator('[name="password"]').press('Enter')
  await expect(dialog).toBeHidden()
}
