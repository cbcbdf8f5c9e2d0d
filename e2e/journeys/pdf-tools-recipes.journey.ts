import { contentsOf, scannedDocument, textDocument } from '../product/documents.ts'
import { drawnPicture } from '../product/pictures.ts'
import { expect, test } from '../product/test.ts'
import { button } from '../steps/optimizer.ts'
import { mailWith } from '../steps/mail.ts'
import { add, cards, choose, made, pdfTools, result } from '../steps/pdf-tools.ts'
import { holdCalls } from '../steps/held-call.ts'
import { enter } from '../steps/session.ts'
import { z } from 'zod'
import { deep } from '../steps/deep.ts'

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

test(
  'the same recipe makes the same bytes in the browser and on the server',
  deep,
  async ({ context, page, product }) => {
    await enter(context, product.url)
    const steps = [
      { do: 'merge', name: 'todo', bookmarks: true },
      { do: 'compress', by: 'balanced' },
    ]
    const kept = await page.request.post('/api/recipes', {
      headers: { origin: product.url },
      data: { name: 'Todo', steps },
    })
    const { id } = z.object({ id: z.string() }).parse(await kept.json())
    await page.goto(pdfTools)
    const photo = await drawnPicture(page, 'foto.jpg', { width: 2400, height: 3300, type: 'image/jpeg' })
    const files = [await scannedDocument('escaneo.pdf', photo.buffer), await textDocument('dos.pdf', 3)]
    await add(page, files)
    await expect(cards(page)).toHaveCount(5)
    await choose(page, 'Recetas')
    // A press before its steps are here waits for them.
    const recipe = await holdCalls(page, `**/api/recipes/${id}`)
    await page.getByLabel('Receta', { exact: true }).selectOption('Todo')
    await expect(page.getByRole('button', { name: 'Ejecutar la receta' })).toBeDisabled()
    recipe.letGo()
    const inBrowser = await made(page, 'Ejecutar la receta')

    const form = new FormData()
    for (const { name, buffer } of files) form.append('file', new File([Uint8Array.from(buffer)], name))
    const answer = await page.request.post(`/api/recipes/${id}/run`, {
      headers: { origin: product.url },
      multipart: form,
    })
    expect(answer.status(), await answer.text()).toBe(200)
    expect(answer.headers()['content-disposition']).toContain('todo.pdf')
    const onServer = await answer.body()
    expect(onServer.length).toBeLessThan(photo.buffer.length)
    expect(onServer.equals(inBrowser.content)).toBe(true)
  },
)
