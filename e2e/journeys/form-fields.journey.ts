import { z } from 'zod'
import { publishPage } from '../product/account.ts'
import { control, openEditorWith } from '../steps/editor.ts'
import { choose } from '../steps/properties.ts'
import { enter } from '../steps/session.ts'
import { expect, test } from '../product/test.ts'

const form = { id: 'form-1', type: 'form', name: 'Formulario', props: { fields: ['name', 'email'] } }

test('kinds of fields are chosen, judged without a script, and the form leads on', async ({
  page,
  context,
  browser,
  product,
}) => {
  const account = await enter(context, product.url)
  await openEditorWith(page, [form])
  await choose(page, form.id)
  const fields = control(page, 'fields')
  const field = (name: string) => fields.getByRole('group', { name, exact: true })
  await expect(field('Correo electrónico').getByLabel('Tipo de campo')).toHaveValue('email')
  for (const name of ['Plan', 'Temas', 'Valoración', 'Acepto la política']) {
    await fields.getByPlaceholder('Teléfono, empresa, mensaje...').fill(name)
    await fields.getByRole('button', { name: 'Añadir', exact: true }).click()
    await expect(field(name).getByLabel('Tipo de campo')).toHaveValue('text')
  }
  await field('Plan').getByLabel('Tipo de campo').selectOption('Lista')
  await field('Plan').getByLabel('Opciones, una en cada línea').fill('Básico\nCompleto')
  await field('Temas').getByLabel('Tipo de campo').selectOption('Varias opciones')
  await field('Temas').getByLabel('Opciones, una en cada línea').fill('Web\nVídeo')
  await field('Valoración').getByLabel('Tipo de campo').selectOption('Escala')
  await field('Acepto la política').getByLabel('Tipo de campo').selectOption('Consentimiento')
  await page.getByLabel('Después de enviar').selectOption('Ir a una dirección')
  await page.getByRole('textbox', { name: 'Dirección de la página o del archivo' }).fill('/terms')
  await page.getByRole('textbox', { name: 'Dirección de la página o del archivo' }).blur()

  const stored = async () =>
    z
      .array(z.unknown())
      .parse(JSON.parse(await page.evaluate(() => localStorage.getItem('editorState') ?? '[]')))
  await expect.poll(async () => JSON.stringify(await stored())).toContain('"afterLink":"/terms"')
  const { url } = await publishPage(account, 'Con opciones', await stored())

  const visitor = await browser.newContext({ javaScriptEnabled: false })
  const visit = await visitor.newPage()
  await visit.goto(url)
  await visit.getByLabel('Nombre').fill('Ana Ruiz')
  await visit.getByLabel('Correo electrónico').fill('ana@ejemplo.es')
  await visit.getByLabel('Plan').selectOption('Completo')
  await visit.getByRole('radio', { name: '4' }).check()
  await visit.getByLabel('Acepto la política').check()
  // Of several boxes none is ticked: the browser lets it pass, the server does not, and nothing is lost.
  await visit.getByRole('button', { name: 'Enviar' }).click()
  await expect(visit.getByRole('group', { name: 'Temas' })).toContainText('Elige una opción.')
  await expect(visit.getByLabel('Plan')).toHaveValue('Completo')
  await expect(visit.getByRole('radio', { name: '4' })).toBeChecked()
  await visit.getByRole('checkbox', { name: 'Vídeo' }).check()
  await visit.getByRole('button', { name: 'Enviar' }).click()
  // The browser carries the place on the page along.
  await expect(visit).toHaveURL(/\/terms(#|$)/)
  await visitor.close()

  const answer = JSON.stringify(await account.call('GET', '/api/leads'))
  for (const value of ['Ana Ruiz', 'Completo', '"value":"4"', '"value":"Vídeo"'])
    expect(answer).toContain(value)
})
