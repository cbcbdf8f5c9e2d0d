import { expect, test } from '../product/test.ts'
import { enter } from '../steps/session.ts'
import { makeList } from '../steps/subscription-lists.ts'

const subscriptions = '/dashboard/tools/aurelio-builder/subscriptions'

/** What other programs export: their own columns, somebody twice, and a row of nobody. */
const exported = [
  'Email Address;First Name;Last Name;Member Rating',
  ...Array.from({ length: 600 }, (_, at) => `p${at}@archivo.es;Persona ${at};Gil;4`),
  'p0@archivo.es;Otra vez;Gil;4',
  'sin correo;Nadie;;',
].join('\r\n')

test('people of a list come out of a file, are counted, and go again with one press', async ({
  page,
  context,
  product,
}) => {
  await enter(context, product.url)
  await page.goto(subscriptions)
  const row = await makeList(page, 'Boletín')

  await row.getByRole('button', { name: 'Más acciones de Boletín' }).click()
  await page.getByRole('menuitem', { name: 'Importar de un archivo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Importar personas' })
  await dialog
    .getByLabel('Archivo CSV')
    .setInputFiles({ name: 'foto.csv', mimeType: 'text/csv', buffer: Buffer.from([0x89, 0x50, 0, 0]) })
  await expect(dialog.getByRole('alert')).toContainText('no es una tabla en CSV')

  await dialog
    .getByLabel('Archivo CSV')
    .setInputFiles({ name: 'boletin.csv', mimeType: 'text/csv', buffer: Buffer.from(exported) })
  await expect(dialog.getByLabel('Se importa como: Email Address')).toHaveValue('email')
  await expect(dialog.getByLabel('Se importa como: Member Rating')).toHaveValue('skip')
  await dialog.getByLabel('Se importa como: Last Name').selectOption({ label: 'Nombre' })
  await dialog.getByRole('button', { name: 'Importar', exact: true }).click()
  await expect(dialog).toContainText('Di dónde y cuándo lo pidieron')
  await dialog.getByLabel('De dónde viene su permiso').fill('Nuestro boletín de antes, con casilla')
  await dialog.getByLabel('Pedirles por correo que lo confirmen').uncheck()
  await dialog.getByRole('button', { name: 'Importar', exact: true }).click()
  await expect(dialog.getByRole('status')).toContainText('Añadidas: 600')
  await expect(dialog.getByRole('status')).toContainText('Ya estaban: 1')
  await expect(dialog.getByRole('status')).toContainText('Filas sin un correo válido: 1')

  // It is there after a reload, and can still be taken back.
  await page.reload()
  await expect(row).toContainText('Reciben: 600')
  await row.getByRole('button', { name: 'Más acciones de Boletín' }).click()
  await page.getByRole('menuitem', { name: 'Importar de un archivo' }).click()
  await dialog.getByRole('button', { name: /boletin\.csv/ }).click()
  await dialog.getByRole('button', { name: 'Deshacer la importación' }).click()
  await expect(dialog.getByRole('status')).toContainText('La importación se ha deshecho entera.')
  await dialog.getByRole('button', { name: 'Cerrar' }).last().click()
  await expect(row).toContainText('Reciben: 0')
})
