import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Browser, Page } from '@playwright/test'
import { z } from 'zod'
import type { Account } from '../product/account.ts'
import { drawnPicture } from '../product/pictures.ts'
import { expect, test } from '../product/test.ts'
import { enter } from '../steps/session.ts'
import { sideways } from '../steps/sideways.ts'
import { unpack } from '../steps/unpack.ts'
import { deep } from '../steps/deep.ts'

const made = z.object({ id: z.string() })
const madeWithSite = z.object({ id: z.string(), siteId: z.string() })
const textsSchema = z.object({
  sections: z.array(
    z.object({
      texts: z.array(
        z.object({ element: z.string(), path: z.string(), kind: z.string(), source: z.string() }),
      ),
    }),
  ),
})
const languages = ['en', 'fr'] as const

const frame = (children: readonly unknown[]) => ({
  version: 1,
  elements: [
    {
      id: 'header-1700000000001',
      type: 'header',
      name: 'Cabecera',
      props: { logoText: 'Casas del río', menuFrom: 'site', buttonText: '' },
    },
    {
      id: 'language_switch-1700000000002',
      type: 'language_switch',
      name: 'Idiomas',
      props: { languagesFrom: 'site' },
    },
    ...children,
  ],
})
const heading = (text: string) => ({
  id: 'heading-1700000000003',
  type: 'heading',
  name: 'Título',
  props: { text, level: 1 },
})
const button = (id: number, text: string, link: string) => ({
  id: `button-170000000001${id}`,
  type: 'button',
  name: text,
  props: { text, link },
})

/** What a list of homes says of each, and the way to its page. */
const card = [
  { id: 'heading-1700000000021', type: 'heading', name: '', props: { text: '{{item.nombre}}', level: 2 } },
  {
    id: 'image-1700000000022',
    type: 'image',
    name: '',
    props: { src: '{{item.foto}}', alt: '{{item.nombre}}' },
  },
  {
    id: 'button-1700000000023',
    type: 'button',
    name: '',
    props: { text: 'Ver {{item.nombre}}', link: '{{item.pagina_propia}}' },
  },
]
const listOf = (collection: string, props: object) => ({
  id: 'collection-1700000000030',
  type: 'collection',
  name: 'Colección',
  props: { collection, sort: 'nombre', limit: 5, ...props, children: card },
})

/** Everything that a page says, in another language: with the language before it. */
async function translatePage({ call }: Account, id: string, language: string, slug: string) {
  const base = `/api/pages/${id}/translations/${language}`
  const { sections } = textsSchema.parse(await call('GET', base))
  const texts = sections
    .flatMap((section) => section.texts)
    .filter(({ kind }) => kind === 'line' || kind === 'lines')
    .map(({ element, path, source }) => ({ element, path, source, value: `${language}: ${source}` }))
  await call('PUT', `${base}/texts`, { texts })
  await call('PATCH', base, { slug })
  await call('POST', `${base}/publication`)
}

/** Twenty-four homes in three languages, each with a picture, and a page of its own. */
async function homes(account: Account, photo: string) {
  const fields = [
    { key: 'nombre', name: 'Nombre', kind: 'text', required: true },
    { key: 'barrio', name: 'Barrio', kind: 'choice', options: ['Ribera', 'Centro'] },
    { key: 'foto', name: 'Foto', kind: 'image' },
  ]
  const { id } = made.parse(await account.call('POST', '/api/collections', { name: 'Casas', fields }))
  for (let at = 1; at <= 24; at += 1) {
    const nombre = `Casa ${String(at).padStart(2, '0')}`
    const values = { nombre, barrio: at % 2 ? 'Ribera' : 'Centro', foto: photo }
    const item = made.parse(
      await account.call('POST', `/api/collections/${id}/items`, { values, state: 'published' }),
    )
    for (const language of languages)
      await account.call('PUT', `/api/collections/${id}/items/${item.id}/translations/${language}`, {
        values: { nombre: `${language === 'en' ? 'House' : 'Maison'} ${at}` },
      })
  }
  return id
}

/** A web of fifty pages in three languages: twenty-six pages and twenty-four of items. */
async function makeWeb(account: Account, photo: string) {
  const { call } = account
  const collection = await homes(account, photo)
  const pages = new Map<string, string>()
  let siteId = ''
  const add = async (name: string, children: readonly unknown[]) => {
    const page = madeWithSite.parse(
      await call('POST', '/api/pages', { name, document: frame([heading(name), ...children]) }),
    )
    pages.set(name, page.id)
    siteId = page.siteId
    return page.id
  }
  const list = await add('Casas', [
    listOf(collection, { paging: 'pages', search: 'yes', filters: ['barrio'] }),
  ])
  const more = await add('Todas', [listOf(collection, { paging: 'more', limit: 10 })])
  const home = await add('Inicio', [
    listOf(collection, { limit: 3 }),
    button(1, 'Las casas', `page:${list}`),
    button(2, 'Todas', `page:${more}`),
  ])
  const template = await add('Ficha', [
    { id: 'text-1700000000041', type: 'text', name: '', props: { text: 'En {{item.barrio}}' } },
    { id: 'heading-1700000000044', type: 'heading', name: '', props: { text: '{{item.nombre}}', level: 2 } },
    button(3, 'Siguiente: {{item.siguiente}}', '{{item.siguiente_pagina}}'),
    button(4, 'Volver', `page:${list}`),
    listOf(collection, { field: 'barrio', value: '{{item.barrio}}', except: '{{item.id}}', limit: 2 }),
  ])
  for (let at = 1; at <= 22; at += 1) await add(`Consejo ${at}`, [button(5, 'Inicio', `page:${home}`)])
  await call('PATCH', `/api/sites/${siteId}`, {
    languages: [...languages],
    homePageId: home,
    menu: [home, list, template].map((pageId, at) => ({
      label: ['Inicio', 'Casas', 'Ficha'][at],
      pageId,
      address: '',
    })),
  })
  await call('PUT', `/api/item-templates/${template}`, { collectionId: collection, prefix: 'casa' })
  for (const id of pages.values()) await call('POST', `/api/pages/${id}/publication`)
  for (const [at, [name, id]] of [...pages].entries())
    for (const language of languages)
      await translatePage(account, id, language, `${language}-${name.toLowerCase().replace(' ', '-')}-${at}`)
  return siteId
}

/** Follows every link from a file on, as a browser without any connection shows it; gives the files that it came to. */
async function walk(browser: Browser, first: string) {
  const context = await browser.newContext()
  const asked: string[] = []
  await context.route('**/*', (route) => {
    const url = route.request().url()
    if (/^(?:file|data|blob):/.test(url)) return route.continue()
    asked.push(url)
    return route.abort()
  })
  const page = await context.newPage()
  const seen = new Map<string, string>()
  const dead: string[] = []
  const waiting = [first]
  for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
    if (seen.has(url)) continue
    if (!existsSync(fileURLToPath(url))) {
      dead.push(url)
      continue
    }
    await page.goto(url)
    seen.set(url, await page.title())
    const found = await page.evaluate(() => ({
      links: [...document.querySelectorAll('a')].map(({ href }) => href),
      pictures: [...document.querySelectorAll('img')].filter(
        (image) => image.loading !== 'lazy' && image.naturalWidth === 0,
      ).length,
      anchors: [...document.querySelectorAll('a')].flatMap(({ href, hash, pathname }) =>
        pathname === location.pathname && hash.length > 1 && !document.getElementById(hash.slice(1))
          ? [href]
          : [],
      ),
    }))
    if (found.pictures > 0) dead.push(`${url}: a picture`)
    dead.push(...found.anchors)
    for (const href of found.links) {
      const to = new URL(href)
      to.hash = ''
      if (to.protocol === 'file:') waiting.push(to.href)
      else dead.push(`${url} leads to ${href}`)
    }
  }
  return { context, page, seen, dead, asked }
}

async function exported(page: Page, siteId: string, zip: string, isDraft = false) {
  await page.goto(`/dashboard/tools/aurelio-builder/sites/${siteId}`)
  await page.getByRole('button', { name: 'Exportar sitio' }).click()
  const dialog = page.getByRole('dialog', { name: 'Exportar sitio' })
  if (isDraft) await dialog.getByLabel('Incluir las páginas sin publicar').check()
  const started = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Exportar', exact: true }).click()
  await (await started).saveAs(zip)
}

test(
  'a web of fifty pages in three languages is whole on a disk, without any connection',
  deep,
  async ({ page, context, browser, product }, info) => {
    const account = await enter(context, product.url)
    const { buffer, mimeType } = await drawnPicture(page, 'casa.png', {
      width: 300,
      height: 200,
      type: 'image/png',
    })
    const sent = await fetch(`${product.url}/api/pictures?name=casa.png`, {
      method: 'POST',
      headers: { origin: product.url, cookie: account.cookie, 'content-type': mimeType },
      body: new Uint8Array(buffer),
    })
    const photo = z.object({ path: z.string() }).parse(await sent.json()).path
    const siteId = await makeWeb(account, photo)
    const zip = info.outputPath('sitio.zip')
    await exported(page, siteId, zip)
    await expect(page.getByText('Buscar y elegir en las listas solo funciona')).toBeVisible()

    const names = unpack(readFileSync(zip), info.outputPath('web'))
    const html = names.filter((name) => name.endsWith('.html'))
    const inLanguage = (code: string) => html.filter((name) => name.startsWith(`${code}/`))
    // Fifty in each language, and further pages of two lists: four of one, two of the other.
    expect(inLanguage('en')).toHaveLength(50 + 6)
    expect(inLanguage('fr')).toHaveLength(50 + 6)
    expect(html).toHaveLength(3 * 56)
    for (const name of ['casa/casa-01.html', 'en/casa/casa-01.html', 'fr/casa/casa-24.html'])
      expect(html).toContain(name)
    // Another page of the installation may have the shorter address.
    expect(html.filter((name) => /^casas[\w-]*-pagina-5\.html$/.test(name))).toHaveLength(1)
    const text = (name: string) => readFileSync(info.outputPath('web', name), 'utf8')
    for (const name of html) expect(text(name), name).not.toContain('{{')
    for (const name of html) expect(text(name), name).not.toContain('type="search"')
    expect(text('_redirects')).toContain('/casa/casa-02 /casa/casa-02.html 301\n')

    const fileOf = (name: string) => pathToFileURL(info.outputPath('web', name)).href
    const web = await walk(browser, fileOf('index.html'))
    expect(web.dead).toEqual([])
    expect(web.asked).toEqual([])
    // All but the pages that nothing leads to.
    const advice = /consejo/
    const reached = new Set(web.seen.keys())
    expect(html.filter((name) => !reached.has(fileOf(name)) && !advice.test(name))).toEqual([])
    const apart = html.filter((name) => advice.test(name))
    for (const name of [apart[0] ?? '', apart.at(-1) ?? '']) await web.page.goto(fileOf(name))

    const out = web.page
    await out.setViewportSize({ width: 1440, height: 900 })
    await out.goto(fileOf('index.html'))
    await out.getByRole('link', { name: 'Las casas' }).click()
    for (const number of [2, 3]) await out.getByRole('link', { name: `Página ${number}` }).click()
    await expect(out.getByRole('heading', { level: 2 }).first()).toHaveText('Casa 11')
    await out.screenshot({ path: info.outputPath('list.png'), fullPage: true })
    await out.getByRole('link', { name: 'Ver Casa 12' }).click()
    await expect(out.getByRole('heading', { level: 2 }).first()).toHaveText('Casa 12')
    await out.screenshot({ path: info.outputPath('item.png'), fullPage: true })
    await out.getByRole('link', { name: 'Siguiente: Casa 13' }).click()
    await expect(out.getByRole('heading', { level: 2 }).first()).toHaveText('Casa 13')
    await out.getByRole('navigation', { name: 'Idioma' }).getByRole('link', { name: 'Français' }).click()
    await expect(out.getByRole('heading', { level: 2 }).first()).toHaveText('Maison 13')
    expect(await out.locator('html').getAttribute('lang')).toBe('fr')
    await out.setViewportSize({ width: 375, height: 812 })
    expect(await sideways(out)).toEqual([])
    await out.screenshot({ path: info.outputPath('phone.png'), fullPage: true })
    await out.goto(fileOf('en/en-todas-1.html'))
    await out.getByRole('link', { name: 'Load more' }).click()
    await expect(out.getByRole('heading', { level: 2 })).toHaveCount(20)
    await out.getByRole('link', { name: 'Load more' }).click()
    await expect(out.getByRole('heading', { level: 2 })).toHaveCount(24)
    await web.context.close()
  },
)

test('a web of a template that nobody has published is whole on a disk too, in both languages', async ({
  page,
  context,
  browser,
  product,
}, info) => {
  const account = await enter(context, product.url)
  const business = { name: 'Clínica Olmo', email: 'hola@olmo.example', phone: '+34 976 000 321' }
  const { siteId } = z
    .object({ siteId: z.string() })
    .parse(await account.call('POST', '/api/site-templates', { template: 'clinica', business }))
  const zip = info.outputPath('clinica.zip')
  await exported(page, siteId, zip, true)
  const html = unpack(readFileSync(zip), info.outputPath('clinica')).filter((name) => name.endsWith('.html'))
  const text = (name: string) => readFileSync(info.outputPath('clinica', name), 'utf8')
  // Eight pages and six of items in each language.
  expect(html).toHaveLength(2 * 14)
  for (const name of html) expect(text(name), name).not.toContain('{{')
  const web = await walk(browser, pathToFileURL(info.outputPath('clinica', 'index.html')).href)
  expect(web.dead.filter((each) => !/ leads to (?:tel|mailto):/.test(each))).toEqual([])
  expect(web.asked).toEqual([])
  const names = [...web.seen.keys()].map((url) => url.slice(url.indexOf('/clinica/') + '/clinica/'.length))
  // Nothing leads to the template itself.
  const left = html.filter((name) => !names.includes(name))
  expect(
    left.every((name) => /^(?:en\/)?(?:especialidad|specialty)[\w-]*\.html$/.test(name)),
    String(left),
  ).toBe(true)
  expect(left).toHaveLength(2)
  const out = web.page
  await out.setViewportSize({ width: 1440, height: 900 })
  await out.goto(pathToFileURL(info.outputPath('clinica', 'index.html')).href)
  await out.getByRole('navigation', { name: 'Idioma' }).getByRole('link').click()
  await out.getByRole('banner').getByRole('link', { name: 'Specialties' }).click()
  await out
    .getByRole('link', { name: /Physiotherapy/ })
    .first()
    .click()
  await expect(out.getByRole('heading', { level: 1 })).toHaveText('Physiotherapy')
  await out.screenshot({ path: info.outputPath('item-english.png'), fullPage: true })
  await web.context.close()
})
