import { expect, test } from '../product/test.ts'
import { faultsIn } from '../steps/axe.ts'
import { enter } from '../steps/session.ts'
import { overflows } from '../steps/work.ts'

test('a report is set up to go out each month, and whoever opens a wrong link of a mail is told', async ({
  page,
  context,
  product,
}) => {
  const owner = await enter(context, product.url)
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto('/analytics')
  await page.getByRole('button', { name: 'Por correo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Informe por correo cada mes' })
  await dialog.getByRole('button', { name: 'Mandar cada mes' }).click()
  await expect(dialog).toContainText('Elige a alguien o escribe una dirección.')
  await dialog.getByRole('checkbox', { name: owner.name }).check()
  await dialog.getByLabel('Direcciones de clientes').fill('clara@bodega.example, luis')
  await dialog.getByRole('button', { name: 'Mandar cada mes' }).click()
  await expect(dialog).toContainText('«luis» no es una dirección de correo.')
  await dialog.getByLabel('Direcciones de clientes').fill('clara@bodega.example, luis@bodega.example')
  await dialog.getByRole('button', { name: 'Mandar cada mes' }).click()
  const mailings = dialog.getByRole('region', { name: 'Envíos de cada mes' })
  await expect(mailings.getByText('Aún sin enviar')).toHaveCount(3)
  await expect(mailings).toContainText(/El próximo sale el 01\/\d\d\/\d{4}/)
  await expect(dialog.getByLabel('Direcciones de clientes')).toHaveValue('')
  expect(await overflows(page)).toBe(false)
  expect(await faultsIn(page)).toEqual([])
  await mailings.getByRole('button', { name: /^Quitar/ }).click()
  await expect(mailings).toBeHidden()

  await page.goto('/report-mail/nadie')
  await page.getByRole('button', { name: 'Dejar de recibirlo' }).click()
  await expect(page.getByRole('heading', { name: 'No se ha podido quitar' })).toBeVisible()
})
