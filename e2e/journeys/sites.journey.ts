import type { APIResponse, BrowserContext } from '@playwright/test'
import { z } from 'zod'
import type { Product } from '../product/product.ts'
import { expect, test } from '../product/test.ts'
import { faultsIn } from '../steps/axe.ts'
import { enter } from '../steps/session.ts'

const sites = '/dashboard/tools/aurelio-builder/sites'
/** A stored page that says one thing. */
const documentWith = (text: string) => ({
  version: 1,
  elements: [{ id: 'heading-1', type: 'heading', name: '', props: { text } }],
})
const withId = z.object({ id: z.string() })

type Call = (method: string, path: string, data?: unknown) => Promise<APIResponse>

/** Of whoever signed in there; 'data' is sent as JSON. */
const callsOf =
  (context: BrowserContext, url: string): Call =>
  (method, path, data = {}) =>
    context.request.fetch(url + path, { method, data, headers: { origin: url } })

const ownHost = () => `tienda-${process.pid}-${Date.now()}.localhost`

async function publishedPage(call: Call, name: string, siteId?: string) {
  const made = await call('POST', '/api/pages', { name, document: documentWith(name), siteId })
  const { id } = withId.parse(await made.json())
  await call('POST', `/api/pages/${id}/publication`)
  return id
}

/** A site with a host of its own and one page at its root; gives what a test of it needs. */
async function siteWithPage(context: BrowserContext, product: Product) {
  await enter(context, product.url)
  const call = callsOf(context, product.url)
  const host = ownHost()
  const site = withId.parse(await (await call('POST', '/api/sites', { name: 'Tienda', host })).json())
  const id = await publishedPage(call, 'Botas de agua', site.id)
  return {
    call,
    id,
    siteId: site.id,
    at: (path: string) => `http://${host}:${product.port}${path}`,
    screen: `${product.url}${sites}/${site.id}`,
  }
}

test('a site is made with a domain of its own, a page moves to it, and its visitors come along', async ({
  page,
  context,
  product,
}) => {
  await enter(context, product.url)
  const host = ownHost()
  const at = (path: string) => `http://${host}:${product.port}${path}`
  await publishedPage(callsOf(context, product.url), 'Botas de agua')

  await page.goto(product.url + sites)
  await page.getByRole('button', { name: 'Nuevo sitio' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nuevo sitio' })
  await dialog.getByLabel('Nombre').fill('Tienda')
  await dialog.getByLabel('Dominio').fill('mañana.es')
  await dialog.getByRole('button', { name: 'Crear' }).click()
  await expect(dialog.getByText('xn--maana-pta.es')).toBeVisible()
  await dialog.getByLabel('Dominio').fill(host)
  await dialog.getByRole('button', { name: 'Crear' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tienda' })).toBeVisible()
  for (const name of ['Páginas', 'Marca', 'Dominio', 'Redirecciones', 'Legal'])
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible()
  expect(await faultsIn(page)).toEqual([])

  await page.goto(`${product.url}/dashboard/tools/aurelio-builder/overview`)
  const card = page.getByRole('article', { name: 'Botas de agua' })
  await card.getByRole('button', { name: 'Más acciones de Botas de agua' }).click()
  await page.getByRole('menuitem', { name: 'Mover', exact: true }).click()
  const moving = page.getByRole('dialog', { name: 'Mover' })
  await moving.getByLabel('Sitio').selectOption({ label: 'Tienda' })
  await moving.getByRole('button', { name: 'Mover', exact: true }).click()
  await expect(card.getByRole('link', { name: host })).toBeVisible()
  await page.goto(`${product.url}/p/botas-de-agua`)
  await expect(page).toHaveURL(at('/'))
  await expect(page.getByRole('heading', { name: 'Botas de agua' })).toBeVisible()
  expect(await context.cookies(at('/'))).toEqual([])
})

test('another address of a page: the old one leads on, and the site says so', async ({
  page,
  context,
  product,
}) => {
  const { call, siteId, at, screen } = await siteWithPage(context, product)
  const shoes = await publishedPage(call, 'Zapatos', siteId)
  await call('POST', `/api/pages/${shoes}/publication`, { slug: 'calzado' })
  await page.goto(at('/zapatos'))
  await expect(page).toHaveURL(at('/calzado'))
  await page.goto(screen)
  const redirects = page.getByRole('region', { name: 'Redirecciones' })
  await expect(redirects.getByRole('listitem').filter({ hasText: '/zapatos' })).toContainText('/calzado')
  await redirects.getByLabel('Desde').fill('/web-vieja/tienda.html')
  await redirects.getByLabel('Hasta').fill('/calzado')
  await redirects.getByRole('button', { name: 'Añadir redirección' }).click()
  await expect(redirects.getByRole('listitem').filter({ hasText: '/web-vieja/tienda.html' })).toBeVisible()
  await page.goto(at('/web-vieja/tienda.html'))
  await expect(page).toHaveURL(at('/calzado'))
})

test('legal pages by one button', async ({ page, context, product }) => {
  const { call, at, screen } = await siteWithPage(context, product)
  const legal = {
    name: 'Botas, S. L.',
    taxNumber: 'B12345678',
    address: 'Calle Mayor 1',
    email: 'a@botas.example',
  }
  await page.goto(screen)
  const region = page.getByRole('region', { name: 'Legal' })
  const create = region.getByRole('button', { name: 'Crear páginas legales' })
  await create.click()
  await expect(region.getByRole('alert')).toContainText('Faltan datos legales')
  await call('PUT', '/api/workspace/settings/legal', { ...legal, registry: '' })
  await create.click()
  await expect(region.getByRole('button', { name: 'Editar Política de privacidad' })).toBeVisible()
  await page.goto(at('/politica-de-privacidad'))
  await expect(page.getByText('Botas, S. L.').first()).toBeVisible()
  const sitemap = await page.goto(at('/sitemap.xml'))
  expect(await sitemap?.text()).toContain(`<loc>${at('/politica-de-privacidad')}</loc>`)
})

test('everything that changed is published by one button', async ({ page, context, product }) => {
  const { call, id, at, screen } = await siteWithPage(context, product)
  await call('PUT', `/api/pages/${id}`, {
    name: 'Botas de agua',
    document: documentWith('Botas de nieve'),
    baseVersion: 1,
  })
  await page.goto(screen)
  const pages = page.getByRole('region', { name: 'Páginas', exact: true })
  await pages.getByRole('button', { name: 'Republicar todo lo que cambió' }).click()
  const dialog = page.getByRole('dialog', { name: 'Republicar todo lo que cambió' })
  await expect(dialog.getByRole('listitem')).toHaveText([/Botas de agua.*Cambios sin publicar/])
  expect(await faultsIn(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Republicar', exact: true }).click()
  // Behind the dialog nothing has a role. Then it tells how far it is, and in the end nothing.
  await expect(dialog).toHaveCount(0)
  await expect(pages.getByRole('status')).toHaveCount(0)
  await page.goto(at('/'))
  await expect(page.getByRole('heading', { name: 'Botas de nieve' })).toBeVisible()
})
