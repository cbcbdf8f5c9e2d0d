import { expect, test } from '../product/test.ts'
import { canvas, openEditorWith } from '../steps/editor.ts'
import { expectSamePixels, wide } from '../steps/same-pixels.ts'
import { enter } from '../steps/session.ts'

test.beforeEach(async ({ context, page, product }) => {
  await enter(context, product.url)
  await page.setViewportSize({ width: wide, height: 900 })
})

test('a page of all twenty types', async ({ context, page }) => {
  test.setTimeout(200_000)
  await openEditorWith(page)
  await page.getByRole('button', { name: /Más elementos/ }).click()
  const tiles = page.locator('[data-panel-element]')
  await expect(tiles).toHaveCount(20)
  for (const tile of await tiles.all()) {
    await tile.click()
    await page.keyboard.press('Escape')
  }
  const types = await canvas(page)
    .locator('[data-element-type]')
    .evaluateAll((all) => new Set(all.map((one) => one.getAttribute('data-element-type'))).size)
  expect(types).toBe(20)
  await expectSamePixels(context, page)
})
