import { signUp } from '../product/account.ts'
import { inTemporaryFolder, startProduct } from '../product/product.ts'
import { expect, test } from '../product/test.ts'
import { deep } from '../steps/deep.ts'
import { openLive } from '../steps/live.ts'
import { cookiesOf, enter } from '../steps/session.ts'
import { row } from '../steps/work.ts'

test('a task of spaces, of ten thousand letters, of emoji, and for half a day', async ({
  page,
  context,
  product,
}) => {
  await enter(context, product.url)
  await page.goto('/tasks/new')
  const title = page.getByLabel('Qué hay que hacer')
  const create = page.getByRole('button', { name: 'Crear tarea' })
  await title.fill('    ')
  await create.click()
  await expect(page.getByText('Escribe qué hay que hacer.')).toBeVisible()
  await expect(title).toBeFocused()
  await title.fill('x'.repeat(10_000))
  await expect(page.getByText('No puede pasar de 300 caracteres.')).toBeVisible()
  await page.getByLabel('Notas').fill('x'.repeat(10_000))
  await create.click()
  await expect(page.getByText('No puede pasar de 5000 caracteres.')).toBeVisible()
  await expect(title).toHaveValue('x'.repeat(10_000))
  await title.fill('🦄👩‍👩‍👧‍👦 مشروع')
  await page.getByLabel('Notas').fill('')

  const day = page.getByLabel('Fecha')
  await day.focus()
  await page.keyboard.type('12')
  await create.click()
  await expect(page.getByText('No es una fecha válida.')).toBeVisible()
  await expect(title).toHaveValue('🦄👩‍👩‍👧‍👦 مشروع')
  await day.fill('2028-02-29')
  await create.click()
  await expect(row(page, '🦄👩‍👩‍👧‍👦 مشروع')).toContainText('29/02/2028')
})

test('what the server is sent past the form, it refuses by field', async ({ product }) => {
  const account = await signUp(product.url)
  for (const [path, body, field] of [
    ['/api/tasks', { title: ' \t ' }, 'title'],
    ['/api/tasks', { title: 'x'.repeat(10_000) }, 'title'],
    ['/api/tasks', { title: 'x', dueOn: '2027-02-30' }, 'dueOn'],
    ['/api/tasks', { title: 'x', dueOn: 'mañana' }, 'dueOn'],
    ['/api/tasks', { title: 'x', projectId: 'de-otro' }, 'projectId'],
    ['/api/projects', { name: '   ' }, 'name'],
    ['/api/projects', { name: 'x', color: 'red;}' }, 'color'],
  ] as const)
    await expect(account.call('POST', path, body), JSON.stringify(body).slice(0, 60)).rejects.toThrow(
      new RegExp(`: 4\\d\\d .*"${field}"`),
    )
})

test('a server that goes away while a task is typed, and returns', deep, async ({ browser }) => {
  await inTemporaryFolder(async (folder) => {
    const first = await startProduct(folder)
    const account = await signUp(first.url)
    const context = await browser.newContext({ baseURL: first.url, locale: 'es-ES' })
    await context.addCookies(cookiesOf(account, first.url))
    const page = await context.newPage()
    await openLive(page, '/tasks')
    // What loads behind the first screen has come once the palette answers.
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: 'Buscar' })).toBeFocused()
    await page.keyboard.press('Escape')
    const added = page.getByRole('textbox', { name: 'Añadir una tarea' })
    await added.fill('Llamar a la imprenta')
    await first.kill()
    await added.press('Enter')
    await expect(page.getByText('Sin conexión con el servidor. Reintentando…')).toBeVisible()
    await expect(added).toHaveValue('Llamar a la imprenta')

    const again = await startProduct(folder, { PORT: String(first.port) })
    await expect(page.getByText('Sin conexión con el servidor. Reintentando…')).toBeHidden()
    await added.press('Enter')
    await expect(row(page, 'Llamar a la imprenta')).toBeVisible()
    await context.close()
    await again.stop()
  })
})
