import { expect } from '@playwright/test'
import { test } from '../product/test.ts'
import { canvas, elements, openBlankCanvas, tile } from '../steps/editor.ts'
import { enter } from '../steps/session.ts'

test.beforeEach(async ({ context, page, product }) => {
  await enter(context, product.url)
  await openBlankCanvas(page)
})

// One move and the button is let go: the browser tells of the place only once before the drop.
test('a quick drop lands where it was let go, also on the words of an empty container', async ({ page }) => {
  await tile(page, 'container').dragTo(canvas(page).getByText('Comienza tu diseño'))
  await expect(elements(page, 'container')).toHaveCount(1)
  await tile(page, 'container').dragTo(canvas(page).getByText('Contenedor vacío'))
  await expect(elements(page, 'container')).toHaveCount(2)
  await tile(page, 'heading').dragTo(canvas(page).getByText('Contenedor anidado'))
  await expect(
    canvas(page).locator(
      '[data-element-type="container"] [data-element-type="container"] [data-element-type="heading"]',
    ),
  ).toHaveCount(1)
})

test('empty columns can be seen and dropped into', async ({ page }) => {
  await tile(page, 'columns').click()
  await expect(elements(page, 'columns')).toBeVisible()
  await tile(page, 'text').dragTo(elements(page, 'columns'))
  await expect(elements(page, 'columns').locator('[data-element-type="text"]')).toHaveCount(1)
})

test('the shortcut to the structures adds one', async ({ page }) => {
  await canvas(page).getByRole('button', { name: 'Estructuras' }).click()
  await page.locator('[data-structure="double"]').click()
  await expect(elements(page, 'container')).toHaveCount(3)
})
