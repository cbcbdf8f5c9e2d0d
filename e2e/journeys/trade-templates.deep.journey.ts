import { expect } from '@playwright/test'
import { test } from '../product/test.ts'
import { canvas, elements, newPagePath } from '../steps/editor.ts'
import { enter } from '../steps/session.ts'

test.beforeEach(({ context, product }) => enter(context, product.url))

test('a site for a trade is found by words, looked at on a phone and opened', async ({ page }) => {
  await page.goto(newPagePath)
  const trades = page.getByRole('region', { name: 'Por oficio' })
  await expect(trades.getByRole('heading', { level: 3, name: 'Clínica dental' })).toBeVisible()

  await page.getByRole('button', { name: 'webinar (2)' }).click()
  await expect(trades).toHaveCount(0)
  await page.getByRole('button', { name: 'Todas (13)' }).click()

  await page.getByLabel('Buscar plantillas').fill('dentista')
  const card = trades.locator('[data-trade]')
  await expect(card).toHaveCount(1)
  await expect(page.getByText('No se encontraron plantillas')).toHaveCount(0)

  await card.getByRole('button', { name: 'Vista previa de Clínica dental' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Móvil' }).click()
  const frame = dialog.locator('iframe')
  await expect.poll(() => frame.evaluate(({ clientWidth }) => clientWidth)).toBe(375)
  const shown = frame.contentFrame()
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Vuelve a reírte con la boca abierta')
  const tooWide = await shown.locator('html').evaluate((root) => root.scrollWidth - root.clientWidth)
  expect(tooWide).toBe(0)

  await dialog.getByRole('button', { name: 'Usar esta Plantilla' }).click()
  await expect(elements(page).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Nombre del proyecto: Clínica dental' })).toBeVisible()
  await expect(canvas(page).getByText('Lo que cuesta, antes de sentarte')).toBeVisible()
})
