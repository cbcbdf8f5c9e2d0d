import { expect, type Page } from '@playwright/test'
import { deep } from '../steps/deep.ts'
import { signUp } from '../product/account.ts'
import { testWithProvider } from '../product/provider-test.ts'
import { mailedLink } from '../steps/mail.ts'
import { field } from '../steps/session.ts'

const known = 'persona.conocida@agencia.example'

const test = testWithProvider({
  nuria: { email: 'nuria@agencia.example', verified: true },
  intrusa: { email: known, verified: false },
  vera: { email: 'vera@agencia.example', verified: true },
  sola: { email: 'sola@agencia.example', verified: true },
})

async function openPopup(page: Page, button = 'Continuar con Agencia ID'): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: button }).click()
  const popup = await opened
  await popup.locator('[name="login"]').waitFor()
  return popup
}

async function enterAt(popup: Page, login: string) {
  await popup.locator('[name="login"]').fill(login)
  await popup.locator('[name="password"]').fill('x')
  await popup.locator('button[type="submit"]').click()
  await popup
    .getByText(/authorize|continue/i)
    .first()
    .waitFor()
}

test('a right sign-in at the provider closes its window and enters', async ({ page }) => {
  await page.goto('/login')
  const popup = await openPopup(page)
  expect(await popup.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([500, 600])
  await enterAt(popup, 'nuria')
  const closed = popup.waitForEvent('close')
  await popup.locator('button[type="submit"]').click()
  await closed
  await expect(page).toHaveURL(/\/dashboard$/)
})

test(
  'a closed window and a refused consent read as cancelled; a second window takes the place of the first',
  deep,
  async ({ page }) => {
    await page.goto('/login')
    const first = await openPopup(page)
    await first.close()
    await expect(page.getByText('Inicio de sesion cancelado.')).toBeVisible()

    const second = await openPopup(page)
    await expect(page.getByText('Inicio de sesion cancelado.')).toBeHidden()
    const third = await openPopup(page)
    expect(second.isClosed()).toBe(true)
    await enterAt(third, 'nuria')
    await third.getByRole('link', { name: /cancel/i }).click()
    await expect(page.getByText('Inicio de sesion cancelado.')).toBeVisible()
    await expect(page).toHaveURL(/\/login$/)
  },
)

test("an unverified mail equal to an account's does not take it over", deep, async ({ page, product }) => {
  const made = await signUp(product.url)
  expect(made.email).not.toBe(known)
  const answer = await fetch(`${product.url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: product.url },
    body: JSON.stringify({ name: 'Conocida', email: known, password: made.password }),
  })
  expect(answer.status).toBe(200)
  await page.goto('/login')
  const popup = await openPopup(page)
  await enterAt(popup, 'intrusa')
  await popup.locator('button[type="submit"]').click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
  const session = await page.request.get('/api/session')
  expect(await session.text()).not.toContain(known)
})

test('a state that somebody else made signs nobody in', deep, async ({ page, product }) => {
  await page.goto('/login')
  const popup = await openPopup(page)
  await popup.goto(`${product.url}/api/auth/callback/oidc?code=inventado&state=de-otra-persona`)
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
  expect(await (await page.request.get('/api/session')).json()).toBeNull()
})

test('somebody who is signed in links the provider, and unlinks it', async ({ page, product }) => {
  const email = 'vera@agencia.example'
  const answer = await page.request.post('/api/auth/sign-up/email', {
    headers: { origin: product.url },
    data: { name: 'Vera', email, password: 'Segura-2026' },
  })
  expect(answer.status()).toBe(200)
  await page.goto('/dashboard/profile?tab=security')
  const popup = await openPopup(page, 'Vincular Agencia ID')
  await enterAt(popup, 'vera')
  await popup.locator('button[type="submit"]').click()
  await expect(page.getByText('Agencia ID está vinculado')).toBeVisible()
  await page.getByRole('button', { name: 'Desvincular Agencia ID' }).click()
  await expect(page.getByText('Agencia ID ya no está vinculado')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Vincular Agencia ID', exact: true })).toBeVisible()
})

test(
  'an account of a provider gets its first password by mail, and then may use two factors',
  deep,
  async ({ page, context, product }) => {
    await page.goto('/login')
    const popup = await openPopup(page)
    await enterAt(popup, 'sola')
    await popup.locator('button[type="submit"]').click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await page.goto('/dashboard/profile?tab=security')
    await expect(page.getByRole('button', { name: 'Activar' })).toBeDisabled()
    await page.getByRole('button', { name: 'Crear contraseña' }).click()
    await expect(
      page.getByText('El enlace de sola@agencia.example para elegirla ya está preparado.'),
    ).toBeVisible()
    await page.goto(await mailedLink(product.dataDir, 'sola@agencia.example', '/reset-password'))
    await page.getByLabel('Nueva Contraseña').fill('Segura-2026')
    await page.getByLabel('Confirmar Contraseña').fill('Segura-2026')
    await page.getByRole('button', { name: 'Guardar contraseña' }).click()
    await expect(page.getByText(/Tu contraseña ha cambiado/)).toBeVisible()
    await context.clearCookies()
    await page.goto('/login')
    await field(page, 'email').fill('sola@agencia.example')
    await field(page, 'password').fill('Segura-2026')
    await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await page.goto('/dashboard/profile?tab=security')
    await expect(page.getByRole('button', { name: 'Activar' })).toBeEnabled()
  },
)
