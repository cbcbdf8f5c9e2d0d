import { publishPage } from '../product/account.ts'
import { expect, test } from '../product/test.ts'
import { enter } from '../steps/session.ts'
import { dayFromToday, overflows } from '../steps/work.ts'

const form = {
  id: 'form-1700000000001',
  type: 'form',
  name: '',
  props: { fields: ['name', 'email'] },
}

test('a campaign counts its leads, a test keeps what came of it; both stand in every view', async ({
  page,
  context,
  browser,
  product,
}) => {
  const account = await enter(context, product.url)
  const { url } = await publishPage(account, 'Zapatos rojos', [form])
  const today = await dayFromToday(page, 0)

  await page.goto('/calendar')
  await page.getByRole('button', { name: 'Nuevo evento', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Campaña' }).click()
  await expect(dialog.getByLabel('Se repite')).toHaveCount(0)
  await dialog.getByLabel('Título').fill('Campaña de verano')
  await dialog.getByLabel('Nombre en los enlaces (utm_campaign)').fill('verano')
  await dialog.getByRole('button', { name: 'Crear' }).click()
  await expect(dialog).toHaveCount(0)
  const campaign = page.getByRole('button', { name: 'Campaña de verano' }).first()
  await expect(campaign.getByLabel('Campaña')).toBeVisible()

  const visitor = await browser.newContext()
  const visit = await visitor.newPage()
  await visit.goto(`${url}?utm_campaign=verano`)
  await visit.getByLabel('Nombre').fill('Berta Soler')
  await visit.getByLabel('Correo electrónico').fill('berta@ejemplo.es')
  await visit.getByRole('button', { name: 'Enviar' }).click()
  await expect(visit.getByRole('status')).toBeVisible()
  await visitor.close()

  await campaign.click()
  const brought = dialog.getByRole('region', { name: 'Lo que ha traído' })
  await expect(brought).toContainText('Leads en estos días 1')
  await brought.getByRole('link', { name: 'Ver los leads' }).click()
  await expect(page.locator('[data-row]').filter({ hasText: 'Berta Soler' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Quitar la campaña «verano»' })).toBeVisible()
  await page.goBack()

  await page.getByRole('button', { name: 'Nuevo evento', exact: true }).click()
  await dialog.getByRole('button', { name: 'Prueba' }).click()
  await dialog.getByLabel('Título').fill('Titulares')
  await dialog.getByLabel('Página').fill('zapatos')
  await page.getByRole('option', { name: 'Zapatos rojos' }).click()
  await dialog.getByLabel('Qué se compara').fill('Precio frente a plazo')
  await dialog.getByRole('button', { name: 'Crear' }).click()
  await expect(dialog).toHaveCount(0)
  for (const view of ['week', 'agenda']) {
    await page.goto(`/calendar?view=${view}&day=${today}`)
    await expect(page.getByRole('button', { name: 'Titulares' }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Campaña de verano' }).first()).toBeVisible()
  }
  await page.setViewportSize({ width: 375, height: 800 })
  await page.getByRole('button', { name: 'Titulares' }).first().click()
  await expect(dialog.getByLabel('Página')).toHaveValue('Zapatos rojos')
  await expect(brought).toContainText('Leads en estos días 1')
  await dialog.getByLabel('Resultado').fill('Gana el plazo')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: 'Titulares' }).first().click()
  await expect(dialog.getByLabel('Resultado')).toHaveValue('Gana el plazo')
  expect(await overflows(page)).toBe(false)
})
