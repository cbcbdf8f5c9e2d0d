import { drawnPicture } from '../product/pictures.ts'
import { expect, test } from '../product/test.ts'
import { add, openOptimizer, optimizeAll } from '../steps/optimizer.ts'
import { enter } from '../steps/session.ts'

test('what a tool made stands in the figures of the team, told later where there was no connection', async ({
  page,
  context,
  product,
}) => {
  await enter(context, product.url)
  await openOptimizer(page)
  const picture = await drawnPicture(page, 'playa.jpg', { width: 2400, height: 1200, type: 'image/jpeg' })
  await page.route('**/api/tool-uses', (route) => route.abort())
  const refused = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/tool-uses'))
  await add(page, [picture, { ...picture, name: 'otra.jpg' }])
  await optimizeAll(page)
  await refused
  await page.unroute('**/api/tool-uses')

  await page.reload()
  const told = page.waitForResponse('**/api/tool-uses')
  await add(page, [picture])
  await optimizeAll(page)
  expect((await told).status()).toBe(200)

  await page.goto('/analytics')
  const row = page.getByRole('table', { name: 'Herramientas' }).getByRole('row').nth(1)
  await expect(row).toContainText('Optimizador de Imágenes')
  const cells = row.getByRole('cell')
  await expect(cells.nth(0)).toHaveText('2')
  await expect(cells.nth(2)).toHaveText('3')
  await expect(cells.nth(3)).toHaveText(/[KM]B/)
  await expect(cells.nth(4)).toHaveText('1')
})
