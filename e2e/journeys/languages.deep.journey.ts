import { expect, test } from '../product/test.ts'
import { leftInSpanish, spanishScreens } from '../steps/languages.ts'
import { enter } from '../steps/session.ts'

const inside = spanishScreens
  .filter(({ isPublic }) => !isPublic)
  .flatMap(({ path, parts }) => [path, ...parts])

test('the language takes effect at once, on every screen, and stays', async ({ page, context, product }) => {
  // Every screen there is, one after the other.
  test.setTimeout(300_000)
  await enter(context, product.url)
  await page.goto('/dashboard/profile?tab=preferences')
  await expect(page.getByLabel('Idioma')).toBeVisible({ timeout: 30_000 })
  await page.getByLabel('Idioma').selectOption('de')
  await page.getByRole('button', { name: 'Guardar Preferencias' }).click()
  await expect(page.getByRole('heading', { name: 'Mein Profil' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  for (const screen of [...inside, '/nada/aqui']) {
    await page.goto(screen)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => leftInSpanish(page), { message: screen, timeout: 30_000 }).toEqual([])
  }
})
