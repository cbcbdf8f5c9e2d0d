import { expect, test } from '../product/test.ts'
import { processSeo } from '../steps/seo.ts'
import { enter } from '../steps/session.ts'
import { deep } from '../steps/deep.ts'

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

function csv(name: string, text: string) {
  return { name, mimeType: 'text/csv', buffer: Buffer.from(text) }
}

test(
  'a publication that repeats takes another rhythm, table and template from its next time on',
  deep,
  async ({ context, page, product }) => {
    await enter(context, product.url)
    const names = ['Plantilla de antes', 'Plantilla de ahora']
    for (const [at, name] of names.entries()) {
      const heading = { level: 'h1', text: `${['Antes', 'Ahora'][at] ?? ''}: {{Titulo}}` }
      const element = { id: `heading-170000000001${at}`, type: 'heading', name: '', props: heading }
      const made = await context.request.post(`${product.url}/api/pages`, {
        headers: { origin: product.url },
        data: { name, document: { version: 1, elements: [element] } },
      })
      expect(made.ok()).toBe(true)
    }
    await processSeo(page, 'titulo,texto\nCerrajero en Madrid,Llegamos a Madrid.', ['Soria'])
    await page.getByLabel('Sitio', { exact: true }).selectOption({ index: 1 })
    await page.getByLabel('Plantilla').selectOption('Plantilla de antes')
    await page.getByLabel('Repetir con un horario').check()
    await page.getByRole('button', { name: 'Guardar y repetir' }).click()
    const list = page.getByRole('region', { name: 'Publicaciones que se repiten' })
    await list.getByRole('button', { name: 'Publicar ahora contenido.csv' }).click()
    await expect(list.getByText(/1 nuevas, 0 cambiadas/)).toBeVisible()

    // Nothing of the table is on the screen any more.
    await page.reload()
    await list.getByRole('button', { name: 'Cambiar contenido.csv' }).click()
    const form = list.getByRole('form', { name: 'Cambiar contenido.csv' })
    await form.getByLabel('Cada', { exact: true }).selectOption('Hora')
    await form.getByLabel('Minuto de cada hora').fill('20')
    await form.getByLabel('Plantilla').selectOption('Plantilla de ahora')
    await form.getByLabel('Subir otra tabla').setInputFiles(csv('sin-columna.csv', 'texto\nNada'))
    await form.getByRole('button', { name: 'Guardar cambios' }).click()
    await expect(form.getByRole('alert')).toHaveText(
      'A «sin-columna.csv» le falta la columna «titulo», que las páginas necesitan.',
    )
    await form
      .getByLabel('Subir otra tabla')
      .setInputFiles(csv('otra.csv', 'texto;titulo\nOtro texto.;Cerrajero en Madrid\nMás.;Llaves en Madrid'))
    await expect(form.getByText('La próxima vez: otra.csv')).toBeVisible()
    await form.getByRole('button', { name: 'Guardar cambios' }).click()
    await expect(form).toBeHidden()
    await expect(list.getByText('Cada hora, en el minuto 20')).toBeVisible()
    await list.getByRole('button', { name: 'Publicar ahora contenido.csv' }).click()
    await expect(list.getByText(/1 nuevas, 1 cambiadas, 0 iguales, 0 sin publicar/)).toBeVisible()
    await expect(list.getByText('Veces anteriores (1)')).toBeVisible()
    const visitor = await context.newPage()
    await visitor.goto(`${product.url}/p/cerrajero-en-soria`)
    await expect(visitor.getByRole('heading', { name: 'Ahora: Cerrajero en Soria' })).toBeVisible()
    await list.getByRole('button', { name: 'Cambiar contenido.csv' }).click()
    await expect(form.getByText('Ahora: otra.csv')).toBeVisible()
    await expect(form.getByLabel('Minuto de cada hora')).toHaveValue('20')
  },
)
