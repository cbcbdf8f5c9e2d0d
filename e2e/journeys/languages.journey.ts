import { expect, test } from '../product/test.ts'
import { leftInSpanish, spanishScreens } from '../steps/languages.ts'

const outside = spanishScreens.filter(({ isPublic }) => isPublic).map(({ path }) => path)

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
