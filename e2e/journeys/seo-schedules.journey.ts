import { expect, test } from '../product/test.ts'
import { processSeo } from '../steps/seo.ts'
import { enter } from '../steps/session.ts'

const template = {
  version: 1,
  elements: [
    { id: 'heading-1700000000001', type: 'heading', name: '', props: { text: '{{Titulo}}', level: 'h1' } },
  ],
}

test('a publication repeats by a schedule, brings what is new, rests and ends', async ({
  context,
  page,
  product,
}) => {
  await enter(context, product.url)
  const made = await context.request.post(`${product.url}/api/pages`, {
    headers: { origin: product.url },
    data: { name: 'Plantilla que se repite', document: template },
  })
  expect(made.ok()).toBe(true)
  await processSeo(page, 'titulo,texto\nFontanero en Madrid,Llegamos a Madrid.', ['Soria', 'Teruel'])
  await page.getByLabel('Sitio', { exact: true }).selectOption({ index: 1 })
  await page.getByLabel('Plantilla').selectOption('Plantilla que se repite')
  await page.getByLabel('Repetir con un horario').check()
  await page.getByLabel('Cada', { exact: true }).selectOption('Semana')
  await page.getByLabel('Día de la semana').selectOption('miércoles')
  await page.getByLabel('Hora', { exact: true }).fill('07:30')
  await page.getByRole('button', { name: 'Guardar y repetir' }).click()
  const list = page.getByRole('region', { name: 'Publicaciones que se repiten' })
  await expect(list.getByText('Cada semana, miércoles a las 07:30')).toBeVisible()
  await expect(list.getByText(/^La próxima vez: /)).toBeVisible()

  await list.getByRole('button', { name: 'Publicar ahora contenido.csv' }).click()
  await expect(list.getByText(/2 nuevas, 0 cambiadas, 0 iguales, 0 sin publicar/)).toBeVisible()
  const visitor = await context.newPage()
  await visitor.goto(`${product.url}/p/fontanero-en-soria`)
  await expect(visitor.getByRole('heading', { name: 'Fontanero en Soria' })).toBeVisible()
  await list.getByRole('button', { name: 'Publicar ahora contenido.csv' }).click()
  await expect(list.getByText(/Nada nuevo\. Siguen igual: 2\./)).toBeVisible()

  await list.getByRole('button', { name: 'Pausar contenido.csv' }).click()
  await expect(list.getByText('En pausa.')).toBeVisible()
  // The list stands on the screen without a table, too.
  await page.reload()
  await list.getByRole('button', { name: 'Reanudar contenido.csv' }).click()
  await expect(list.getByText(/^La próxima vez: /)).toBeVisible()
  await list.getByRole('button', { name: 'Quitar contenido.csv' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Quitar' }).click()
  await expect(list).toBeHidden()
  expect((await visitor.goto(`${product.url}/p/fontanero-en-teruel`))?.status()).toBe(200)
})
