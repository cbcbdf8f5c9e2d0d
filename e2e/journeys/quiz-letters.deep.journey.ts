import { z } from 'zod'
import { expect, test } from '../product/test.ts'
import { enter } from '../steps/session.ts'

const withId = z.object({ id: z.string() })
const builder = '/dashboard/tools/aurelio-builder'

test('a quiz asks for letters by a box of its own, and the permission and the person tell of it', async ({
  browser,
  context,
  page,
  product,
}) => {
  const account = await enter(context, product.url)
  withId.parse(await account.call('POST', '/api/subscription-lists', { name: 'Boletín' }))
  await page.goto(`${builder}/quiz-builder`)
  await page.getByRole('button', { name: 'Nuevo quiz' }).click()
  await expect(page.getByRole('list', { name: 'Pasos del quiz' })).toBeVisible()
  await page.getByRole('button', { name: 'Añadir bloque' }).click()
  await page.getByLabel('Título', { exact: true }).fill('Tus datos')
  await page.getByLabel('Pregunta o texto').fill('Tu correo')
  await page.getByLabel('Tipo de pregunta').selectOption({ label: 'Correo' })
  await page.getByLabel('Crear un lead cuando alguien sale de este bloque').check()
  await page.getByRole('button', { name: 'Añadir pregunta' }).click()
  const box = page
    .getByRole('region', { name: 'Bloque elegido' })
    .getByRole('group')
    .filter({
      has: page.getByLabel('Tipo de pregunta'),
    })
  await box.last().getByLabel('Pregunta o texto').fill('Quiero el boletín de los martes')
  await box.last().getByLabel('Tipo de pregunta').selectOption({ label: 'Consentimiento' })
  await box.last().getByLabel('Suscribe a').selectOption({ label: 'Boletín' })
  await expect(box.last().getByText('Por ley no puede ser obligatoria', { exact: false })).toBeVisible()
  await expect(box.last().getByLabel('Obligatoria')).toHaveCount(0)
  await page.getByRole('button', { name: 'Publicar quiz' }).click()
  const link = page.locator('a[href*="/q/"]')
  await expect(link).toBeVisible()
  const address = (await link.getAttribute('href')) ?? ''

  const plain = await browser.newContext({ javaScriptEnabled: false })
  const visit = await plain.newPage()
  await visit.goto(address)
  await visit.getByLabel('Otra cosa').check()
  await visit.getByRole('button', { name: 'Siguiente' }).click()
  await visit.getByLabel('Tu correo').fill('eva@ejemplo.es')
  await expect(visit.getByLabel('Quiero el boletín de los martes')).not.toBeChecked()
  await visit.getByLabel('Quiero el boletín de los martes').check()
  await visit.getByRole('button', { name: 'Siguiente' }).click()
  await expect(visit.getByRole('heading', { name: 'Gracias por responder' })).toBeVisible()
  await plain.close()

  await page.goto(`${builder}/subscriptions?tab=people`)
  const person = page.getByRole('listitem').filter({ hasText: 'eva@ejemplo.es' })
  await expect(person.getByText('Boletín · Sin confirmar')).toBeVisible()
  await person.getByRole('button', { name: 'Ver su permiso' }).click()
  await expect(person.getByText('«Quiero el boletín de los martes»')).toBeVisible()
  await expect(person.getByText(/^En el quiz «.+», versión 1$/)).toBeVisible()
  await person.getByRole('link', { name: 'Historia de eva@ejemplo.es' }).click()
  const line = page.getByRole('list', { name: 'Historia' })
  await expect(line.getByRole('listitem').filter({ hasText: 'Pidió «Boletín»' })).toBeVisible()
  const quiz = line.getByRole('listitem').filter({ hasText: 'Terminó el quiz' })
  await expect(quiz).toContainText('Gracias por responder')
  await quiz.getByText('Lo que contestó').click()
  await expect(quiz.getByText('Otra cosa')).toBeVisible()
})
