import type { Page } from '@playwright/test'
import { readCatalogue } from '../../scripts/catalogue.mjs'
import { mappedScreens, opensByAddress } from '../product/app-map.ts'
import { expect, test } from '../product/test.ts'
import { enter } from '../steps/session.ts'

const spanish = mappedScreens.filter((screen) => screen.language === 'es' && opensByAddress(screen))
const inside = spanish.filter(({ isPublic }) => !isPublic).flatMap(({ path, parts }) => [path, ...parts])
const outside = spanish.filter(({ isPublic }) => isPublic).map(({ path }) => path)

const de = await readCatalogue('de')

/** Spanish texts of the screen that the German catalogue knows in other words. */
async function leftInSpanish(page: Page): Promise<string[]> {
  const seen = await page.evaluate(() => {
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode
      if (parentElement && !parentElement.closest('script, style, [lang="es"]')) texts.push(textContent ?? '')
    }
    for (const node of document.querySelectorAll('[aria-label], [placeholder], [title]'))
      for (const name of ['aria-label', 'placeholder', 'title']) texts.push(node.getAttribute(name) ?? '')
    return texts.map((text) => text.trim())
  })
  const german = new Set(Object.values(de))
  return seen.filter((text) => de[text] !== undefined && de[text] !== text && !german.has(text))
}

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

test('the public screens speak the language of the last person here; the clauses stay Spanish', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => localStorage.setItem('aurelio-language', '"de"'))
  for (const screen of [...outside, '/reset-password?token=x']) {
    await page.goto(screen)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await leftInSpanish(page), screen).toEqual([])
  }
  await page.goto('/login')
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(page.getByText('Die E-Mail-Adresse ist erforderlich')).toBeVisible()
  await page.locator('[name="email"]').fill('nadie@agencia.example')
  await page.locator('[name="password"]').fill('Equivocada-1')
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(page.getByText('Zu dieser E-Mail-Adresse gibt es kein Konto.')).toBeVisible()
  await page.goto('/terms')
  await expect(page.getByText('Nur dieser Text ist verbindlich', { exact: false })).toBeVisible()
  await expect(page.locator('[lang="es"]').getByText('Quién presta el servicio')).toBeVisible()
})
