import { publishPage } from '../product/account.ts'
import { expect, test } from '../product/test.ts'
import { faultsIn } from '../steps/axe.ts'
import { control } from '../steps/editor.ts'
import { openFormFields, storedElements } from '../steps/forms.ts'
import { mailWith } from '../steps/mail.ts'
import { enter } from '../steps/session.ts'

const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'

test('a form gives a file by a link of its own, and answers by a mail that is written like any text', async ({
  page,
  context,
  browser,
  product,
}) => {
  const account = await enter(context, product.url)
  await openFormFields(page, ['name', 'email', 'consent'])
  await page.getByLabel('Después de enviar').selectOption('Descargar un archivo')
  await page
    .locator('[data-field="afterFile"] input[type=file]')
    .setInputFiles({ name: 'Guía.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) })
  await expect(control(page, 'afterFile')).toContainText('Guía.pdf')
  await page.getByLabel('Horas que vale el enlace').first().fill('3')

  await page.getByRole('textbox', { name: 'Asunto del correo a la persona' }).fill('Tu guía, [Nombre]')
  const text = page.getByRole('textbox', { name: 'Correo a la persona', exact: true })
  await text.click()
  await page.keyboard.type('Hola ')
  await page.getByRole('combobox', { name: 'Insertar lo que escriba en un campo' }).selectOption('Nombre')
  await page.keyboard.type(', gracias.')
  await expect(text).toHaveText('Hola [Nombre], gracias.')
  await page.keyboard.press('Enter')
  await page.getByRole('toolbar', { name: 'Formato' }).getByRole('button', { name: 'Lista' }).click()
  await page.keyboard.type('Uno')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Dos')
  await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('ControlOrMeta+b')
  await expect(text.locator('li strong')).toHaveText('Dos')
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('textbox', { name: 'Dirección del enlace' }).press('Escape')
  await expect(text).toBeFocused()
  expect(await faultsIn(page)).toEqual([])
  const stored = await storedElements(page, '"replyTextSpans"')
  const { url } = await publishPage(account, 'Guía gratuita', stored)

  const visit = await browser.newPage()
  await visit.goto(url)
  await visit.getByLabel('Nombre').fill('Ana Ruiz')
  await visit.getByLabel('Correo electrónico').fill('ana@ejemplo.es')
  await visit.getByLabel('Acepto').check()
  await visit.getByRole('button', { name: 'Enviar' }).click()
  const saving = visit.waitForEvent('download')
  await visit.getByRole('status').getByRole('link', { name: 'Descargar' }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toBe('Guía.pdf')

  await page.goto('/dashboard/tools/aurelio-builder/forms')
  const given = page.getByRole('region', { name: 'Archivos que dan tus formularios' })
  await given.getByRole('button', { name: 'Eliminar «Guía.pdf»' }).click()
  expect(await faultsIn(page)).toEqual([])
  await page
    .getByRole('dialog', { name: '¿Eliminar «Guía.pdf»?' })
    .getByRole('button', { name: 'Eliminar' })
    .click()
  await expect(given).toHaveCount(0)
  // The list shows it gone before the server says so.
  await expect.poll(async () => (await visit.request.get(saved.url())).status()).toBe(404)
  await visit.goto(saved.url())
  await expect(visit.getByText('Aquí no hay ningún archivo')).toBeVisible()
  await visit.close()

  const mail = await mailWith(product.dataDir, 'ana@ejemplo.es', 'Hola Ana Ruiz, gracias.')
  expect(mail).toContain('<ul><li>Uno</li><li><strong>Dos</strong></li></ul>')
  expect(mail).toContain('- Uno')
})
