import type { Page } from '@playwright/test'
import type { Account } from '../product/account.ts'
import { expect, test } from '../product/test.ts'
import { deep } from '../steps/deep.ts'
import { discard, enterAgain, pressAnyway, question, stay } from '../steps/drafts.ts'
import { enter } from '../steps/session.ts'

const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const edit = (page: Page) => page.getByRole('button', { name: 'Editar' }).click()
const endSession = (account: Account) => account.call('POST', '/api/auth/sign-out', {})

test('personal data half typed: another tab, another screen and a reload ask first', async ({
  page,
  context,
  product,
}) => {
  await enter(context, product.url)
  await page.goto('/dashboard/profile')
  await edit(page)
  // Nothing typed, nothing asked.
  await tab(page, 'Preferencias').click()
  await expect(page).toHaveURL(/tab=preferences/)
  await tab(page, 'Perfil').click()
  await edit(page)
  await page.getByLabel('Biografía').fill('A medio escribir')
  await tab(page, 'Seguridad').click()
  await stay(page).click()
  await expect(page.getByLabel('Biografía')).toHaveValue('A medio escribir')
  await page.getByRole('link', { name: 'Proyectos', exact: true }).first().click()
  await stay(page).click()
  await expect(page.getByLabel('Biografía')).toHaveValue('A medio escribir')
  let asked = ''
  page.once('dialog', (dialog) => {
    asked = dialog.type()
    void dialog.dismiss()
  })
  await page.evaluate(() => window.location.reload())
  await expect.poll(() => asked).toBe('beforeunload')

  await page.getByRole('button', { name: 'Guardar Cambios' }).click()
  await expect(page.getByText('Perfil actualizado correctamente')).toBeVisible()
  await tab(page, 'Seguridad').click()
  await expect(page).toHaveURL(/tab=security/)
  await expect(question(page)).toBeHidden()
})

test(
  'a new password, preferences and professional data half typed are asked about',
  deep,
  async ({ page, context, product }) => {
    await enter(context, product.url)
    await page.goto('/dashboard/profile?tab=security')
    // What browsers fill in by themselves is nobody's draft.
    await page.getByLabel('Contraseña Actual').fill('Rellenada-1')
    await tab(page, 'Preferencias').click()
    await expect(page).toHaveURL(/tab=preferences/)
    await tab(page, 'Seguridad').click()
    await page.getByLabel('Nueva Contraseña').fill('Nueva-Clave-2026')
    await tab(page, 'Preferencias').click()
    await discard(page).click()
    await expect(page).toHaveURL(/tab=preferences/)

    // The theme holds as soon as it is chosen.
    await page.getByText('Modo Claro').click()
    await tab(page, 'Perfil').click()
    await expect(page).toHaveURL(/tab=profile/)
    await tab(page, 'Preferencias').click()
    await page.getByLabel('YYYY-MM-DD').check()
    await tab(page, 'Información Profesional').click()
    await stay(page).click()
    await page.getByLabel('DD/MM/YYYY').check()
    await tab(page, 'Información Profesional').click()
    await expect(page).toHaveURL(/tab=professional/)

    await edit(page)
    await page.getByLabel('Habilidades', { exact: true }).fill('SEO')
    await page.getByLabel('Habilidades', { exact: true }).press('Enter')
    await tab(page, 'Perfil').click()
    await stay(page).click()
    await page.getByRole('button', { name: 'Cancelar' }).click()
    await tab(page, 'Perfil').click()
    await expect(page).toHaveURL(/tab=profile/)
  },
)

test(
  'a session that ends in the middle keeps professional data and preferences',
  deep,
  async ({ page, context, product }) => {
    const account = await enter(context, product.url)
    await page.goto('/dashboard/profile?tab=professional')
    await edit(page)
    await page.getByLabel('Cargo').fill('Diseñadora')
    await page.getByLabel('Empresa').fill('Estudio Sur')
    await endSession(account)
    await pressAnyway(page, 'Guardar Cambios')
    await enterAgain(page, account)
    await expect(page.getByLabel('Empresa')).toHaveValue('Estudio Sur')
    await page.getByRole('button', { name: 'Guardar Cambios' }).click()
    await expect(page.getByText('Información profesional actualizada')).toBeVisible()

    await tab(page, 'Preferencias').click()
    await page.getByLabel('YYYY-MM-DD').check()
    await context.clearCookies()
    await pressAnyway(page, 'Guardar Preferencias')
    await enterAgain(page, account)
    await expect(page.getByLabel('YYYY-MM-DD')).toBeChecked()
    await page.getByRole('button', { name: 'Guardar Preferencias' }).click()
    await expect(page.getByText('Preferencias guardadas correctamente')).toBeVisible()
  },
)
