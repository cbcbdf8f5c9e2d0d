import { z } from 'zod'
import { expect, test } from '../product/test.ts'
import { faultsIn } from '../steps/axe.ts'
import { enter } from '../steps/session.ts'
import { sideways } from '../steps/sideways.ts'

const withId = z.object({ id: z.string() })

test('people of a list show the language that they read, and are found by it', async ({
  page,
  product,
}, info) => {
  await enter(page.context(), product.url)
  const headers = { origin: product.url }
  const list = await page.request.post(`${product.url}/api/subscription-lists`, {
    headers,
    data: { name: 'Novedades' },
  })
  const { id } = withId.parse(await list.json())
  const people = [{ email: 'mary@ejemplo.es', language: 'en' }, { email: 'luis@ejemplo.es' }]
  const data = { people, permission: 'Lo pidieron.', asksToConfirm: false }
  const added = await page.request.post(`${product.url}/api/subscription-lists/${id}/people`, {
    headers,
    data,
  })
  expect(added.ok()).toBe(true)

  await page.goto(`${product.url}/dashboard/tools/aurelio-builder/subscriptions?tab=people`)
  const rows = page.getByRole('tabpanel').locator('li[data-row]')
  await expect(rows).toHaveCount(2)
  await expect(rows.filter({ hasText: 'mary@ejemplo.es' }).getByText('Lee en inglés')).toBeVisible()
  await page.getByLabel('Idioma').selectOption('en')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('mary@ejemplo.es')
  for (const scheme of ['light', 'dark'] as const)
    for (const width of [1440, 375]) {
      await page.evaluate((theme) => {
        document.documentElement.dataset['theme'] = theme
      }, scheme)
      await page.setViewportSize({ width, height: 900 })
      await page.screenshot({ path: info.outputPath(`${scheme}-${width}.png`) })
      expect(await sideways(page)).toEqual([])
    }
  expect(await faultsIn(page)).toEqual([])
  await page.getByLabel('Idioma').selectOption('Sin idioma conocido')
  await expect(rows).toContainText('luis@ejemplo.es')
  await page.reload()
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('luis@ejemplo.es')
})
