import type { Locator, Page } from '@playwright/test'
import { z } from 'zod'
import { signUp } from '../product/account.ts'
import { joinWorkspace } from '../product/membership.ts'
import { expect, test } from '../product/test.ts'
import { drawn } from '../thumbnails/drawn.ts'
import { deep } from '../steps/deep.ts'
import { holdCalls } from '../steps/held-call.ts'
import { difference } from '../steps/pixels.ts'
import { enter, field } from '../steps/session.ts'

async function openHome(page: Page) {
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 })
}

/** Where things stand on the screen, to a hundredth of a pixel. */
function placesOf(things: Locator): Promise<number[][]> {
  return things.evaluateAll((found) =>
    found.map((each) => {
      const { left, top, width, height } = each.getBoundingClientRect()
      return [left, top, width, height].map((edge) => Math.round(100 * edge) / 100)
    }),
  )
}

async function expectStats(page: Page, figures: Record<string, string>) {
  for (const [name, figure] of Object.entries(figures))
    await expect(page.locator(`[data-stat="${name}"]`), name).toHaveText(figure, { timeout: 30_000 })
}

test('sample data in with one click and out with another; what the person made stays', async ({
  page,
  context,
  product,
}) => {
  const account = await enter(context, product.url, 'Lucía Prado')
  await openHome(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hola, Lucía Prado')
  await expectStats(page, { activeProjects: '0', pendingTasks: '0', completedTasks: '0' })
  await expect(page.getByRole('heading', { name: 'Primeros pasos' })).toBeVisible()

  await page.getByRole('button', { name: 'Cargar datos de ejemplo' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Datos de ejemplo cargados' })).toBeVisible()
  // The sample figures of dashboard.md §9.
  await expectStats(page, { activeProjects: '12', pendingTasks: '8', completedTasks: '24' })
  const today = page.getByRole('region', { name: 'Para hoy' })
  await expect(today.getByText(/^Vencida el/).first()).toBeVisible()
  // What a client has not answered stands before figures and tools.
  const parts = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(parts.filter({ hasText: /^(Para hoy|Esperan la respuesta|Herramientas)/ })).toHaveText([
    'Para hoy',
    'Esperan la respuesta de un cliente',
    'Herramientas',
  ])
  const awaited = page.getByRole('region', { name: 'Esperan la respuesta de un cliente' })
  await expect(awaited.getByRole('link', { name: /En revisión/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Actividad reciente' }).getByRole('listitem')).toHaveCount(8)
  const projects = page.getByRole('region', { name: 'Proyectos recientes' })
  await expect(projects.getByRole('listitem')).toHaveCount(6)
  await expect(projects.getByRole('link', { name: 'Ver todos' })).toHaveAttribute('href', '/projects')

  await account.call('POST', '/api/projects', { name: 'Mi proyecto de verdad' })
  await page.reload()
  await expectStats(page, { activeProjects: '13' })
  await page.getByRole('button', { name: 'Quitar datos de ejemplo' }).click()
  const dialog = page.getByRole('dialog', { name: '¿Quitar los datos de ejemplo?' })
  await expect(dialog).toContainText('Lo que has creado tú se queda')
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await expectStats(page, { activeProjects: '13' })
  await page.getByRole('button', { name: 'Quitar datos de ejemplo' }).click()
  await dialog.getByRole('button', { name: 'Quitar los ejemplos' }).click()
  await expect(dialog).toBeHidden()
  await expectStats(page, { activeProjects: '1', pendingTasks: '0', completedTasks: '0' })
  await projects.getByRole('link', { name: /Mi proyecto de verdad/ }).click()
  await expect(page).toHaveURL(/\/projects\/[^/]+$/)
})

test('the first page and two of the samples have their picture before any browser has drawn one, as it would draw it', async ({
  page,
  context,
  product,
}) => {
  const account = await enter(context, product.url)
  await account.call('POST', '/api/home/sample', {})
  const pictures: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') pictures.push(request.url())
  })
  await page.setViewportSize({ width: 375, height: 812 })
  await openHome(page)
  const row = page.getByRole('region', { name: 'Páginas recientes' })
  // The third announces a day, so that its picture cannot wait in the product.
  const names = ['Guía para tiendas online', 'Obra Viva', 'Academia Lumen', 'Landing Page - Proyecto Demo']
  await expect(row.getByRole('button')).toContainText(names)
  const shown = async (name: string) => {
    const address = await row.getByRole('button', { name }).locator('img').getAttribute('src')
    return (await page.request.get(`${product.url}${address}`)).body()
  }
  const [guide, kitchen, demo] = [
    await shown('Guía para'),
    await shown('Obra Viva'),
    await shown('Landing Page'),
  ]
  expect(pictures).toEqual([])
  expect(demo).toEqual(kitchen)
  for (const [name, kept] of [
    ['Guía para tiendas online', guide],
    ['Obra Viva · Cocina nueva', kitchen],
  ] as const) {
    const { share } = await difference(await drawn(page, account, product.url, name), kept)
    expect(share, `${name}: else npm run thumbnails --workspace e2e`).toBeLessThan(0.01)
  }
})

test('the chart: a week at first, then a month and a year; by arrow keys and as a table', async ({
  page,
  context,
  product,
}) => {
  const account = await enter(context, product.url)
  await account.call('POST', '/api/home/sample', { zone: 'Europe/Madrid' })
  await openHome(page)
  const chart = page.getByRole('region', { name: 'Rendimiento' })
  const columns = chart.getByRole('group', { name: 'Columnas del gráfico' }).getByRole('button')
  await expect(chart.getByRole('button', { name: 'Semana' })).toHaveAttribute('aria-pressed', 'true')
  await expect(columns).toHaveCount(7)
  await chart.getByRole('button', { name: 'Mes' }).click()
  await expect(columns).toHaveCount(30)
  await chart.getByRole('button', { name: 'Año' }).click()
  await expect(columns).toHaveCount(12)
  await expect(chart.getByRole('button', { name: 'Año' })).toHaveAttribute('aria-pressed', 'true')

  // One stop for Tab; the figures of the column show beside it.
  await chart.getByRole('button', { name: 'Año' }).focus()
  await page.keyboard.press('Tab')
  await expect(columns.last()).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(columns.nth(10)).toBeFocused()
  await page.keyboard.press('Home')
  await expect(columns.first()).toBeFocused()
  await expect(columns.first()).toHaveAccessibleName(/: Tareas completadas \d+, Leads \d+, Actividad \d+$/)

  await chart.getByRole('button', { name: 'Ver la tabla' }).click()
  const table = chart.getByRole('table', { name: 'Cifras del gráfico' })
  await expect(table.getByRole('row')).toHaveCount(14)
  const total = table.getByRole('row', { name: /^Total/ }).getByRole('cell')
  await expect(total.first()).toHaveText('24')
  await chart.getByRole('button', { name: 'Ver el gráfico' }).click()
  await expect(columns).toHaveCount(12)
})

test('the first steps tick themselves off, and stay away once hidden', async ({ page, context, product }) => {
  const account = await enter(context, product.url)
  await account.call('POST', '/api/projects', { name: 'El primero' })
  await openHome(page)
  await expect(page.getByRole('link', { name: /Crea tu primer proyecto/ })).toContainText('hecho')
  await expect(page.getByRole('link', { name: /Apunta una tarea/ })).not.toContainText('hecho')
  await page.getByRole('button', { name: 'Ocultar los primeros pasos' }).click()
  await expect(page.getByText('Nada pendiente para hoy.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Nada pendiente para hoy.')).toBeVisible()
})

test('a home whose figures fail says so and tries again', deep, async ({ page, context, product }) => {
  await enter(context, product.url)
  let isBroken = true
  await page.route('**/api/home', (route) =>
    isBroken ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  )
  await page.goto('/dashboard')
  const panel = page.getByRole('alert').filter({ hasText: 'No se han podido cargar tus cifras' })
  await expect(panel).toBeVisible({ timeout: 30_000 })
  isBroken = false
  await panel.getByRole('button', { name: 'Reintentar' }).click()
  await expectStats(page, { activeProjects: '0' })
  await expect(panel).toBeHidden()
})

test('the frame is painted before its style sheet is there, and the home asks while its script comes', async ({
  page,
  context,
  product,
}) => {
  const account = await enter(context, product.url, 'Lucía Prado')
  await account.call('POST', '/api/projects', { name: 'Web de la clínica' })
  const style = await holdCalls(page, /\/assets\/index-[^/]+\.css$/)
  const script = await holdCalls(page, /\/assets\/home-[^/]+\.js$/)
  // What is live asks again as soon as it stands: here only the first answers count.
  await holdCalls(page, '**/api/changes')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const figures = page.waitForResponse('**/api/home')
  const pages = page.waitForResponse('**/api/overview/pages?limit=8')
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await Promise.all([figures, pages])

  const side = page.locator('.first-paint-side')
  await expect(side).toHaveCSS('background-color', 'rgb(20, 20, 27)')
  expect((await side.boundingBox())?.width).toBe(248)
  await expect(page.getByRole('heading')).toHaveCount(0)

  style.letGo()
  script.letGo()
  await expectStats(page, { activeProjects: '1' })
  await expect(side).toBeHidden()
  for (const path of ['/api/session', '/api/home', '/api/overview/pages'])
    expect(
      asked.filter((one) => one === path),
      path,
    ).toEqual([path])
})

for (const { width, language, create } of [
  { width: 375, language: 'es', create: 'Crear página' },
  { width: 1440, language: 'de', create: 'Seite erstellen' },
])
  test(
    `the home is seen before its script is there, and stays where it is, at ${width} px`,
    deep,
    async ({ page, context, product }) => {
      const account = await enter(context, product.url, '<img src=x onerror=document.body.remove()>')
      await account.call('POST', '/api/home/sample', {})
      await context.addInitScript((spoken) => {
        localStorage.setItem('aurelio-language', JSON.stringify(spoken))
      }, language)
      const profile = z
        .object({ preferences: z.object({}).loose() })
        .parse(await account.call('GET', '/api/profile'))
      await account.call('PUT', '/api/profile/preferences', { ...profile.preferences, language })
      const script = await holdCalls(page, /\/assets\/home-[^/]+\.js$/)
      await page.setViewportSize({ width, height: 812 })
      await page.goto('/dashboard', { waitUntil: 'commit' })

      const look = page.locator('.first-look')
      await expect(look).toContainText(`<img src=x onerror=document.body.remove()>`)
      await expect(look).toContainText(create)
      await expect(look.locator('bdi')).toContainText(['Guía', 'Obra Viva', 'Academia Lumen', 'Landing Page'])
      await expect(look.locator('img')).toHaveCount(3)
      // Nobody can press it yet, and nobody is told of it twice.
      await expect(page.getByRole('heading')).toHaveCount(0)
      const parts = ['p', 'bdi', 'img:first-child']
      const seen = await Promise.all(parts.map((part) => placesOf(look.locator(part))))
      script.letGo()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 })
      await expect(look).toHaveCount(0)
      const main = page.getByRole('main')
      const [texts = [], names = [], pictures = []] = seen
      const row = main.locator('section').first()
      expect(await placesOf(main.locator('h1, header p').or(row.locator('h2')))).toEqual(texts)
      expect(await placesOf(row.locator('bdi'))).toEqual(names)
      expect(await placesOf(row.locator('img'))).toEqual(expect.arrayContaining(pictures))
    },
  )

test('a client, and who is not signed in, see nothing of the home of a team', async ({
  page,
  context,
  product,
}) => {
  const owner = await signUp(product.url)
  const client = await enter(context, product.url, 'Clara Núñez')
  await joinWorkspace(client, { of: owner, role: 'client' })
  const script = await holdCalls(page, /\/assets\/home-[^/]+\.js$/)
  for (const isClient of [true, false]) {
    if (!isClient) await context.clearCookies()
    // Asked for once it is known what there is to see before.
    const asked = page.waitForRequest(/\/assets\/home-[^/]+\.js$/)
    await page.goto('/dashboard', { waitUntil: 'commit' })
    await asked
    await expect(page.locator('.first-look')).toHaveCount(0)
    script.letGo()
    await expect(isClient ? page.getByRole('main') : field(page, 'email')).toBeVisible()
  }
})

test('a refusal of what the document asked for is not shown to who signs in after it', async ({
  page,
  product,
}) => {
  const account = await signUp(product.url)
  await account.call('POST', '/api/projects', { name: 'Web de la clínica' })
  const refused = page.waitForResponse('**/api/home')
  await page.goto('/dashboard')
  expect((await refused).status()).toBe(401)
  await field(page, 'email').fill(account.email)
  await field(page, 'password').fill(account.password)
  await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click()
  await expectStats(page, { activeProjects: '1' })
})
