import { z } from 'zod'
import { expect, test } from '../product/test.ts'
import { faultsIn } from '../steps/axe.ts'
import { action, control, elements, openEditorWith, publish, tile } from '../steps/editor.ts'
import { enter } from '../steps/session.ts'
import { deep } from '../steps/deep.ts'

const funnels = '/dashboard/tools/aurelio-builder/funnels'
const withId = z.object({ id: z.string(), name: z.string() })
const quizSchema = withId.extend({ url: z.string() })
const userAgent =
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const days = (n: number) => new Date(Date.now() + n * 24 * 60 * 60 * 1000).toISOString()

test('somebody goes from a step by the result of its quiz to the next one, and the figures show it', async ({
  browser,
  context,
  page,
  product,
}) => {
  const account = await enter(context, product.url)
  const { id } = withId.parse(await account.call('POST', '/api/quizzes', { name: 'Qué te va' }))
  quizSchema.parse(await account.call('POST', `/api/quizzes/${id}/publication`))

  await page.goto(funnels)
  await page.getByRole('button', { name: 'Nuevo embudo' }).click()
  await page.getByLabel('Nombre').fill('Con quiz')
  await page.getByRole('button', { name: 'Crear', exact: true }).click()
  for (const kind of ['quiz', 'gracias']) {
    await page.getByRole('button', { name: 'Añadir paso' }).click()
    await page.getByLabel('Tipo de paso').selectOption(kind)
    await page.getByRole('button', { name: 'Añadir', exact: true }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await expect(page.locator('[data-finding=no-thing]')).toBeVisible()
  const step = page.locator('[data-funnel-step=quiz]')
  await step.getByRole('button').first().click()
  const panel = page.getByRole('region', { name: /^Paso/ })
  await panel.getByLabel('Qué quiz').selectOption('Qué te va')
  await expect(page.locator('[data-finding=no-thing]')).toHaveCount(0)
  await expect(page.locator('[data-finding=thing-absent]')).toBeVisible()
  await panel.getByRole('button', { name: 'Hacer una página para ello' }).click()
  await expect(page.locator('[data-finding]')).toHaveCount(0)
  await panel.getByLabel('Objetivo de este paso').fill('Empieza el quiz')
  await panel.getByLabel('Valor por persona, en euros').fill('2.5')
  await panel.getByRole('button', { name: 'Guardar objetivo' }).click()
  await expect(step).toContainText('Empieza el quiz')
  expect(await faultsIn(page)).toEqual([])
  await page.setViewportSize({ width: 375, height: 812 })
  await expect(panel.getByLabel('Qué quiz')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: 'Publicar embudo' }).click()
  const first = page.getByRole('link', { name: /\/p\// })
  await expect(first).toBeVisible({ timeout: 30_000 })
  const url = (await first.getAttribute('href')) ?? ''

  for (const javaScriptEnabled of [true, false]) {
    const other = await browser.newContext({ userAgent, javaScriptEnabled })
    const theirs = await other.newPage()
    await theirs.goto(url)
    await theirs.getByLabel('Otra cosa').check()
    await theirs.getByRole('button', { name: 'Siguiente' }).click()
    await theirs.getByRole('link', { name: 'Continuar' }).click()
    await expect(theirs).toHaveURL(/\/p\/.*_v=/)
    expect(await other.cookies()).toEqual([])
    await other.close()
  }
  // The two are one visitor of the day: the same browser at the same address.
  await expect(page.locator('[data-funnel-step=gracias] [data-step-count]')).toHaveText('1', {
    timeout: 15_000,
  })
  await expect(step.locator('[data-step-count]')).toHaveText('1')
  await expect(step).toContainText('Empieza el quiz: 1')
})

test(
  'a contest is chosen for a page in the editor by keyboard, and entered there without a script',
  deep,
  async ({ browser, context, page, product }) => {
    const account = await enter(context, product.url)
    const contest = {
      name: 'Cesta de Navidad',
      opensAt: days(-1),
      closesAt: days(7),
      prize: 'Una cesta',
      winners: 1,
    }
    const { id } = withId.parse(await account.call('POST', '/api/contests', contest))
    await account.call('POST', `/api/contests/${id}/publication`)

    await openEditorWith(page)
    const search = page.getByRole('searchbox', { name: 'Buscar elementos' })
    await search.fill('sorteo')
    await expect(tile(page, 'contest')).toBeVisible()
    await search.press('Tab')
    await expect(tile(page, 'contest')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(elements(page, 'contest')).toBeVisible()
    await control(page, 'src').selectOption('Cesta de Navidad')
    await action(page, 'save').click()
    const url = await publish(page)

    const plain = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 375, height: 812 },
    })
    const visit = await plain.newPage()
    await visit.goto(url)
    await expect(visit.getByRole('heading', { name: 'Cesta de Navidad' })).toBeVisible()
    await expect(visit.getByText('Una cesta', { exact: true })).toBeVisible()
    expect(await visit.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
    await visit.getByLabel('Nombre').fill('Eva Ruiz')
    await visit.getByLabel('Correo electrónico').fill('eva@ejemplo.es')
    await visit.getByRole('button', { name: 'Participar' }).click()
    await visit.getByLabel('He leído y acepto las bases').check()
    await visit.getByRole('button', { name: 'Participar' }).click()
    await expect(visit.getByRole('heading', { name: 'Mira tu correo' })).toBeVisible()
    await plain.close()

    const seen = await browser.newContext()
    const theirs = await seen.newPage()
    const wrong: string[] = []
    theirs.on('console', (told) => {
      if (told.type() === 'error') wrong.push(told.text())
    })
    await theirs.goto(url)
    await expect(theirs.getByRole('timer')).toContainText('6')
    expect(await faultsIn(theirs)).toEqual([])
    await account.call('POST', `/api/contests/${id}/closing`)
    await theirs.reload()
    await expect(theirs.getByText('El concurso ha terminado')).toBeVisible()
    expect(wrong).toEqual([])
    await seen.close()
  },
)
