import { expect, type Page, test as base } from '@playwright/test'
import { signUp } from '../product/account.ts'
import { startOidcProvider } from '../product/oidc.ts'
import { freePort } from '../product/port.ts'
import { inTemporaryFolder, type Product, startProduct } from '../product/product.ts'

const known = 'persona.conocida@agencia.example'

/** A product that knows one OpenID Connect provider. */
const test = base.extend<object, { product: Product }>({
  product: [
    async ({}, use) => {
      await inTemporaryFolder(async (folder) => {
        const port = await freePort()
        const url = `http://localhost:${port}`
        const provider = await startOidcProvider(url, {
          nuria: { email: 'nuria@agencia.example', verified: true },
          intrusa: { email: known, verified: false },
        })
        const product = await startProduct(folder, { PORT: String(port), BASE_URL: url, ...provider.env })
        await use(product)
        await product.stop()
        await provider.stop()
      })
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, use) => use(product.url),
})

async function openPopup(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Continuar con Agencia ID' }).click()
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

test('a closed window and a refused consent read as cancelled; a second window takes the place of the first', async ({
  page,
}) => {
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
})

test("an unverified mail equal to an account's does not take it over", async ({ page, product }) => {
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
