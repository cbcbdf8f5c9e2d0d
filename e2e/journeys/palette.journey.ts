import type { Page } from '@playwright/test'
import { signUp } from '../product/account.ts'
import { expect, test } from '../product/test.ts'
import { deep } from '../steps/deep.ts'
import { holdCalls } from '../steps/held-call.ts'
import { enter } from '../steps/session.ts'

const search = (page: Page) => page.getByRole('combobox', { name: 'Buscar' })
const chosen = (page: Page) => page.getByRole('option', { selected: true })

async function openHome(page: Page) {
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 })
}

test('the palette by keyboard alone: order, round and round, filter, Enter, Escape', async ({
  page,
  context,
  product,
}) => {
  await enter(context, product.url)
  await openHome(page)
  await page.keyboard.press('Control+k')
  await expect(search(page)).toBeFocused()

  const options = page.getByRole('option')
  await expect(options.nth(0)).toHaveAttribute('data-command', 'new-project')
  await expect(options.nth(1)).toHaveAttribute('data-command', 'tasks')
  await expect(chosen(page)).toHaveAttribute('data-command', 'new-project')
  await expect(search(page)).toHaveAttribute(
    'aria-activedescendant',
    (await chosen(page).getAttribute('id')) ?? '',
  )

  await page.keyboard.press('ArrowUp')
  await expect(chosen(page)).toHaveAttribute('data-command', 'sign-out')
  await expect(chosen(page)).toBeInViewport()
  await page.keyboard.press('ArrowDown')
  await expect(chosen(page)).toHaveAttribute('data-command', 'new-project')

  await page.keyboard.type('zzzz qqqq')
  await expect(page.getByText('No hay resultados').first()).toBeVisible()
  await expect(options).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(search(page)).toBeVisible()

  await page.keyboard.press('Escape')
  await expect(search(page)).toBeHidden()

  // By the name of a command or by its description, without accents.
  await page.keyboard.press('Meta+k')
  await expect(search(page)).toHaveValue('')
  await page.keyboard.type('que queda por')
  await expect(chosen(page)).toHaveAttribute('data-command', 'tasks')
  // What is typed while the screen that was chosen is still coming stays as typed.
  const screen = await holdCalls(page, /\/assets\/tasks-screen/)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+k')
  await expect(search(page)).toBeFocused()
  await page.keyboard.type('nueva ')
  screen.letGo()
  await expect(page).toHaveURL(/\/tasks$/)
  await expect(page.locator('h1')).toHaveText('Tareas')
  await page.keyboard.type('pagina')
  await expect(search(page)).toHaveValue('nueva pagina')
  await expect(chosen(page)).toHaveAttribute('data-command', 'new-page')
  await page.keyboard.press('Control+k')
  await expect(search(page)).toBeHidden()
})

test('the palette finds settings by what they hold, and what stands in the guides', async ({
  page,
  context,
  product,
}) => {
  await enter(context, product.url)
  await openHome(page)
  await page.keyboard.press('Control+k')
  await expect(search(page)).toBeFocused()
  await page.keyboard.type('zona horaria')
  await expect(page.locator('[data-command="settings"]')).toBeVisible()
  await search(page).fill('alt flecha casilla sube')
  const part = page.locator('[data-command^="guide:"]')
  await expect(part.first()).toHaveText(/Proyectos y tareas › Dentro de una tarea/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/help\/projects-and-tasks#dentro-de-una-tarea$/)
  await expect(page.getByRole('heading', { name: 'Dentro de una tarea' })).toBeInViewport()
})

test('the palette finds what the workspace holds, and nothing of another one', async ({
  page,
  context,
  product,
  browser,
}) => {
  const account = await enter(context, product.url)
  await account.call('POST', '/api/projects', { name: 'Campaña Ñandú' })
  await account.call('POST', '/api/tasks', { title: 'Llamar a Ñandú' })
  await openHome(page)
  await page.getByRole('button', { name: 'Buscar' }).click()
  await expect(search(page)).toBeFocused()
  await page.keyboard.type('ñandú')
  await expect(page.locator('[data-command^="project:"]')).toHaveText(/Campaña Ñandú/)
  await expect(page.locator('[data-command^="task:"]')).toHaveText(/Llamar a Ñandú/)
  await expect(chosen(page)).toHaveAttribute('data-command', /^project:/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/projects\/[^/]+$/)

  const stranger = await browser.newContext({ baseURL: product.url })
  await enter(stranger, product.url, 'Pere Camps')
  const other = await stranger.newPage()
  await openHome(other)
  await other.keyboard.press('Control+k')
  await expect(search(other)).toBeFocused()
  await other.keyboard.type('ñandú')
  await expect(other.getByText('No hay resultados').first()).toBeVisible()
  await stranger.close()
})

test(
  'commands act: theme and sign-out; the accounts are offered to administrators only',
  deep,
  async ({ page, context, product }) => {
    // The first account of an installation administers it.
    await signUp(product.url)
    await enter(context, product.url)
    await openHome(page)
    const theme = page.locator('html')
    await expect(theme).toHaveAttribute('data-theme', 'dark')
    await page.keyboard.press('Control+k')
    await expect(search(page)).toBeFocused()
    await page.keyboard.type('cuentas')
    await expect(page.locator('[data-command="accounts"]')).toHaveCount(0)
    await search(page).fill('cambiar de tema')
    await expect(chosen(page)).toHaveAttribute('data-command', 'toggle-theme')
    await page.keyboard.press('Enter')
    await expect(theme).toHaveAttribute('data-theme', 'light')
    await page.keyboard.press('Control+k')
    await expect(search(page)).toBeFocused()
    await page.keyboard.type('cerrar sesion')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/login$/)
  },
)

test(
  'plain keys are shortcuts, never while typing, and can be switched off',
  deep,
  async ({ page, context, product }) => {
    await enter(context, product.url)
    await openHome(page)
    const list = page.getByRole('dialog', { name: 'Atajos de teclado' })
    // The shortcuts come right behind the screen.
    await expect(async () => {
      await page.keyboard.press('?')
      await expect(list).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await expect(list.getByText('Nuevo Proyecto')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(list).toBeHidden()
    await page.keyboard.press('g')
    await page.keyboard.press('s')
    await expect(page).toHaveURL(/\/settings$/)

    const name = page.getByLabel('Nombre', { exact: true })
    await name.fill('')
    await name.pressSequentially('gp? gd')
    await expect(name).toHaveValue('gp? gd')
    await expect(page).toHaveURL(/\/settings$/)
    await expect(list).toBeHidden()

    await page.locator('main').focus()
    await page.keyboard.press('?')
    await list.getByRole('checkbox').uncheck()
    await page.keyboard.press('Escape')
    await page.reload()
    await expect(name).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(search(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(search(page)).toBeHidden()
    await page.keyboard.press('?')
    await page.keyboard.press('g')
    await page.keyboard.press('p')
    await expect(page).toHaveURL(/\/settings$/)
    await expect(list).toBeHidden()
  },
)
