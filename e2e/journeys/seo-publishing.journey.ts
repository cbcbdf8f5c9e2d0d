import { z } from 'zod'
import { expect, test } from '../product/test.ts'
import { deep } from '../steps/deep.ts'
import { processSeo } from '../steps/seo.ts'
import { enter } from '../steps/session.ts'

const template = {
  version: 1,
  elements: [
    { id: 'heading-1700000000001', type: 'heading', name: '', props: { text: '{{Titulo}}', level: 'h1' } },
    { id: 'text-1700000000002', type: 'text', name: '', props: { text: '{{texto}}' } },
  ],
}

test('rows become pages of a site by a template, and are taken back', async ({ context, page, product }) => {
  await enter(context, product.url)
  const headers = { origin: product.url }
  const made = await context.request.post(`${product.url}/api/pages`, {
    headers,
    data: { name: 'Plantilla de zona', document: template },
  })
  expect(made.ok()).toBe(true)
  await processSeo(page, 'titulo,texto\nPintor en Madrid,"<p>Pintamos en Madrid &amp; cerca.</p>"', [
    'Sevilla',
    'Reus',
  ])
  await page.getByLabel('Sitio', { exact: true }).selectOption({ index: 1 })
  await page.getByLabel('Plantilla').selectOption('Plantilla de zona')
  await page.getByRole('button', { name: 'Publicar 2 páginas' }).click()
  const outcome = page.getByText('2 de 2: 2 nuevas, 0 cambiadas, 0 iguales, 0 sin publicar')
  await expect(outcome).toBeVisible()
  const visitor = await context.newPage()
  await visitor.goto(`${product.url}/p/pintor-en-reus`)
  await expect(visitor).toHaveTitle('Pintor en Reus')
  await expect(visitor.getByRole('heading', { name: 'Pintor en Reus' })).toBeVisible()
  await expect(visitor.getByText('Pintamos en Reus & cerca.')).toBeVisible()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByText(/^Deshecha: lo nuevo está en la papelera/)).toBeVisible()
  expect((await visitor.goto(`${product.url}/p/pintor-en-sevilla`))?.status()).toBe(404)
})

test(
  'a template is there to choose when more pages than are listed were made of it',
  deep,
  async ({ context, page, product }) => {
    const account = await enter(context, product.url)
    const madeSchema = z.object({ id: z.string(), siteId: z.string() })
    const { id: templateId, siteId } = madeSchema.parse(
      await account.call('POST', '/api/pages', { name: 'Plantilla de zona', document: template }),
    )
    const { id } = z.object({ id: z.string() }).parse(
      await account.call('POST', '/api/page-batches', {
        name: 'Zonas',
        target: { kind: 'site', siteId, templateId },
      }),
    )
    const own = crypto.randomUUID().slice(0, 8)
    const rows = Array.from({ length: 100 }, (_, at) => ({ slug: `zona-${own}-${at}`, title: `Zona ${at}` }))
    await account.call('POST', `/api/page-batches/${id}/rows`, { from: 0, rows })
    await account.call('POST', `/api/page-batches/${id}/start`, {})
    await expect
      .poll(() => account.call('GET', `/api/page-batches/${id}`), { timeout: 30_000 })
      .toMatchObject({ state: 'done', made: 100 })
    await processSeo(page, 'titulo\nPintor en Madrid', ['Reus'])
    await page.getByLabel('Sitio', { exact: true }).selectOption({ index: 1 })
    await page.getByLabel('Plantilla').selectOption('Plantilla de zona')
    await expect(page.getByRole('option', { name: 'Plantilla de zona' })).toHaveCount(1)
  },
)
