import { expect, test } from '../product/test.ts'
import { enter } from '../steps/session.ts'

const builder = '/dashboard/tools/aurelio-builder'

test('a quiz is made, proved and published; who takes it without a script gets a result and is a lead', async ({
  browser,
  context,
  page,
  product,
}) => {
  await enter(context, product.url)
  await page.goto(`${builder}/quiz-builder`)
  await page.getByRole('button', { name: 'Nuevo quiz' }).click()
  await expect(page.getByRole('list', { name: 'Pasos del quiz' })).toBeVisible()
  await page.getByRole('button', { name: 'Añadir bloque' }).click()
  await page.getByLabel('Título', { exact: true }).fill('Tus datos')
  await page.getByLabel('Pregunta o texto').fill('Tu correo')
  await page.getByLabel('Tipo de pregunta').selectOption({ label: 'Correo' })
  await page.getByLabel('Crear un lead cuando alguien sale de este bloque').check()

  // What leads nowhere is found, shown and mended.
  const goesTo = page.getByRole('region', { name: 'Bloque elegido' }).getByLabel('Va a', { exact: true })
  await goesTo.selectOption({ label: 'A ninguna parte' })
  await page.getByRole('button', { name: 'Comprobar' }).click()
  await expect(page.locator('[data-finding="dead-end"]')).toBeVisible()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.locator('[data-finding="dead-end"]')).toBeHidden()

  await page.getByRole('button', { name: 'Grafo' }).click()
  await expect(page.locator('.react-flow__node')).toHaveCount(4)
  await page.getByRole('button', { name: 'Lista' }).click()
  await page.getByRole('button', { name: 'Publicar quiz' }).click()
  const link = page.locator('a[href*="/q/"]')
  await expect(link).toBeVisible()
  const address = (await link.getAttribute('href')) ?? ''

  const plain = await browser.newContext({ javaScriptEnabled: false })
  const visit = await plain.newPage()
  await visit.goto(address)
  await expect(visit.getByText('Paso 1 de 2')).toBeVisible()
  await visit.getByRole('button', { name: 'Siguiente' }).click()
  await expect(visit.getByRole('alert')).toContainText('Elige una opción.')
  await visit.getByLabel('Otra cosa').check()
  await visit.getByRole('button', { name: 'Siguiente' }).click()
  await visit.getByLabel('Tu correo').fill('eva@ejemplo.es')
  await visit.getByRole('button', { name: 'Anterior' }).click()
  await expect(visit.getByLabel('Otra cosa')).toBeChecked()
  await visit.getByRole('button', { name: 'Siguiente' }).click()
  await expect(visit.getByLabel('Tu correo')).toHaveValue('eva@ejemplo.es')
  await visit.getByRole('button', { name: 'Siguiente' }).click()
  await expect(visit.getByRole('heading', { name: 'Gracias por responder' })).toBeVisible()
  await plain.close()

  await page.getByRole('link', { name: 'Respuestas', exact: true }).click()
  await expect(page.locator('[data-stat="started"]')).toHaveText('1')
  await expect(page.locator('[data-stat="finished"]')).toHaveText('1')
  await expect(page.locator('[data-stat="leads"]')).toHaveText('1')
  await expect(page.getByRole('region', { name: 'Respuestas' })).toContainText('eva@ejemplo.es')
})
