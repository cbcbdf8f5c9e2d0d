import { expect } from '@playwright/test'
import { deep } from '../steps/deep.ts'
import { test } from '../product/test.ts'
import { canvas, elements, newPagePath } from '../steps/editor.ts'
import { enter } from '../steps/session.ts'

const builder = '/dashboard/tools/aurelio-builder'

test.beforeEach(({ context, product }) => enter(context, product.url))

test('the section leads to overview, and its sidebar to all its routes', async ({ page }) => {
  await page.goto(`${builder}/`)
  await expect(page).toHaveURL(`${builder}/overview`)
  const links = page.getByRole('navigation', { name: 'Aurelio Builder' }).getByRole('link')
  await expect(links).toHaveText([
    'Todos los Proyectos',
    'Nueva Página',
    'sites',
    'AurelioPlayer',
    'Formulario',
    'quiz-builder',
    'Concurso',
    'quiz',
    'Embudos',
    'analytics',
    'Suscripciones',
    'leads',
    'academy',
    'Tutoriales',
  ])
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  const routes =
    'overview new-page sites player forms quiz-builder contest quiz funnels analytics subscriptions leads academy tutorials'
  expect(addresses).toEqual(routes.split(' ').map((route) => `${builder}/${route}`))
  for (const group of ['Páginas', 'Captar', 'Medir', 'Cuidar'])
    await expect(page.getByRole('list', { name: group })).toBeVisible()
})

test('overview offers a new project and shows the demo', deep, async ({ page }) => {
  await page.goto(`${builder}/overview`)
  const demo = page.getByRole('listitem').filter({ hasText: 'Landing Page - Proyecto Demo' })
  await expect(demo).toContainText('Última modificación: hace 2 días')
  await expect(demo.getByRole('button', { name: 'Editar' })).toBeVisible()
  await page.getByRole('link', { name: /Crear Nuevo Proyecto/ }).click()
  await expect(page).toHaveURL(newPagePath)
})

test('the gallery counts its categories, shows a template whole and opens it', async ({ page }) => {
  await page.goto(newPagePath)
  await expect(page.getByRole('heading', { level: 1, name: 'Nueva Página' })).toBeVisible()
  await expect(page.locator('button[aria-pressed]')).toHaveText([
    'Todas (13)',
    'webinar (2)',
    'landing (3)',
    'vsl (1)',
    'captura (2)',
    'presell (1)',
    'upsell (1)',
    'agradecimiento (1)',
    'quiz (1)',
    'ebook (1)',
  ])
  await page.getByRole('button', { name: 'webinar (2)' }).click()
  await expect(page.locator('[data-template]')).toHaveCount(2)
  const card = page.locator('[data-template="webinar-clase-en-directo"]')
  await expect(card.getByText('webinar', { exact: true })).toBeVisible()
  await expect(card.getByRole('heading', { name: 'Clase en directo' })).toBeVisible()

  await card.getByRole('button', { name: 'Vista previa de Clase en directo' }).click()
  const dialog = page.getByRole('dialog')
  const looked = dialog.locator('iframe')
  await dialog.getByRole('button', { name: 'Móvil' }).click()
  await expect.poll(() => looked.evaluate((frame) => frame.clientWidth)).toBe(375)
  await dialog.getByRole('button', { name: 'De arriba abajo' }).click()
  await expect.poll(() => looked.evaluate((frame) => frame.clientHeight)).toBeGreaterThan(2000)
  await dialog.getByRole('button', { name: 'Cerrar' }).click()
  await expect(dialog).toHaveCount(0)
  await card.getByRole('button', { name: 'Vista previa de Clase en directo' }).click()
  await dialog.getByRole('button', { name: 'Usar esta Plantilla' }).click()

  // The editor takes the whole window: neither the dashboard's sidebar nor its top bar are there.
  await expect(elements(page).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Nombre del proyecto: Clase en directo' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Menú de usuario' })).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Aurelio Builder' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Volver', exact: true }).click()
  await expect(canvas(page)).toHaveCount(0)
})
