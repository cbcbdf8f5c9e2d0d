import { z } from 'zod'
import { expect, test } from '../product/test.ts'
import { canvas, elements, openEditorOf } from '../steps/editor.ts'
import { choose, option } from '../steps/properties.ts'
import { enter } from '../steps/session.ts'
import { sideways } from '../steps/sideways.ts'

const made = z.object({ id: z.string() })
const published = z.object({ publication: z.object({ url: z.string() }) })
const listId = 'collection-1700000000002'

test('the canvas shows what visitors may ask of a list, as they see it and without doing anything', async ({
  page,
  context,
  product,
}, info) => {
  const account = await enter(context, product.url)
  const fields = [
    { key: 'nombre', name: 'Nombre', kind: 'text', required: true },
    { key: 'barrio', name: 'Barrio', kind: 'choice', options: ['Ribera', 'Centro'] },
    { key: 'precio', name: 'Precio', kind: 'number' },
  ]
  const { id } = made.parse(await account.call('POST', '/api/collections', { name: 'Casas', fields }))
  for (let at = 1; at <= 7; at += 1)
    await account.call('POST', `/api/collections/${id}/items`, {
      values: { nombre: `Casa ${at}`, barrio: at % 2 ? 'Ribera' : 'Centro', precio: at * 1000 },
      state: 'published',
    })
  const children = [
    { id: 'heading-1700000000003', type: 'heading', name: '', props: { text: '{{item.nombre}}', level: 2 } },
  ]
  const document = {
    version: 1,
    elements: [
      { id: 'heading-1700000000001', type: 'heading', name: '', props: { text: 'Casas', level: 1 } },
      {
        id: listId,
        type: 'collection',
        name: 'Colección',
        props: {
          collection: id,
          sort: 'nombre',
          limit: 3,
          paging: 'pages',
          search: 'yes',
          filters: ['barrio', 'precio'],
          children,
        },
      },
    ],
  }
  const own = made.parse(await account.call('POST', '/api/pages', { name: 'Casas', document }))
  const { url } = published.parse(await account.call('POST', `/api/pages/${own.id}/publication`)).publication

  await page.setViewportSize({ width: 1440, height: 900 })
  const out = await context.newPage()
  await out.setViewportSize({ width: 1440, height: 900 })
  await out.goto(url)
  await openEditorOf(page, own.id)
  const list = elements(page, 'collection')
  const form = list.getByRole('search', { includeHidden: true })
  await expect(form).toBeVisible()
  for (const seen of [list, out.locator('main')]) {
    await expect(seen.getByLabel('Buscar')).toBeVisible()
    await expect(seen.getByLabel('Barrio').locator('option')).toHaveText(['Todos', 'Ribera', 'Centro'])
    await expect(seen.getByLabel('Precio, desde')).toBeVisible()
    await expect(seen.getByText('Del 1 al 3, de 7 resultados')).toBeVisible()
    await expect(seen.getByRole('navigation', { name: 'Páginas' }).getByRole('link')).toHaveText([
      '1',
      '2',
      '3',
      'Siguiente',
    ])
  }
  // The canvas is drawn smaller; its measures are those of the page.
  const height = (locator: ReturnType<typeof out.locator>) =>
    locator.evaluate((node) => (node instanceof HTMLElement ? node.offsetHeight : 0))
  expect(await height(form)).toBe(await height(out.getByRole('search')))
  await page.screenshot({ path: info.outputPath('canvas.png') })
  await out.screenshot({ path: info.outputPath('published.png'), fullPage: true })

  // Nothing on it does anything but choose the element.
  const address = page.url()
  await list.getByRole('button', { name: 'Ver resultados' }).click({ force: true })
  await list.getByRole('link', { name: 'Página 2' }).click({ force: true })
  await expect(
    page
      .locator('[data-properties]')
      .or(option(page, 'search', 'yes'))
      .first(),
  ).toBeVisible()
  expect(page.url()).toBe(address)
  await expect(list.getByText('Del 1 al 3, de 7 resultados')).toBeVisible()

  // It follows what is settled, and undo.
  await choose(page, listId)
  await option(page, 'search', 'no').click()
  await expect(list.getByLabel('Buscar')).toHaveCount(0)
  await expect(list.getByLabel('Barrio')).toBeVisible()
  await page.locator('[data-prop="paging"]').selectOption('more')
  await expect(list.getByRole('link', { name: 'Cargar más' })).toBeVisible()
  await page.locator('[data-prop="paging"]').selectOption('none')
  await expect(list.getByRole('navigation', { name: 'Páginas' })).toHaveCount(0)
  await expect(elements(page, 'heading')).toHaveCount(2)

  // An item that comes is counted when the page is opened again; on a phone nothing is wider than it.
  await account.call('POST', `/api/collections/${id}/items`, {
    values: { nombre: 'Casa 8' },
    state: 'published',
  })
  await openEditorOf(page, own.id)
  await page.setViewportSize({ width: 375, height: 812 })
  await expect(canvas(page).getByLabel('Barrio')).toBeVisible()
  expect(await sideways(page)).toEqual([])
  await page.screenshot({ path: info.outputPath('canvas-375.png') })
  await out.setViewportSize({ width: 375, height: 812 })
  await out.reload()
  await out.screenshot({ path: info.outputPath('published-375.png'), fullPage: true })
})
