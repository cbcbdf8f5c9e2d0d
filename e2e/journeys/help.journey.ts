import { expect, test } from '../product/test.ts'
import { deep } from '../steps/deep.ts'
import { faultsIn } from '../steps/axe.ts'
import { tabTo } from '../steps/keyboard.ts'
import { cookiesOf, enter } from '../steps/session.ts'

test('a guide is found by its words and read from that heading on', async ({ page, context, product }) => {
  await enter(context, product.url)
  await page.goto('/help')
  await page.getByLabel('Buscar en las guías').fill('CODIFICACION')
  const results = page.getByRole('main').getByRole('link')
  await expect(results).toHaveCount(1)
  await expect(page).toHaveURL(/\?q=CODIFICACION$/)
  await results.click()
  await expect(page).toHaveURL(/\/help\/seo-generator#mas-opciones$/)
  await expect(page.getByRole('heading', { name: 'Más opciones' })).toBeInViewport()
  await expect(page).toHaveTitle('Generador de contenido SEO por palabras claves · Aurelio')

  // A picture of the product opens at its own size.
  const [picture] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: /^Ver en grande: El generador/ }).click(),
  ])
  await expect(picture.locator('img')).toHaveJSProperty('naturalWidth', 1456)
  await picture.close()

  await page.goBack()
  await expect(page.getByLabel('Buscar en las guías')).toHaveValue('CODIFICACION')
  await page.getByLabel('Buscar en las guías').fill('xilófono')
  await expect(page.getByText('Ninguna guía contiene esas palabras. Prueba con otras.')).toBeVisible()
})

test(
  'a guide by the palette and by keyboard alone; the address of a heading leads to it',
  deep,
  async ({ page, context, product }) => {
    await enter(context, product.url)
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: 'Buscar' })).toBeFocused()
    await page.keyboard.type('ayuda optimizador')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Optimizador de imágenes' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Dónde estás' })).toHaveText(
      'AyudaOptimizador de imágenes',
    )

    const contents = page.getByRole('navigation', { name: 'En esta guía' })
    await tabTo(page, contents.getByRole('link', { name: 'Lo que te puede decir una tarjeta' }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#lo-que-te-puede-decir-una-tarjeta$/)
    const heading = page.getByRole('heading', { name: 'Lo que te puede decir una tarjeta' })
    await expect(heading).toBeInViewport()

    await page.setViewportSize({ width: 375, height: 812 })
    await page.goto('/help/editor#con-el-dedo-o-un-lapiz')
    await expect(page.getByRole('heading', { name: 'Con el dedo o un lápiz' })).toBeInViewport()
    // What it holds is folded above it there.
    await expect(contents).toBeHidden()
    await page.getByText('En esta guía').filter({ visible: true }).click()
    await contents.getByRole('link', { name: 'Cada dispositivo' }).click()
    await expect(page.getByRole('heading', { name: 'Cada dispositivo' })).toBeInViewport()
    // Nothing sticks out to the side, tables included.
    await page.goto('/help/texts-and-layers')
    await expect(page.getByRole('table')).toBeVisible()
    expect(await page.locator('html').evaluate((root) => root.scrollWidth)).toBeLessThanOrEqual(375)
  },
)

test('a guide that is not there says so, with that status', deep, async ({ page, context, product }) => {
  await enter(context, product.url)
  expect((await page.goto('/help/no-existe'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Esta página no existe' })).toBeVisible()
  expect((await page.goto('/help/editor'))?.status()).toBe(200)
})

test(
  'every screen leads to its guide, and the first steps tick themselves by what was done',
  deep,
  async ({ page, context, product }) => {
    const account = await enter(context, product.url)
    await page.goto('/projects')
    await page.getByRole('link', { name: 'Guía de esta pantalla' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Proyectos y tareas' })).toBeVisible()

    await page.goto('/help')
    const step = page.getByRole('listitem').filter({ hasText: 'Apunta una tarea' })
    await expect(step).not.toContainText('hecho')
    await account.call('POST', '/api/tasks', { title: 'La primera' })
    await expect(step).toContainText('hecho')
    expect(await faultsIn(page)).toEqual([])
    await page.getByRole('main').getByRole('link', { name: 'Novedades' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Novedades' })).toBeVisible()

    // On a phone it stands in the menu.
    await page.setViewportSize({ width: 375, height: 812 })
    await page.goto('/settings/api')
    await page.getByRole('button', { name: 'Abrir menú' }).click()
    const sheet = page.getByRole('dialog', { name: 'Menú' })
    await expect(sheet).toBeVisible()
    expect(await faultsIn(page)).toEqual([])
    await sheet.getByRole('link', { name: 'Guía de esta pantalla' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'API, tokens y asistentes' })).toBeVisible()
  },
)

test('a course goes on where the person left it, in every browser of theirs', async ({
  page,
  context,
  browser,
  product,
}) => {
  const account = await enter(context, product.url)
  await page.goto('/dashboard/tools/aurelio-builder/tutorials')
  await page.getByRole('link', { name: 'Ordenar con las capas' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Ordenar con las capas' })).toBeVisible()
  await page.getByRole('link', { name: 'Todos los cursos' }).click()
  await page.getByRole('link', { name: /Trabajar con un cliente/ }).click()
  const onwards = page.getByRole('button', { name: 'Marcar como vista y seguir' })
  await expect(page.getByRole('heading', { level: 2, name: 'Compartir un proyecto' })).toBeVisible()
  await onwards.click()
  await expect(page.getByRole('heading', { level: 2, name: 'Pedir revisión' })).toBeVisible()
  await onwards.click()
  await expect(page.getByRole('heading', { level: 2, name: 'Aprobar o pedir cambios' })).toBeVisible()
  expect(await faultsIn(page)).toEqual([])

  const other = await browser.newContext()
  await other.addCookies(cookiesOf(account, product.url))
  const phone = await other.newPage()
  await phone.setViewportSize({ width: 375, height: 812 })
  await phone.goto(`${product.url}/dashboard/tools/aurelio-builder/academy`)
  const course = phone.getByRole('link', { name: /Trabajar con un cliente/ })
  await expect(course).toContainText('2 de 3 lecciones')
  await course.click()
  await expect(phone.getByRole('heading', { level: 2, name: 'Aprobar o pedir cambios' })).toBeVisible()
  await phone.getByRole('button', { name: 'Marcar como vista' }).click()
  await expect(phone.getByText('Curso terminado')).toBeVisible()
  await phone.getByRole('button', { name: 'Quitar la marca' }).click()
  await expect(phone.getByRole('button', { name: 'Marcar como vista' })).toBeVisible()
  expect(await phone.locator('html').evaluate((root) => root.scrollWidth)).toBeLessThanOrEqual(375)
  await other.close()
})
