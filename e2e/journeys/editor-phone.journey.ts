import { expect, type Page } from '@playwright/test'
import { deep } from '../steps/deep.ts'
import { test } from '../product/test.ts'
import { action, canvas, elements, openEditorWith, tile } from '../steps/editor.ts'
import { enter } from '../steps/session.ts'

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true })

const start = [{ id: 'heading-1', type: 'heading', name: '', props: { text: 'Bienvenida' } }]

test.beforeEach(async ({ context, page, product }) => {
  await enter(context, product.url)
  await openEditorWith(page, start)
})

/** How far the canvas can be moved sideways, in CSS pixels. */
const sideways = (page: Page) => canvas(page).evaluate((node) => node.scrollWidth - node.clientWidth)

test('the top bar takes two lines, and a menu holds what has no room', async ({ page }) => {
  const bar = await page.getByRole('banner').boundingBox()
  expect(bar?.height).toBeLessThan(120)
  await expect(action(page, 'save')).toBeInViewport({ ratio: 1 })
  await expect(action(page, 'undo')).toBeInViewport({ ratio: 1 })

  await page.getByRole('button', { name: 'Más acciones' }).tap()
  await page.getByRole('menuitem', { name: 'Ver en solo lectura' }).tap()
  await expect(page.getByRole('button', { name: 'Panel de elementos' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Volver al Editor' }).tap()

  await page.getByRole('button', { name: 'Más acciones' }).tap()
  const [preview] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('menuitem', { name: 'Vista Previa' }).tap(),
  ])
  await expect(preview.getByRole('heading', { name: 'Bienvenida' })).toBeVisible()
})

test('every viewport is seen whole', deep, async ({ page }) => {
  for (const viewport of ['desktop', 'tablet', 'mobile']) {
    await page.locator(`[data-viewport="${viewport}"]`).tap()
    await expect(page.locator(`[data-frame="${viewport}"]`)).toBeVisible()
    await expect.poll(() => sideways(page), viewport).toBe(0)
  }
  // Laid out at the width it stands for, and only shown smaller.
  await page.locator('[data-viewport="tablet"]').tap()
  expect(await page.locator('[data-frame="tablet"]').evaluate((node) => node.clientWidth)).toBe(768)
})

test('what is added by a touch is seen at once', deep, async ({ page }) => {
  await page.getByRole('button', { name: 'Panel de elementos' }).tap()
  await tile(page, 'text').tap()
  await expect(tile(page, 'text')).toHaveCount(0)
  await expect(elements(page, 'text')).toBeInViewport()
  await expect(elements(page, 'text')).toHaveAttribute('data-selected', 'true')
  await page.getByRole('button', { name: 'Panel de propiedades' }).tap()
  await expect(page.getByRole('textbox', { name: 'Texto' })).toBeVisible()
  await page.getByRole('button', { name: 'Cerrar panel' }).tap()
  await expect(page.getByRole('textbox', { name: 'Texto' })).toHaveCount(0)
})

test('several are chosen with a finger in the layers, told, and act together', deep, async ({ page }) => {
  await page.getByRole('button', { name: 'Panel de elementos' }).tap()
  await tile(page, 'text').tap()
  await expect(elements(page, 'text')).toHaveAttribute('data-selected', 'true')
  await page.getByRole('button', { name: 'Panel de elementos' }).tap()
  await page.getByRole('button', { name: 'Capas' }).last().tap()
  await page.getByRole('button', { name: 'Elegir también Encabezado' }).tap()
  await expect(page.locator('[data-announcements]')).toHaveText('2 elementos seleccionados')
  await page.getByRole('button', { name: 'Cerrar panel' }).tap()
  await page.getByRole('button', { name: 'Panel de propiedades' }).tap()
  await page.getByRole('button', { name: 'Duplicar' }).tap()
  await expect(elements(page)).toHaveCount(4)
})
