import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { publishPage } from '../product/account.ts'
import { drawnPicture } from '../product/pictures.ts'
import { expect, test } from '../product/test.ts'
import { faultsIn } from '../steps/axe.ts'
import { enter } from '../steps/session.ts'
import { unpack } from '../steps/unpack.ts'
import { deep } from '../steps/deep.ts'

const elements = (src: string) => [
  { id: 'heading-1700000000001', type: 'heading', name: 'Título', props: { text: 'Reformas sin sorpresas' } },
  { id: 'image-1700000000002', type: 'image', name: 'Foto', props: { src, alt: 'La cocina' } },
  { id: 'form-1700000000003', type: 'form', name: 'Formulario', props: { fields: ['name', 'email'] } },
]

/** The site of its pages gets a kit whose headings are in what is made of Lora. */
async function chooseKit(page: Page) {
  await page.goto('/dashboard/tools/aurelio-builder/sites')
  await page.getByRole('link', { name: 'Mis páginas' }).first().click()
  const brand = page.getByRole('region', { name: 'Marca' })
  await brand.getByRole('button', { name: /^Bosque/ }).click()
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/brand') && answer.ok())
  await brand.getByRole('button', { name: 'Guardar marca' }).click()
  await saved
}

test(
  'a page is exported as a ZIP that works opened from disk, its form too',
  deep,
  async ({ page, context, product }, info) => {
    const account = await enter(context, product.url)
    const { buffer, mimeType } = await drawnPicture(page, 'cocina.png', {
      width: 300,
      height: 200,
      type: 'image/png',
    })
    const sent = await fetch(`${product.url}/api/pictures?name=cocina.png`, {
      method: 'POST',
      headers: { origin: product.url, cookie: account.cookie, 'content-type': mimeType },
      body: new Uint8Array(buffer),
    })
    const { path } = z.object({ path: z.string() }).parse(await sent.json())
    const { url } = await publishPage(account, 'Reformas', elements(path))
    await chooseKit(page)

    await page.goto('/dashboard/tools/aurelio-builder/overview')
    await page.getByRole('button', { name: 'Más acciones de Reformas' }).click()
    const started = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'Exportar' }).click()
    const download = await started
    expect(download.suggestedFilename()).toBe('reformas.zip')
    await expect(page.getByText('«Reformas» está exportada')).toBeVisible()
    const zip = info.outputPath('reformas.zip')
    await download.saveAs(zip)
    const file = `imagenes/${path.split('/').at(-1) ?? ''}`
    const names = unpack(readFileSync(zip), info.outputPath('web'))
    const letters = names.filter((name) => /^fuentes\/lora-.+\.woff2$/.test(name))
    expect(letters).toHaveLength(1)
    expect(names).toEqual(expect.arrayContaining(['index.html', file, 'pagina.json']))

    const alone = await context.newPage()
    await alone.goto(pathToFileURL(info.outputPath('web', 'index.html')).href)
    await expect(alone).toHaveTitle('Reformas')
    await expect(alone.getByRole('heading', { name: 'Reformas sin sorpresas' })).toBeVisible()
    await expect.poll(() => alone.evaluate(() => document.fonts.check('700 32px "Aurelio Serif"'))).toBe(true)
    const picture = alone.getByRole('img', { name: 'La cocina' })
    await expect
      .poll(() => picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
      .toBe(300)
    expect(await picture.getAttribute('src')).toBe(file)
    await expect(alone.locator('form')).toHaveAttribute('action', new RegExp(`^${url}/leads#`))

    // What is in it makes the page again.
    const stored: unknown = JSON.parse(readFileSync(info.outputPath('web', 'pagina.json'), 'utf8'))
    expect(stored).toMatchObject({
      version: 1,
      elements: [{ type: 'heading' }, { type: 'image' }, { type: 'form' }],
    })
  },
)

const sitesSchema = z.object({ items: z.array(z.object({ id: z.string() })) })
/** A page that says one thing and leads to another. */
const leadingTo = (text: string, link: string) => [
  { id: 'heading-1', type: 'heading', name: '', props: { text } },
  { id: 'button-1', type: 'button', name: '', props: { text: 'Seguir', link } },
]

test('a whole site is exported: its pages lead to each other from disk, old addresses and what is not there too', async ({
  page,
  context,
  product,
}, info) => {
  const account = await enter(context, product.url)
  const first = await publishPage(account, 'Botas', leadingTo('Botas de agua', '#'))
  const second = await publishPage(account, 'Calcetines', leadingTo('Calcetines de lana', `page:${first.id}`))
  const lost = await publishPage(account, 'No está', leadingTo('Aquí no hay nada', `page:${first.id}`))
  await account.call('PUT', `/api/pages/${first.id}`, {
    name: 'Botas',
    document: { version: 1, elements: leadingTo('Botas de agua', `page:${second.id}`) },
    baseVersion: 1,
  })
  await account.call('POST', `/api/pages/${second.id}/publication`, { slug: 'medias' })
  const { items } = sitesSchema.parse(await account.call('GET', '/api/sites'))
  const siteId = items[0]?.id ?? ''
  await account.call('PATCH', `/api/sites/${siteId}`, { homePageId: first.id, notFoundPageId: lost.id })

  await page.goto(`/dashboard/tools/aurelio-builder/sites/${siteId}`)
  await page.getByRole('button', { name: 'Exportar sitio' }).click()
  const dialog = page.getByRole('dialog', { name: 'Exportar sitio' })
  await dialog.getByLabel('Dirección donde estará').fill('no vale')
  await dialog.getByRole('button', { name: 'Exportar', exact: true }).click()
  await expect(dialog.getByText('Escribe una dirección como https://tienda.es')).toBeVisible()
  await dialog.getByLabel('Dirección donde estará').fill('https://botas.example/web')
  expect(await faultsIn(page)).toEqual([])
  const started = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Exportar', exact: true }).click()
  const download = await started
  expect(download.suggestedFilename()).toBe('mis-paginas.zip')
  const zip = info.outputPath('sitio.zip')
  await download.saveAs(zip)
  const names = unpack(readFileSync(zip), info.outputPath('web'))
  for (const name of ['index.html', 'medias.html', 'no-esta.html', '404.html', 'robots.txt', 'sitio.json'])
    expect(names).toContain(name)
  const text = (name: string) => readFileSync(info.outputPath('web', name), 'utf8')
  expect(text('sitemap.xml')).toContain('<loc>https://botas.example/web/medias.html</loc>')
  expect(text('sitemap.xml')).toContain('<loc>https://botas.example/web/</loc>')
  expect(text('sitemap.xml')).not.toContain('no-esta')
  expect(text('_redirects')).toContain('/calcetines /medias.html 301\n')
  expect(text('404.html')).toContain('href="/web/index.html"')

  const alone = await context.newPage()
  await alone.goto(pathToFileURL(info.outputPath('web', 'index.html')).href)
  await alone.getByRole('link', { name: 'Seguir' }).click()
  await expect(alone.getByRole('heading', { name: 'Calcetines de lana' })).toBeVisible()
  await alone.getByRole('link', { name: 'Seguir' }).click()
  await expect(alone.getByRole('heading', { name: 'Botas de agua' })).toBeVisible()

  await test.step('and comes back as a new site, whose pages lead to each other', async () => {
    await page.goto('/dashboard/tools/aurelio-builder/overview')
    await page.getByRole('button', { name: 'Importar' }).click()
    const importing = page.getByRole('dialog', { name: 'Importar' })
    const input = importing.locator('input[type="file"]')
    await input.setInputFiles({
      name: 'nada.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"a":1}'),
    })
    await expect(importing.getByText('El archivo no contiene una página que se pueda leer.')).toBeVisible()
    await expect(importing.getByRole('button', { name: 'Importar', exact: true })).toBeDisabled()
    await input.setInputFiles(zip)
    await expect(importing.getByText('Un sitio, «Mis páginas», con 3 páginas.')).toBeVisible()
    expect(await faultsIn(page)).toEqual([])
    await importing.getByRole('button', { name: 'Importar', exact: true }).click()
    await expect(importing.getByText('Páginas importadas: 3.')).toBeVisible()
    await expect(importing.getByRole('region', { name: 'Qué no ha venido' })).toHaveCount(0)
    expect(await faultsIn(page)).toEqual([])
    const made = sitesSchema.parse(await account.call('GET', '/api/sites')).items
    const copyId = made.find(({ id }) => id !== siteId)?.id ?? ''
    const copies = z
      .object({ items: z.array(z.object({ id: z.string(), name: z.string() })) })
      .parse(await account.call('GET', `/api/overview/pages?siteId=${copyId}`)).items
    expect(copies.map(({ name }) => name).toSorted()).toEqual(['Botas', 'Calcetines', 'No está'])
    const copyOf = (name: string) => copies.find((copy) => copy.name === name)?.id ?? ''
    expect(await account.call('GET', `/api/sites/${copyId}`)).toMatchObject({
      homePageId: copyOf('Botas'),
      notFoundPageId: copyOf('No está'),
    })
    expect(JSON.stringify(await account.call('GET', `/api/pages/${copyOf('Botas')}`))).toContain(
      `page:${copyOf('Calcetines')}`,
    )
  })
})
