import { z } from 'zod'
import type { Account } from '../product/account.ts'
import { expect, test } from '../product/test.ts'
import { faultsIn } from '../steps/axe.ts'
import { control, openEditorOf } from '../steps/editor.ts'
import { choose, element, openTab } from '../steps/properties.ts'
import { enter } from '../steps/session.ts'

const made = z.object({ id: z.string() })
const collections = '/dashboard/tools/aurelio-builder/collections'
const picture = (color: string) => `https://fotos.example/${color}.jpg`

async function collectionOf(account: Account, name: string, fields: readonly object[]) {
  const first = { key: 'nombre', name: 'Nombre', kind: 'text', required: true }
  return made.parse(await account.call('POST', '/api/collections', { name, fields: [first, ...fields] })).id
}

test('each kind of field is filled in by its own control, told in the table, and shown on a page', async ({
  browser,
  page,
  context,
  product,
}, info) => {
  const account = await enter(context, product.url)
  const people = await collectionOf(account, 'Equipo', [])
  const add = async (nombre: string) =>
    account.call('POST', `/api/collections/${people}/items`, { values: { nombre }, state: 'published' })
  await add('Ana López')
  await add('Bruno Gil')

  // The fields, by hand.
  const id = await collectionOf(account, 'Casas', [
    { key: 'cuerpo', name: 'Descripción', kind: 'rich' },
    { key: 'color', name: 'Color', kind: 'color' },
    { key: 'fotos', name: 'Fotos', kind: 'gallery' },
    { key: 'lugar', name: 'Lugar', kind: 'place' },
    { key: 'plano', name: 'Plano', kind: 'file' },
    { key: 'visita', name: 'Visita', kind: 'film' },
    { key: 'extras', name: 'Extras', kind: 'choices', options: ['Garaje', 'Jardín'] },
  ])
  await page.goto(`${collections}/${id}/fields`)
  const fields = page.getByRole('list', { name: 'Campos' }).locator('> li')
  await page.getByRole('button', { name: 'Añadir campo' }).click()
  await fields.last().getByLabel('Nombre').fill('Agente')
  await fields.last().getByLabel('Tipo').selectOption({ label: 'Elemento de otra colección' })
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(
    page.getByText('Elige de qué colección son los elementos que señala cada campo.'),
  ).toBeVisible()
  await fields.last().getByLabel('De qué colección').selectOption({ label: 'Equipo' })
  expect(await faultsIn(page)).toEqual([])
  await page.getByRole('button', { name: 'Guardar' }).click()

  await page.getByRole('button', { name: 'Añadir elemento' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nuevo elemento' })
  await dialog.getByLabel('Nombre').fill('Casa del río')
  await dialog.getByRole('textbox', { name: 'Descripción' }).click()
  await page.keyboard.type('Con vistas al ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('río')
  await dialog.getByRole('textbox', { name: 'Color', exact: true }).fill('#7C3AED')
  const gallery = dialog.getByRole('group', { name: 'Fotos' })
  for (const [at, color] of ['azul', 'verde'].entries()) {
    await gallery.getByRole('button', { name: 'Añadir imagen' }).click()
    await gallery.getByLabel(`Dirección de la imagen ${at + 1}`).fill(picture(color))
    await gallery.getByLabel(`Qué se ve en la imagen ${at + 1}`).fill(`La casa, ${color}`)
  }
  const place = dialog.getByRole('group', { name: 'Lugar' })
  await place.getByLabel('Dirección').fill('Calle Mayor 1, Madrid')
  await place.getByLabel('Latitud').fill('40,4168')
  await dialog.getByRole('button', { name: 'Publicar' }).click()
  await expect(dialog.getByText('y se escriben las dos')).toBeVisible()
  await place.getByLabel('Longitud').fill('-3.7038')
  await dialog.getByLabel('Plano', { exact: true }).fill('https://archivos.example/plano.pdf')
  await dialog.getByLabel('Visita', { exact: true }).fill('https://www.youtube.com/watch?v=abcdefghijk')
  await dialog.getByRole('group', { name: 'Extras' }).getByLabel('Jardín').check()
  await dialog.getByLabel('Agente').click()
  await page.getByRole('option', { name: 'Ana López' }).click()
  expect(await faultsIn(page)).toEqual([])
  await page.screenshot({ path: info.outputPath('formulario.png'), fullPage: true })
  await page.setViewportSize({ width: 375, height: 800 })
  await gallery.scrollIntoViewIfNeeded()
  await page.screenshot({ path: info.outputPath('formulario-375.png') })
  expect(await faultsIn(page)).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
  await dialog.getByRole('button', { name: 'Publicar' }).click()

  const table = page.getByRole('region', { name: 'Elementos' })
  await expect(table.getByRole('cell', { name: 'Con vistas al río' })).toBeVisible()
  await expect(table.getByRole('cell', { name: '#7c3aed' })).toBeVisible()
  await expect(table.getByRole('cell', { name: '2 imágenes' })).toBeVisible()
  await expect(table.getByRole('cell', { name: 'Ana López' })).toBeVisible()
  await page.screenshot({ path: info.outputPath('tabla.png') })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.screenshot({ path: info.outputPath('tabla-oscura.png') })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.getByLabel('Filtrar por').selectOption({ label: 'Agente' })
  await page.getByRole('combobox', { name: 'Valor del filtro' }).click()
  await page.getByRole('option', { name: 'Bruno Gil' }).click()
  await expect(page.getByText('Ningún elemento es así')).toBeVisible()

  // On a page: each where its element takes it.
  const children = [
    { id: 'heading-1700000000003', type: 'heading', props: { text: '{{item.nombre}}', level: 2 } },
    { id: 'text-1700000000004', type: 'text', props: { text: '{{item.cuerpo}}', color: '{{item.color}}' } },
    {
      id: 'gallery-1700000000005',
      type: 'gallery',
      props: { enlarge: 'no', items: [{ image: '{{item.fotos}}', alt: '' }] },
    },
    {
      id: 'map-1700000000006',
      type: 'map',
      props: { address: '{{item.lugar}}', link: '{{item.lugar.mapa}}', linkText: 'Cómo llegar' },
    },
    { id: 'download-1700000000007', type: 'download', props: { title: 'Plano', link: '{{item.plano}}' } },
    { id: 'video-1700000000008', type: 'video', props: { src: '{{item.visita}}' } },
    { id: 'text-1700000000009', type: 'text', props: { text: 'Te atiende {{item.agente}}' } },
  ]
  const props = { collection: id, columns: 1, children }
  const document = { version: 1, elements: [{ id: 'collection-1700000000002', type: 'collection', props }] }
  const { id: pageId } = made.parse(await account.call('POST', '/api/pages', { name: 'Casas', document }))
  const published = z.object({ publication: z.object({ url: z.string() }) })
  const { publication } = published.parse(await account.call('POST', `/api/pages/${pageId}/publication`))
  const visitors = await browser.newContext({ bypassCSP: true })
  const visit = await visitors.newPage()
  await visit.goto(publication.url)
  const card = visit.getByRole('listitem').first()
  await expect(card.locator('strong', { hasText: 'río' })).toBeVisible()
  await expect(card.getByText('Con vistas al')).toHaveCSS('color', 'rgb(124, 58, 237)')
  await expect(card.getByRole('img', { name: 'La casa, verde' })).toHaveAttribute('src', picture('verde'))
  await expect(card.getByText('Calle Mayor 1, Madrid')).toBeVisible()
  await expect(card.getByRole('link', { name: 'Cómo llegar' })).toHaveAttribute(
    'href',
    /mlat=40\.4168&mlon=-3\.7038/,
  )
  await expect(card.getByRole('link', { name: 'Plano' })).toHaveAttribute(
    'href',
    'https://archivos.example/plano.pdf',
  )
  await expect(card.locator('iframe')).toHaveAttribute('src', /youtube-nocookie\.com\/embed\/abcdefghijk/)
  await expect(card.getByText('Te atiende Ana López')).toBeVisible()
  await visit.screenshot({ path: info.outputPath('pagina.png'), fullPage: true })
  await visitors.close()
})

test('what points to an item is told before it is removed, and emptied by choice', async ({
  page,
  context,
  product,
}, info) => {
  const account = await enter(context, product.url)
  const people = await collectionOf(account, 'Equipo', [])
  const posts = await collectionOf(account, 'Blog', [
    { key: 'autores', name: 'Autores', kind: 'references', target: people },
  ])
  const add = async (id: string, values: object) =>
    made.parse(await account.call('POST', `/api/collections/${id}/items`, { values, state: 'published' })).id
  await add(people, { nombre: 'Ana' })
  await add(people, { nombre: 'Bruno' })
  await page.goto(`${collections}/${posts}`)
  await page.getByRole('button', { name: 'Añadir elemento' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nombre').fill('Luz natural')
  for (const name of ['Ana', 'Bruno']) {
    await dialog.getByRole('combobox', { name: 'Añadir a Autores' }).click()
    await page.getByRole('option', { name }).click()
  }
  await expect(dialog.getByRole('listitem').filter({ hasText: /^(Ana|Bruno)$/ })).toHaveCount(2)
  expect(await faultsIn(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Publicar' }).click()
  const table = page.getByRole('region', { name: 'Elementos' })
  await expect(table.getByRole('cell', { name: 'Ana, Bruno' })).toBeVisible()

  await page.goto(`${collections}/${people}`)
  await table.getByRole('button', { name: 'Ana' }).click()
  await dialog.getByRole('button', { name: 'Eliminar' }).click()
  await expect(dialog.getByText('1 elemento lo señala:')).toBeVisible()
  await expect(dialog.getByRole('listitem')).toHaveText('Luz natural (Blog)')
  await dialog.getByLabel('Se vacían').check()
  expect(await faultsIn(page)).toEqual([])
  await page.screenshot({ path: info.outputPath('eliminar.png') })
  await dialog.getByRole('button', { name: 'Eliminar' }).click()
  await expect(table.getByRole('rowheader')).toHaveText(['Bruno'])
  await page.goto(`${collections}/${posts}`)
  await expect(table.getByRole('cell', { name: 'Bruno', exact: true })).toBeVisible()
})

test('in the editor a list takes a gallery, a text what another item says, and a filter points to one', async ({
  page,
  context,
  product,
}) => {
  const account = await enter(context, product.url)
  const people = await collectionOf(account, 'Equipo', [])
  const id = await collectionOf(account, 'Casas', [
    { key: 'fotos', name: 'Fotos', kind: 'gallery' },
    { key: 'agente', name: 'Agente', kind: 'reference', target: people },
  ])
  const add = async (of: string, values: object) =>
    made.parse(await account.call('POST', `/api/collections/${of}/items`, { values, state: 'published' })).id
  const ana = await add(people, { nombre: 'Ana López' })
  const bruno = await add(people, { nombre: 'Bruno Gil' })
  await add(id, { nombre: 'Casa azul', agente: ana, fotos: picture('azul') })
  await add(id, { nombre: 'Casa verde', agente: bruno })
  const children = [
    { id: 'text-1700000000004', type: 'text', props: { text: 'Con ' } },
    { id: 'gallery-1700000000005', type: 'gallery', props: {} },
  ]
  const props = { collection: id, sort: 'nombre', columns: 1, children }
  const document = { version: 1, elements: [{ id: 'collection-1700000000002', type: 'collection', props }] }
  const list = made.parse(await account.call('POST', '/api/pages', { name: 'Casas', document }))
  await openEditorOf(page, list.id)
  await choose(page, 'gallery-1700000000005')
  await page.getByLabel('Insertar campo en Imágenes').selectOption({ label: 'Fotos' })
  await choose(page, 'text-1700000000004')
  await page
    .getByLabel(/^Insertar campo en/)
    .first()
    .selectOption({ label: 'Agente › Nombre' })
  await expect(control(page, 'text')).toHaveValue('Con {{item.agente.nombre}}')
  await page
    .getByRole('navigation', { name: 'Ruta del elemento' })
    .getByRole('button', { name: 'Colección', exact: true })
    .click()
  await openTab(page, 'layout')
  const panel = control(page, 'collection')
  await panel.getByRole('button', { name: 'Elemento siguiente' }).click()
  await expect(element(page, 'text-1700000000004')).toHaveText('Con Ana López')
  const shown = element(page, 'gallery-1700000000005').locator('img')
  await expect(shown.first()).toHaveAttribute('src', picture('azul'))
  await panel.getByLabel('Solo los que').selectOption({ label: 'Agente' })
  await panel.getByLabel('Valor de Agente').selectOption({ label: 'Bruno Gil' })
  await panel.getByRole('button', { name: 'Elemento siguiente' }).click()
  await expect(element(page, 'text-1700000000004')).toHaveText('Con Bruno Gil')
  expect(await faultsIn(page)).toEqual([])
})
