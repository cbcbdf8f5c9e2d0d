import { drawnPicture } from '../product/pictures.ts'
import { expect, test } from '../product/test.ts'
import { add, button, card, downloaded, entriesOf, openOptimizer } from '../steps/optimizer.ts'
import { enter } from '../steps/session.ts'

test.beforeEach(async ({ context, page, product }) => {
  await enter(context, product.url)
  await openOptimizer(page)
})

test('a list of a hundred stays whole from its first card to its last', async ({ page }) => {
  test.slow()
  const picture = await drawnPicture(page, 'foto.jpg', { width: 64, height: 48, type: 'image/jpeg' })
  await add(
    page,
    Array.from({ length: 100 }, (_, index) => ({ ...picture, name: `foto ${index + 1}.jpg` })),
  )
  await expect(page.getByText('Imágenes Cargadas (100)')).toBeVisible()
  await page.getByLabel('Rápido').check()
  await button(page, 'Optimizar Todas las Imágenes').click()
  await expect(page.getByText(/100 listas: de /)).toBeVisible({ timeout: 120_000 })
  const last = card(page, 'foto 100.jpg')
  await last.scrollIntoViewIfNeeded()
  await expect(last).toContainText('Optimizado: ')
  await expect(last.getByRole('button', { name: 'Descargar' })).toBeVisible()
  const zip = await downloaded(page, () => button(page, 'Descargar Como ZIP').click())
  const names = entriesOf(zip.content).map(([name]) => name)
  expect(new Set(names).size).toBe(100)
  // The list keeps the buttons of cards near the screen only, and downloading went up to the toolbar.
  await last.scrollIntoViewIfNeeded()
  await last.getByRole('button', { name: 'Eliminar' }).click()
  await expect(page.getByText('Imágenes Cargadas (99)')).toBeVisible()
})
