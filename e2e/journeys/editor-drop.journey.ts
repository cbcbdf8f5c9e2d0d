import { expect } from '@playwright/test'
import { deep } from '../steps/deep.ts'
import { test } from '../product/test.ts'
import { action, canvas, drag, elements, openBlankCanvas, openEditorWith, tile } from '../steps/editor.ts'
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

test('empty columns can be seen and dropped into', deep, async ({ page }) => {
  await tile(page, 'columns').click()
  await expect(elements(page, 'columns')).toBeVisible()
  await tile(page, 'text').dragTo(elements(page, 'columns'))
  await expect(elements(page, 'columns').locator('[data-element-type="text"]')).toHaveCount(1)
})

test('the shortcut to the structures adds one', deep, async ({ page }) => {
  await canvas(page).getByRole('button', { name: 'Estructuras' }).click()
  await page.locator('[data-structure="double"]').click()
  await expect(elements(page, 'container')).toHaveCount(3)
})

test('empty columns show their places, and what is dropped into one stands there', deep, async ({ page }) => {
  await openEditorWith(page, [
    { id: 'columns-1', type: 'columns', name: '', props: { columns: 3, children: [] } },
  ])
  const columns = canvas(page).locator('[data-element-id="columns-1"]')
  const cells = columns.locator('[data-editor-cell]')
  await expect(cells).toHaveText(Array.from({ length: 3 }, () => 'Columna vacíaArrastra elementos aquí'))
  const places = await cells.evaluateAll((all) =>
    all.map((cell) => Math.round(cell.getBoundingClientRect().left)),
  )
  expect(new Set(places).size).toBe(3)

  await drag(page, tile(page, 'text'), cells.nth(1))
  const text = columns.locator('[data-element-type="text"]')
  await expect(text).toHaveCount(1)
  expect(Math.round((await text.boundingBox())?.x ?? Number.NaN)).toBe(places[1])
  await expect(cells).toHaveCount(0)
  await action(page, 'undo').click()
  await expect(cells).toHaveCount(3)
  await expect(text).toHaveCount(0)
  await expect(action(page, 'undo')).toBeDisabled()
})
