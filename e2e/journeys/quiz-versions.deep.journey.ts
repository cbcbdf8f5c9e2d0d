import { expect, test } from '../product/test.ts'
import { enter } from '../steps/session.ts'

const builder = '/dashboard/tools/aurelio-builder'
const bill = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n%%EOF\n'),
})

test('a file is asked for and answered on a phone with and without a script; two versions are held side by side', async ({
  browser,
  context,
  page,
  product,
}) => {
  await enter(context, product.url)
  await page.goto(`${builder}/quiz-builder`)
  await page.getByRole('button', { name: 'Nuevo quiz' }).click()
  await page.getByLabel('Tipo de pregunta').selectOption({ label: 'Archivo' })
  await page.getByLabel('Pregunta o texto').fill('Tu factura')
  await page.getByLabel('Qué archivos').selectOption({ label: 'Solo documentos' })
  await page.getByRole('button', { name: 'Añadir bloque' }).click()
  await page.getByRole('button', { name: 'Publicar quiz' }).click()
  const link = page.getByRole('link', { name: 'Ver el quiz' })
  await expect(link).toBeVisible()
  const address = (await link.getAttribute('href')) ?? ''

  const phone = { viewport: { width: 375, height: 700 } }
  for (const javaScriptEnabled of [true, false]) {
    const visitor = await browser.newContext({ ...phone, javaScriptEnabled })
    const visit = await visitor.newPage()
    await visit.goto(address)
    await visit.getByRole('button', { name: 'Siguiente' }).click()
    await expect(visit.getByRole('alert')).toContainText('Elige un archivo.')
    const lie = { ...bill('foto.pdf'), buffer: Buffer.from('<script>alert(1)</script>') }
    await visit.getByLabel('Tu factura').setInputFiles(lie)
    await visit.getByRole('button', { name: 'Siguiente' }).click()
    await expect(visit.getByRole('alert')).toContainText('Este archivo no se admite.')
    await visit.getByLabel('Tu factura').setInputFiles(bill(javaScriptEnabled ? 'marzo.pdf' : 'abril.pdf'))
    await visit.getByRole('button', { name: 'Siguiente' }).click()
    await visit.getByRole('button', { name: 'Anterior' }).click()
    await expect(visit.getByText('Ya tenemos «')).toBeVisible()
    await visit.getByRole('button', { name: 'Siguiente' }).click()
    await visit.getByLabel('Primera opción').check()
    await visit.getByRole('button', { name: 'Siguiente' }).click()
    await expect(visit.getByRole('heading', { name: 'Gracias por responder' })).toBeVisible()
    await visitor.close()
  }

  // Another version, in which nobody has answered yet.
  await page.getByLabel('Título', { exact: true }).fill('Otro título')
  await page.getByRole('button', { name: 'Publicar quiz' }).click()
  await expect(page.getByText('Quiz publicado').last()).toBeVisible()
  await page.getByRole('button', { name: 'Versiones', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Versiones del quiz' })
  await expect(dialog.getByText('La que se contesta')).toBeVisible()
  await dialog.getByRole('button', { name: 'Comparar versiones' }).click()
  await expect(dialog.getByRole('list', { name: 'Qué cambia' })).toContainText('pasa a «Otro título»')
  await expect(dialog.locator('[data-side="finished"] td')).toHaveText(['2100 %', '0'])
  await dialog.getByRole('button', { name: 'Cerrar la comparación' }).click()
  await dialog.getByRole('button', { name: 'Restaurar' }).last().click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('list', { name: 'Pasos del quiz' })).not.toContainText('Otro título')

  await page.getByRole('link', { name: 'Respuestas', exact: true }).click()
  const answers = page.getByRole('region', { name: 'Respuestas', exact: true })
  const download = page.waitForEvent('download')
  await answers.getByRole('link', { name: 'abril.pdf' }).click()
  expect((await download).suggestedFilename()).toBe('abril.pdf')
  await expect(page.getByRole('region', { name: 'Visitas del quiz' })).toBeVisible()
})
