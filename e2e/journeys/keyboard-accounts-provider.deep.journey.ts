import { expect, type Locator, type Page } from '@playwright/test'
import { testWithProvider } from '../product/provider-test.ts'
import { expectFocus, pressOn, typeInto } from '../steps/keyboard.ts'

const test = testWithProvider({ vera: { email: 'vera@agencia.example', verified: true } })

/** Opens the provider's window by a button and goes through it, all by keyboard. */
async function enterThrough(page: Page, button: Locator) {
  const opened = page.waitForEvent('popup')
  await pressOn(page, button)
  const popup = await opened
  await typeInto(popup, popup.locator('[name="login"]'), 'vera')
  await typeInto(popup, popup.locator('[name="password"]'), 'x')
  await popup.keyboard.press('Enter')
  const closed = popup.waitForEvent('close')
  await pressOn(popup, popup.getByRole('button', { name: 'Continue' }))
  await closed
}

test('a provider is linked, unlinked and entered by keyboard', async ({ page, context, product }) => {
  const headers = { origin: product.url }
  const data = { name: 'Vera', email: 'vera@agencia.example', password: 'Segura-2026' }
  await page.request.post('/api/auth/sign-up/email', { headers, data })
  await page.goto('/dashboard/profile?tab=security')
  const link = page.getByRole('button', { name: 'Vincular Agencia ID', exact: true })
  const unlink = page.getByRole('button', { name: 'Desvincular Agencia ID' })
  await enterThrough(page, link)
  await expect(page.getByText('Agencia ID está vinculado')).toBeVisible()
  await expectFocus(unlink)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Agencia ID ya no está vinculado')).toBeVisible()
  await expectFocus(link)
  // The provider knows the person by now, and asks nothing.
  await page.keyboard.press('Enter')
  await expectFocus(unlink)

  await context.clearCookies()
  await page.goto('/login')
  await enterThrough(page, page.getByRole('button', { name: 'Continuar con Agencia ID' }))
  await expect(page).toHaveURL(/\/dashboard$/)
})
