import type { Page } from '@playwright/test'
import { publishPage } from '../product/account.ts'
import { openFormFields, storedElements } from '../steps/forms.ts'
import { enter } from '../steps/session.ts'
import { expect, test } from '../product/test.ts'

const fields = ['email', { name: 'plan', label: 'Plan', type: 'radio', options: ['Básico', 'Completo'] }]

test('a form asks in steps and by conditions, without a script, and the lead says where it came from', async ({
  page,
  context,
  browser,
  product,
}) => {
  const account = await enter(context, product.url)
  const { field, add } = await openFormFields(page, fields)
  for (const name of ['Empresa', 'Para acabar', 'Mensaje']) await add(name)
  await field('Empresa').getByLabel('Mostrar si').selectOption('Plan')
  await field('Empresa').getByLabel('Valor de la condición').selectOption('Completo')
  await field('Para acabar').getByLabel('Tipo de campo').selectOption('Comienza un paso')
  await page.getByLabel('Comprobación contra robots').selectOption('Con cálculo del navegador')

  const stored = await storedElements(page, '"captcha":"work"')
  const { url } = await publishPage(account, 'Por pasos', stored)

  const visitor = await browser.newContext({ javaScriptEnabled: false })
  const visit = await visitor.newPage()
  await visit.goto(`${url}?utm_source=carta&utm_campaign=primavera`)
  await expect(visit.getByText('Paso 1 de 2')).toBeVisible()
  await expect(visit.getByLabel('Empresa')).toBeHidden()
  await visit.getByLabel('Completo').check()
  await expect(visit.getByLabel('Empresa')).toBeVisible()
  await visit.getByLabel('Empresa').fill('Óptica Sol')
  await visit.getByRole('button', { name: 'Siguiente' }).click()
  // The browser left the judging to the server, which says what is missing; nothing is lost.
  await expect(visit.getByText('Escribe tu correo electrónico.')).toBeVisible()
  await expect(visit.getByLabel('Empresa')).toHaveValue('Óptica Sol')
  await visit.getByLabel('Correo electrónico').fill('ana@ejemplo.es')
  await visit.getByRole('button', { name: 'Siguiente' }).click()
  await expect(visit.getByText('Paso 2 de 2: Para acabar')).toBeVisible()
  await visit.getByRole('button', { name: 'Anterior' }).click()
  await expect(visit.getByLabel('Empresa')).toHaveValue('Óptica Sol')
  // The browser's own way back works as well.
  await visit.goBack()
  await expect(visit.getByText('Paso 2 de 2: Para acabar')).toBeVisible()
  // Also to what was refused.
  await visit.goBack()
  await expect(visit.getByText('Escribe tu correo electrónico.')).toBeVisible()
  await expect(visit.getByLabel('Empresa')).toHaveValue('Óptica Sol')
  await visit.goForward()
  await visit.goForward()
  await visit.getByRole('button', { name: 'Siguiente' }).click()
  await visit.getByLabel('Mensaje').fill('Llamadme por la tarde')
  await visit.getByRole('button', { name: 'Enviar' }).click()
  await expect(visit.getByRole('status')).toBeVisible()
  await visitor.close()
  await sendInSteps(await context.newPage(), url)

  await page.goto('/dashboard/tools/aurelio-builder/leads')
  // Who has no script could not do the work: what they sent waits apart, and one click takes it back.
  await expect(page.getByRole('button', { name: 'eva@ejemplo.es' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'ana@ejemplo.es' })).toBeHidden()
  await page.getByLabel('Estado', { exact: true }).first().selectOption('Spam')
  await page.getByRole('button', { name: 'ana@ejemplo.es' }).click()
  const lead = page.getByRole('dialog')
  for (const text of ['Óptica Sol', 'Llamadme por la tarde', 'primavera / carta'])
    await expect(lead).toContainText(text)
  await expect(lead).toContainText('Su navegador no hizo el cálculo')
  await lead.getByRole('button', { name: 'No es spam' }).click()
  await expect(lead.getByText('Su navegador no hizo el cálculo')).toBeHidden()
})

/** As most people do: with a script. */
async function sendInSteps(visit: Page, url: string) {
  await visit.goto(url)
  await visit.getByLabel('Básico').check()
  await visit.getByLabel('Correo electrónico').fill('eva@ejemplo.es')
  await visit.getByRole('button', { name: 'Siguiente' }).click()
  await visit.getByLabel('Mensaje').fill('Por la mañana')
  await visit.getByRole('button', { name: 'Enviar' }).click()
  await expect(visit.getByRole('status')).toBeVisible()
  await visit.close()
}
