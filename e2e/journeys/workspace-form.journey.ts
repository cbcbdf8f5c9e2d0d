import { publishPage } from '../product/account.ts'
import { expect, test } from '../product/test.ts'
import { faultsIn } from '../steps/axe.ts'
import { canvas, told } from '../steps/editor.ts'
import { enter } from '../steps/session.ts'

const form = {
  id: 'form-1700000000002',
  type: 'form',
  name: 'Formulario',
  props: { fields: ['name', 'email', 'consent'] },
}

test('a form of the workspace is made, stands on a page of its own, and another joins it out of its page', async ({
  page,
  context,
  product,
}) => {
  const account = await enter(context, product.url)
  await publishPage(account, 'Campaña de otoño', [form])
  await page.goto('/dashboard/tools/aurelio-builder/forms')
  await page.getByRole('button', { name: 'Nuevo formulario' }).click()
  const naming = page.getByRole('dialog', { name: 'Nuevo formulario' })
  await naming.getByLabel('Nombre').fill('Contacto')
  await naming.getByRole('button', { name: 'Crear' }).click()
  await expect(canvas(page).getByLabel('Correo electrónico')).toBeVisible()
  await page.getByRole('button', { name: 'Terminar' }).click()

  const card = page.getByRole('listitem').filter({ hasText: 'Contacto' })
  await expect(card).toContainText('todavía no está en ninguna página publicada')
  await card.getByRole('button', { name: 'Crear su página' }).click()
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  const publishing = page.getByRole('dialog', { name: 'Publicar página' })
  await publishing.getByRole('button', { name: 'Publicar de todos modos' }).click()
  await expect(told(page, 'Página publicada correctamente')).toBeVisible()
  await page.goto('/dashboard/tools/aurelio-builder/forms')
  await expect(card).toContainText('Del espacio; en Contacto')
  await card.getByRole('button', { name: 'Resumen y código' }).click()
  await expect(card.getByLabel('Código para insertar')).toHaveValue(/<iframe src="http/)

  // Its leads alone, and back to all of them.
  await card.getByRole('link', { name: 'Ver los leads' }).click()
  await expect(page).toHaveURL(/leads\?form=/)
  await page.getByRole('button', { name: 'Quitar el formulario «Contacto»' }).click()
  await expect(page).not.toHaveURL(/form=/)
  await page.goto('/dashboard/tools/aurelio-builder/forms')

  const inPage = page.getByRole('listitem').filter({ hasText: 'Campaña de otoño' })
  await expect(inPage).toContainText('Vive en su página')
  expect(await faultsIn(page)).toEqual([])
  await inPage.getByRole('button', { name: 'Usar en varias páginas' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Usar en varias páginas' }).click()
  await expect(page.getByRole('button', { name: 'Volver a los formularios' })).toBeVisible()
  await page.getByRole('button', { name: 'Terminar' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Del espacio' })).toHaveCount(2)
})
