import { expect, test } from '../product/test.ts'
import { signUp } from '../product/account.ts'
import { cookiesOf } from '../steps/session.ts'

test('without a connection a part waits, and the screen stays', async ({ page, context, product }) => {
  await context.addCookies(cookiesOf(await signUp(product.url), product.url))
  await page.goto(`${product.url}/dashboard`)
  const heading = page.getByRole('heading', { level: 1 })
  await heading.waitFor({ timeout: 30_000 })
  await context.setOffline(true)

  await page.getByRole('button', { name: 'Menú de usuario' }).click()
  await expect(page.getByText('Sin conexión. Algunas cosas no funcionarán hasta que vuelva.')).toBeVisible()
  await page.getByRole('link', { name: 'Proyectos', exact: true }).first().click()
  await expect(heading).toBeVisible()
  await expect(page.getByText('Error de renderizado')).toBeHidden()

  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Proyectos' })).toBeVisible()
})

test('a part that the server does not have any more leaves the screen as it is', async ({
  page,
  context,
  product,
}) => {
  await context.addCookies(cookiesOf(await signUp(product.url), product.url))
  await page.route('**/assets/user-menu-open-*.js', (route) => route.fulfill({ status: 404 }))
  await page.goto(`${product.url}/dashboard`)
  await page.getByRole('heading', { level: 1 }).waitFor({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Menú de usuario' }).click()
  await expect(page.getByText('Una parte de la pantalla no carga.')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await page.unroute('**/assets/user-menu-open-*.js')
  await page.reload()
  await page.getByRole('button', { name: 'Menú de usuario' }).click()
  await expect(page.getByRole('menuitem').first()).toBeVisible()
  await expect(page.getByText('Una parte de la pantalla no carga.')).toBeHidden()
})

test('a screen that the server does not have any more says what to do', async ({
  page,
  context,
  product,
}) => {
  await context.addCookies(cookiesOf(await signUp(product.url), product.url))
  await page.goto(`${product.url}/dashboard`)
  await page.getByRole('heading', { level: 1 }).waitFor({ timeout: 30_000 })
  await page.route('**/assets/projects-screen-*.js', (route) => route.fulfill({ status: 404 }))
  await page.getByRole('link', { name: 'Proyectos', exact: true }).first().click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Esta pantalla no se ha podido cargar', { timeout: 30_000 })

  await page.unroute('**/assets/projects-screen-*.js')
  await page.getByRole('button', { name: 'Recargar página' }).click()
  await expect(heading).toHaveText('Proyectos')
})
