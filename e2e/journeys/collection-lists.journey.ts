import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import type { Account } from '../product/account.ts'
import { expect, test } from '../product/test.ts'
import { faultsIn } from '../steps/axe.ts'
import { action, control, openEditorOf } from '../steps/editor.ts'
import { choose, openTab } from '../steps/properties.ts'
import { enter } from '../steps/session.ts'
import { unpack } from '../steps/unpack.ts'

const made = z.object({ id: z.string() })
const published = z.object({ publication: z.object({ url: z.string() }) })
const fields = [
  { key: 'nombre', name: 'Nombre', kind: 'text', required: true },
  { key: 'zona', name: 'Zona', kind: 'choice', options: ['Centro', 'Playa'] },
  { key: 'precio', name: 'Precio', kind: 'number' },
]

/** Fourteen homes: those with an even number stand at the beach. */
async function homes(account: Account) {
  const { id } = made.parse(await account.call('POST', '/api/collections', { name: 'Casas', fields }))
  const rows = Array.from({ length: 14 }, (_, at) => {
    const number = String(at + 1).padStart(2, '0')
    return `Casa ${number};${at % 2 === 1 ? 'Playa' : 'Centro'};${(at + 1) * 100}`
  })
  const csv = ['Nombre;Zona;Precio', ...rows].join('\n')
  await account.call('POST', `/api/collections/${id}/import`, { csv, state: 'published' })
  return id
}

async function pageOfHomes(account: Account, props: object) {
  const children = [
    { id: 'heading-1700000000003', type: 'heading', props: { text: '{{item.nombre}}', level: 2 } },
    { id: 'text-1700000000004', type: 'text', props: { text: '{{item.zona}} · {{item.precio}} €' } },
  ]
  const document = {
    version: 1,
    elements: [
      { id: 'heading-1700000000001', type: 'heading', props: { text: 'Nuestras casas', level: 1 } },
      {
        id: 'collection-1700000000002',
        type: 'collection',
        props: { sort: 'nombre', limit: 6, columns: 3, ...props, children },
      },
    ],
  }
  return made.parse(await account.call('POST', '/api/pages', { name: 'Nuestras casas', document })).id
}

test('pages, a search and filters are chosen in the panel, and visitors use them without a script', async ({
  browser,
  context,
  page,
  product,
}, info) => {
  const account = await enter(context, product.url)
  await homes(account)
  const id = await pageOfHomes(account, {})
  await openEditorOf(page, id)
  await choose(page, 'heading-1700000000003')
  await page
    .getByRole('navigation', { name: 'Ruta del elemento' })
    .getByRole('button', { name: 'Colección', exact: true })
    .click()
  await openTab(page, 'layout')
  const panel = control(page, 'collection')
  await panel.getByLabel('Colección', { exact: true }).selectOption({ label: 'Casas' })
  await panel.getByRole('checkbox', { name: 'Zona' }).check()
  await panel.getByRole('checkbox', { name: 'Precio' }).check()
  await expect(panel.getByRole('checkbox', { name: 'Nombre' })).toHaveCount(0)
  await control(page, 'paging').selectOption({ label: 'En más páginas' })
  await control(page, 'search').getByText('Sí', { exact: true }).click()
  expect(await faultsIn(page)).toEqual([])
  await page.screenshot({ path: info.outputPath('panel.png') })
  await action(page, 'publish').click()
  const dialog = page.getByRole('dialog', { name: 'Publicar página' })
  await dialog.getByRole('button', { name: /^Publicar/ }).click()
  const url = (await dialog.getByRole('link').first().getAttribute('href')) ?? ''

  const visitors = await browser.newContext({ javaScriptEnabled: false })
  const visit = await visitors.newPage()
  await visit.goto(url)
  const shown = visit.getByRole('listitem').getByRole('heading')
  const told = visit.locator('#lista-1')
  await expect(shown).toHaveText(['01', '02', '03', '04', '05', '06'].map((number) => `Casa ${number}`))
  await expect(told).toHaveText('Del 1 al 6, de 14 resultados')
  const pages = visit.getByRole('navigation', { name: 'Páginas' })
  await pages.getByRole('link', { name: 'Siguiente' }).click()
  await expect(pages.getByRole('link', { name: 'Página 2' })).toHaveAttribute('aria-current', 'page')
  await expect(told).toBeFocused()
  await expect(shown.first()).toHaveText('Casa 07')

  const search = visit.getByRole('search')
  await search.getByLabel('Zona').selectOption('Playa')
  await search.getByLabel('Precio, desde').fill('600')
  await search.getByLabel('Buscar').fill('casa')
  await search.getByRole('button', { name: 'Ver resultados' }).click()
  await expect(shown).toHaveText(['Casa 06', 'Casa 08', 'Casa 10', 'Casa 12', 'Casa 14'])
  await expect(told).toHaveText('5 resultados')
  await expect(told).toBeFocused()
  await expect(search.getByLabel('Zona')).toHaveValue('Playa')
  await expect(pages).toHaveCount(0)
  await search.getByLabel('Buscar').fill('castillo')
  await search.getByRole('button', { name: 'Ver resultados' }).click()
  await expect(visit.getByText('No hay nada con lo que has elegido. Prueba con menos.')).toBeVisible()
  await search.getByRole('link', { name: 'Quitar lo elegido' }).click()
  await expect(told).toHaveText('Del 1 al 6, de 14 resultados')
  await visitors.close()

  for (const [width, colorScheme] of [
    [1440, 'light'],
    [1440, 'dark'],
    [375, 'light'],
    [375, 'dark'],
  ] as const) {
    const looked = await browser.newContext({
      bypassCSP: true,
      colorScheme,
      viewport: { width, height: 900 },
    })
    const look = await looked.newPage()
    await look.goto(`${url}?lista=1&f-zona=Centro&pagina=2`)
    await expect(look.getByRole('heading', { name: 'Casa 13' })).toBeVisible()
    expect(await faultsIn(look)).toEqual([])
    expect(await look.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await look.screenshot({ path: info.outputPath(`lista-${width}-${colorScheme}.png`), fullPage: true })
    await looked.close()
  }
})

test('«Cargar más» goes on at the first new one', async ({ browser, context, product }, info) => {
  const account = await enter(context, product.url)
  const collection = await homes(account)
  const id = await pageOfHomes(account, { collection, paging: 'more' })
  const { publication } = published.parse(await account.call('POST', `/api/pages/${id}/publication`))
  const visitors = await browser.newContext({ javaScriptEnabled: false })
  const visit = await visitors.newPage()
  await visit.goto(publication.url)
  await visit.getByRole('link', { name: 'Cargar más' }).click()
  const items = visit.getByRole('listitem')
  await expect(items).toHaveCount(12)
  await expect(items.nth(6)).toBeFocused()
  await expect(items.nth(6)).toBeInViewport()
  await visit.screenshot({ path: info.outputPath('mas.png'), fullPage: true })
  await visit.getByRole('link', { name: 'Cargar más' }).click()
  await expect(items).toHaveCount(14)
  await expect(visit.getByRole('link', { name: 'Cargar más' })).toHaveCount(0)
  await visitors.close()
})

test('a page is exported with its lists, whose pages are files that work opened from disk', async ({
  context,
  page,
  product,
}, info) => {
  const account = await enter(context, product.url)
  const collection = await homes(account)
  const id = await pageOfHomes(account, { collection, paging: 'pages', search: 'yes', filters: ['zona'] })
  await account.call('POST', `/api/pages/${id}/publication`)
  await page.goto('/dashboard/tools/aurelio-builder/overview')
  await page.getByRole('button', { name: 'Más acciones de Nuestras casas' }).click()
  const started = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Exportar' }).click()
  const zip = info.outputPath('casas.zip')
  await (await started).saveAs(zip)
  await expect(page.getByText('en el archivo no está', { exact: false })).toBeVisible()
  const names = unpack(readFileSync(zip), info.outputPath('web'))
  expect(names).toEqual(expect.arrayContaining(['index.html', 'index-pagina-2.html', 'index-pagina-3.html']))
  const alone = await context.newPage()
  await alone.goto(pathToFileURL(info.outputPath('web', 'index.html')).href)
  await expect(alone.getByRole('search')).toHaveCount(0)
  const items = alone.getByRole('listitem').getByRole('heading')
  await expect(items.first()).toHaveText('Casa 01')
  await alone.getByRole('link', { name: 'Página 3' }).click()
  await expect(items).toHaveText(['Casa 13', 'Casa 14'])
  await alone.getByRole('link', { name: 'Página 1' }).click()
  await expect(items.first()).toHaveText('Casa 01')
})
