import { publishPage } from '../product/account.ts'
import { expect, test } from '../product/test.ts'
import { faultsIn } from '../steps/axe.ts'
import { enter } from '../steps/session.ts'

const form = {
  id: 'form-1',
  type: 'form',
  name: 'Formulario',
  props: { fields: ['email', { name: 'mensaje', label: 'Mensaje' }] },
}

test('a rule labels and plans what comes, by what it says, and the history tells of it', async ({
  page,
  context,
  product,
}) => {
  const account = await enter(context, product.url)
  const { url } = await publishPage(account, 'Otoño', [form])
  await page.goto('/dashboard/tools/aurelio-builder/forms')
  await page.getByRole('button', { name: 'Nueva automatización' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nombre', { exact: true }).fill('Presupuestos')
  await dialog.getByRole('button', { name: 'Añadir condición' }).click()
  await dialog.getByLabel('Nombre del campo').fill('Mensaje')
  await dialog.getByLabel('Texto que contiene').fill('presupuesto')
  await dialog.getByLabel('Acción').selectOption('Ponerle la etiqueta')
  // An action that is not filled in is named, and nothing that was typed is lost.
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Completa cada condición y cada acción')
  await dialog.getByLabel('Etiqueta').fill('Caliente')
  await dialog.getByRole('button', { name: 'Añadir acción' }).click()
  await dialog.getByLabel('Acción').last().selectOption('Crear la tarea')
  await dialog.getByLabel('Título de la tarea').fill('Llamar hoy')
  expect(await faultsIn(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('listitem').filter({ hasText: 'Presupuestos' })).toContainText('Llega un lead')

  for (const [email, mensaje] of [
    ['ana@ejemplo.es', 'Quiero un presupuesto'],
    ['bea@ejemplo.es', 'Solo saludaba'],
  ] as const) {
    await page.goto(url)
    await page.getByLabel('Correo electrónico').fill(email)
    await page.getByLabel('Mensaje').fill(mensaje)
    await page.getByRole('button', { name: 'Enviar' }).click()
    await expect(page.getByRole('status')).toBeVisible()
  }

  await page.goto('/dashboard/tools/aurelio-builder/leads')
  await expect(page.getByRole('row').filter({ hasText: 'ana@ejemplo.es' })).toContainText('Caliente')
  await expect(page.getByRole('row').filter({ hasText: 'bea@ejemplo.es' })).not.toContainText('Caliente')

  // Two who are one: joined, what both sent is one history, until it is taken apart.
  for (const email of ['ana@ejemplo.es', 'bea@ejemplo.es']) await page.getByLabel(`Elegir a ${email}`).check()
  await page.getByRole('button', { name: 'Unir como una persona' }).click()
  await expect(page.getByText('Leads unidos: su historia se ve junta')).toBeVisible()

  await page.getByRole('button', { name: 'ana@ejemplo.es' }).click()
  const lead = page.getByRole('dialog')
  await expect(lead).toContainText('Automatización «Presupuestos»')
  const other = lead.getByRole('listitem').filter({ hasText: 'Solo saludaba' })
  await other.getByRole('button', { name: 'Separar' }).click()
  await expect(other).toHaveCount(0)
  await lead.getByRole('link', { name: 'Llamar hoy' }).click()
  await expect(page).toHaveURL(/\/tasks\?task=/)
})
