import { z } from 'zod'
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

test('a site with a domain of its own: pages move to it, their visitors come along, and its legal texts stand there', async ({
  page,
  context,
  product,
}) => {
  await enter(context, product.url)
  const host = `tienda-${process.pid}-${Date.now()}.localhost`
  const at = (path: string) => `http://${host}:${product.port}${path}`
  const call = (method: string, path: string, data: unknown = {}) =>
    context.request.fetch(product.url + path, { method, data, headers: { origin: product.url } })
  const made = await call('POST', '/api/pages', {
    name: 'Botas de agua',
    document: documentWith('Botas de agua'),
  })
  const { id } = withId.parse(await made.json())
  await call('POST', `/api/pages/${id}/publication`)

  await test.step('made with its domain', async () => {
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
  })
  const screen = page.url()

  await test.step('a page moves to it, and whoever has its old address arrives', async () => {
    await page.goto(`${product.url}/dashboard/tools/aurelio-builder/overview`)
    const card = page.getByRole('article', { name: 'Botas de agua' })
    await card.getByRole('button', { name: 'Más acciones de Botas de agua' }).click()
    await page.getByRole('menuitem', { name: 'Mover', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Mover' })
    await dialog.getByLabel('Sitio').selectOption({ label: 'Tienda' })
    await dialog.getByRole('button', { name: 'Mover', exact: true }).click()
    await expect(card.getByRole('link', { name: host })).toBeVisible()
    await page.goto(`${product.url}/p/botas-de-agua`)
    await expect(page).toHaveURL(at('/'))
    await expect(page.getByRole('heading', { name: 'Botas de agua' })).toBeVisible()
    expect(await context.cookies(at('/'))).toEqual([])
  })

  await test.step('another address: the old one leads on, and the site says so', async () => {
    const second = await call('POST', '/api/pages', { name: 'Zapatos', document: documentWith('Zapatos') })
    const shoes = withId.parse(await second.json()).id
    await call('PUT', `/api/pages/${shoes}/site`, { siteId: screen.split('/').at(-1) })
    await call('POST', `/api/pages/${shoes}/publication`)
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

  await test.step('legal pages by one button', async () => {
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

  await test.step('everything that changed is published by one button', async () => {
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
})
