import { publishPage } from '../product/account.ts'
import { openFormFields, storedElements } from '../steps/forms.ts'
import { enter } from '../steps/session.ts'
import { expect, test } from '../product/test.ts'

test('kinds of fields are chosen, judged without a script, and the form leads on', async ({
  page,
  context,
  browser,
  product,
}) => {
  const account = await enter(context, product.url)
  const { field, add } = await openFormFields(page, ['name', 'email'])
  await expect(field('Correo electrónico').getByLabel('Tipo de campo')).toHaveValue('email')
  for (const name of ['Plan', 'Temas', 'Valoración', 'Acepto la política', 'Campaña', 'Referencia'])
    await add(name)
  await field('Plan').getByLabel('Tipo de campo').selectOption('Lista')
  await field('Plan').getByLabel('Opciones, una en cada línea').fill('Básico\nCompleto')
  await field('Temas').getByLabel('Tipo de campo').selectOption('Varias opciones')
  await field('Temas').getByLabel('Opciones, una en cada línea').fill('Web\nVídeo')
  await field('Valoración').getByLabel('Tipo de campo').selectOption('Escala')
  await field('Acepto la política').getByLabel('Tipo de campo').selectOption('Consentimiento')
  await field('Temas').getByLabel('Opciones como mucho').fill('1')
  await field('Campaña').getByLabel('Tipo de campo').selectOption('Oculto')
  await field('Campaña').getByLabel('Qué lleva').selectOption('Nombre de la campaña (utm_campaign)')
  await expect(field('Campaña').getByLabel('Valor que se envía')).toHaveCount(0)
  await expect(field('Campaña').getByLabel('Obligatorio')).toHaveCount(0)
  await field('Referencia').getByLabel('Caracteres como poco').fill('4')
  await page.getByLabel('Después de enviar').selectOption('Ir a una dirección')
  await page.getByRole('textbox', { name: 'Dirección de la página o del archivo' }).fill('/terms')
  await page.getByRole('textbox', { name: 'Dirección de la página o del archivo' }).blur()

  const stored = await storedElements(page, '"afterLink":"/terms"')
  const { url } = await publishPage(account, 'Con opciones', stored)

  const visitor = await browser.newContext({ javaScriptEnabled: false })
  const visit = await visitor.newPage()
  await visit.goto(`${url}?utm_campaign=rebajas`)
  await visit.getByLabel('Nombre').fill('Ana Ruiz')
  await visit.getByLabel('Correo electrónico').fill('ana@ejemplo.es')
  await visit.getByLabel('Plan').selectOption('Completo')
  await visit.getByRole('radio', { name: '4' }).check()
  // A scale reads from left to right.
  const [low, high] = await Promise.all(
    ['1', '5'].map((name) => visit.getByRole('radio', { name }).boundingBox()),
  )
  expect(high?.y).toBe(low?.y)
  expect(high?.x).toBeGreaterThan(low?.x ?? Infinity)
  await visit.getByLabel('Referencia').fill('AB-12')
  await visit.getByLabel('Acepto la política').check()
  // Of several boxes none is ticked: the browser lets it pass, the server does not, and nothing is lost.
  await visit.getByRole('button', { name: 'Enviar' }).click()
  await expect(visit.getByRole('group', { name: 'Temas' })).toContainText('Elige una opción.')
  await expect(visit.getByLabel('Plan')).toHaveValue('Completo')
  await expect(visit.getByRole('radio', { name: '4' })).toBeChecked()
  for (const name of ['Web', 'Vídeo']) await visit.getByRole('checkbox', { name }).check()
  await visit.getByRole('button', { name: 'Enviar' }).click()
  await expect(visit.getByRole('group', { name: 'Temas' })).toContainText('Elige como mucho 1 opción.')
  await visit.getByRole('checkbox', { name: 'Web' }).uncheck()
  await visit.getByRole('button', { name: 'Enviar' }).click()
  // The browser carries the place on the page along.
  await expect(visit).toHaveURL(/\/terms(#|$)/)
  await visitor.close()

  const answer = JSON.stringify(await account.call('GET', '/api/leads'))
  for (const value of ['Ana Ruiz', 'Completo', '"value":"4"', '"value":"Vídeo"', '"value":"rebajas"'])
    expect(answer).toContain(value)
})
