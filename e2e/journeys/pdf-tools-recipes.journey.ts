import { contentsOf, textDocument } from '../product/documents.ts'
import { expect, test } from '../product/test.ts'
import { button } from '../steps/optimizer.ts'
import { mailWith } from '../steps/mail.ts'
import { add, cards, choose, made, pdfTools, result } from '../steps/pdf-tools.ts'
import { enter } from '../steps/session.ts'

test('a recipe joins, compresses, protects and mails; what it made is there to download too', async ({
  context,
  page,
  product,
}) => {
  await enter(context, product.url)
  await page.goto(pdfTools)
  await choose(page, 'Recetas')
  await button(page, 'Nueva receta').click()
  const dialog = page.getByRole('dialog', { name: 'Nueva receta' })
  await dialog.getByLabel('Enviar por correo, como archivos adjuntos').check()
  await dialog.getByLabel('Nombre', { exact: true }).fill('Contrato')
  await dialog.getByLabel('Nombre del archivo').fill('Contrato de mayo')
  await button(page, 'Guardar').click()
  await expect(dialog.getByRole('alert')).toContainText('Escribe el asunto del correo.')
  await dialog.getByLabel('Asunto').fill('Tu contrato')
  await dialog.getByLabel('Texto', { exact: true }).fill('Aquí lo tienes.')
  await dialog.getByLabel('Enviar a').fill('clara@ejemplo.es')
  await button(page, 'Guardar').click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('list', { name: 'Pasos de la receta' }).getByRole('listitem')).toHaveText([
    'Unir todo en Contrato de mayo.pdf',
    'Comprimir: Equilibrada',
    'Proteger con una contraseña que se pide cada vez',
    'Enviar por correo a clara@ejemplo.es: «Tu contrato»',
  ])

  await add(page, [await textDocument('uno.pdf', 2), await textDocument('dos.pdf', 1)])
  await expect(cards(page)).toHaveCount(3)
  await button(page, 'Ejecutar la receta').click()
  await expect(page.getByText('Escribe una contraseña.')).toBeVisible()
  await page.getByLabel('Contraseña', { exact: true }).fill('marea-2026')
  const { name, content } = await made(page, 'Ejecutar la receta')
  expect(name).toBe('Contrato de mayo.pdf')
  expect(await contentsOf(content, 'marea-2026')).toMatchObject({ pages: 3 })
  await expect(contentsOf(content)).rejects.toThrow(/encrypted|password/i)
  // The product of the journeys has no mail server, and says where the mail is.
  await expect(result(page)).toContainText(
    'los mensajes para clara@ejemplo.es esperan en su carpeta de salida',
  )
  const mail = await mailWith(product.dataDir, 'clara@ejemplo.es', 'Tu contrato')
  expect(mail).toContain('Contrato de mayo.pdf')
  const [, attached = ''] =
    /content-disposition: attachment[^]*?\r\n\r\n([A-Za-z0-9+/=\s]+)/i.exec(mail) ?? []
  expect(Buffer.from(attached, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
})
