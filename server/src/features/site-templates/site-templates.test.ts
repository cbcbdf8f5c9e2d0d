import { siteTemplates } from '@aurelio/contracts/site-templates'
import { siteDetailSchema } from '@aurelio/contracts/sites'
import { pageTranslationSchema } from '@aurelio/contracts/translations'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { onEachEngine } from '../../testing/engines.ts'
import { clinicBusiness, madeWeb } from '../../testing/site-templates.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { bodyOf } from '../../testing/work.ts'

const useSchema = z.object({ pages: z.int(), published: z.int() })
const pagesSchema = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      publication: z.object({ url: z.string() }).nullable(),
    }),
  ),
})
const translationsSchema = z.object({
  items: z.array(
    z.object({ language: z.string(), missing: z.int(), total: z.int(), url: z.string().nullable() }),
  ),
})
const itemsSchema = z.object({ items: z.array(z.object({ values: z.object({ texto: z.string() }) })) })
const touchedSchema = z.object({ pages: z.array(z.object({ id: z.string() })) })
const symbolSchema = z.object({ number: z.int(), document: z.unknown() })
const namesSchema = z.object({ items: z.array(z.object({ id: z.string(), name: z.string() })) })

const pathOf = (url: string | undefined) => new URL(url ?? '').pathname

onEachEngine('webs of a template', (engine) => {
  let server: TestServer
  let ana: Person
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url, 'Ana')
  })
  const siteOf = async (id: string) =>
    siteDetailSchema.parse(bodyOf(await ana.call('GET', `/api/sites/${id}`)))
  const pagesOf = async (id: string) =>
    pagesSchema.parse(bodyOf(await ana.call('GET', `/api/overview/pages?siteId=${id}&limit=50`))).items
  const publish = async (id: string) =>
    useSchema.parse(bodyOf(await ana.call('POST', `/api/sites/${id}/template/publication`)))
  const collectionsOf = async () => namesSchema.parse(bodyOf(await ana.call('GET', '/api/collections'))).items
  const symbolsOf = async () => namesSchema.parse(bodyOf(await ana.call('GET', '/api/symbols'))).items
  /** What a page says and its English does not. */
  const unsaidOf = async (id: string) => {
    const { sections } = pageTranslationSchema.parse(
      bodyOf(await ana.call('GET', `/api/pages/${id}/translations/en`)),
    )
    return sections
      .flatMap(({ texts }) => texts)
      .filter(({ state, kind }) => state !== 'done' && (kind === 'line' || kind === 'lines'))
      .map(({ source }) => source)
  }
  const read = async (path: string) => {
    const answer = await fetch(new URL(path, server.url), { headers: { 'accept-language': 'es' } })
    return { status: answer.status, html: await answer.text() }
  }
  /** On how many of these pages a text stands. */
  const said = async (paths: readonly string[], text: string) => {
    const pages = await Promise.all(paths.map(read))
    return pages.filter(({ html }) => html.includes(text)).length
  }
  /** How the long texts of the items of these collections begin. */
  async function longTexts(collections: readonly { id: string }[]): Promise<string[]> {
    const texts: string[] = []
    for (const { id } of collections)
      for (const { values } of itemsSchema.parse(
        bodyOf(await ana.call('GET', `/api/collections/${id}/items`)),
      ).items)
        texts.push(values.texto.slice(0, 40))
    return texts
  }

  /** Every page that links lead to from here, within the product; each is read once. */
  async function crawl(first: string): Promise<Map<string, { status: number; html: string }>> {
    const seen = new Map<string, { status: number; html: string }>()
    const waiting = [first]
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      if (seen.has(path)) continue
      const page = await read(path)
      seen.set(path, page)
      for (const [, href = ''] of page.html.matchAll(/<a [^>]*href="([^"]*)"/g)) {
        const to = new URL(href.replaceAll('&amp;', '&'), new URL(path, server.url))
        if (to.origin === new URL(server.url).origin) waiting.push(to.pathname)
      }
    }
    return seen
  }

  it.each(siteTemplates)(
    '%s: all of it at once, in two languages, with nothing published',
    async (template) => {
      const before = new Set((await collectionsOf()).map((each) => each.id))
      const { id } = await madeWeb(ana, template)
      const made = (await collectionsOf()).filter((each) => !before.has(each.id))
      const site = await siteOf(id)
      expect(site).toMatchObject({ languages: ['en'], business: clinicBusiness, host: null })
      const pages = await pagesOf(id)
      expect(pages).toHaveLength(8)
      expect(pages.every(({ publication }) => publication === null)).toBe(true)
      expect(site.menu.every(({ pageId }) => pages.some((page) => page.id === pageId))).toBe(true)
      expect(Object.keys(site.legalPages)).toHaveLength(3)

      expect(await publish(id)).toEqual({ pages: 8, published: 8 })
      const told = await pagesOf(id)
      const urls = told.flatMap(({ publication }) => publication?.url ?? [])
      const home = told.find((page) => page.id === site.homePageId)?.publication?.url ?? ''
      const seen = await crawl(new URL(home).pathname)
      expect([...seen].filter(([, { status }]) => status !== 200).map(([path]) => path)).toEqual([])
      // The template's own address leads on to its first item.
      for (const url of urls) expect((await read(new URL(url).pathname)).status).toBe(200)
      const all = [...seen.values()].map(({ html }) => html)
      for (const html of all) {
        expect(html).not.toContain('{{')
        expect(html).not.toContain('<script src')
      }
      expect(seen.get(new URL(home).pathname)?.html).toContain('"@type":"LocalBusiness"')
      expect(seen.get(new URL(home).pathname)?.html).toContain('href="tel:+34976000321"')
      // Pages of items too: what they say in Spanish stands on none that is in English.
      const english = all.filter((html) => html.includes('<html lang="en"'))
      for (const text of [...(await longTexts(made)), ...site.menu.map(({ label }) => `>${label}<`)]) {
        expect(all.some((html) => html.includes(text))).toBe(true)
        expect(english.filter((html) => html.includes(text))).toEqual([])
      }
      for (const page of told) {
        const { items } = translationsSchema.parse(
          bodyOf(await ana.call('GET', `/api/pages/${page.id}/translations`)),
        )
        const [translation] = items
        expect(await unsaidOf(page.id), page.name).toEqual([])
        const { html, status } = await read(new URL(translation?.url ?? '').pathname)
        expect(status).toBe(200)
        expect(html).toContain('<html lang="en"')
        expect(html).not.toContain('{{')
      }
    },
  )

  it('what a site says of itself is changed once, and is everywhere', async () => {
    const { id } = await madeWeb(ana)
    await publish(id)
    const paths = (await pagesOf(id)).flatMap(({ publication }) =>
      publication ? [new URL(publication.url).pathname] : [],
    )
    const business = { ...clinicBusiness, phone: '', name: 'Clínica Tilo', taxNumber: '' }
    bodyOf(await ana.call('PATCH', `/api/sites/${id}`, { business }))
    for (const path of paths) {
      const { html } = await read(path)
      expect(html).toContain('Clínica Tilo')
      expect(html).not.toMatch(/976 ?000/)
      expect(html).not.toContain('NIF:')
    }
  })

  it('its header and its footer are kept once: one change is on all of its pages', async () => {
    const before = new Set((await symbolsOf()).map((each) => each.id))
    const { id } = await madeWeb(ana)
    await publish(id)
    const own = (await symbolsOf()).filter((each) => !before.has(each.id))
    expect(own.map(({ name }) => name)).toEqual(['Cabecera · Clínica Olmo', 'Pie · Clínica Olmo'])
    const pages = await pagesOf(id)
    const spanish = pages.map(({ publication }) => pathOf(publication?.url))
    const english: string[] = []
    for (const page of pages) {
      const { items } = translationsSchema.parse(
        bodyOf(await ana.call('GET', `/api/pages/${page.id}/translations`)),
      )
      english.push(pathOf(items[0]?.url ?? undefined))
    }
    expect(await said(spanish, 'Pedir cita')).toBe(8)
    for (const symbol of own) {
      const touched = touchedSchema.parse(bodyOf(await ana.call('GET', `/api/symbols/${symbol.id}/pages`)))
      expect(touched.pages.map((page) => page.id).toSorted()).toEqual(pages.map((page) => page.id).toSorted())
    }
    const [header] = own
    const { number, document } = symbolSchema.parse(
      bodyOf(await ana.call('GET', `/api/symbols/${header?.id}`)),
    )
    const changed: unknown = JSON.parse(
      JSON.stringify(document).replace('"token:primary"', '"#123456"').replace('Pedir cita', 'Reservar hora'),
    )
    const next = { name: header?.name, document: changed, baseNumber: number }
    bodyOf(await ana.call('PUT', `/api/symbols/${header?.id}`, next))
    expect(await said(spanish, 'Reservar hora')).toBe(0)
    bodyOf(await ana.call('POST', `/api/symbols/${header?.id}/publication`))
    expect(await said(spanish, 'Reservar hora')).toBe(8)
    expect(await said(spanish, '#123456')).toBe(8)
    // English keeps its words; what changed in Spanish since is marked for whoever translates.
    expect(await said(english, '#123456')).toBe(8)
    expect(await said(english, 'Reservar hora')).toBe(0)

    const undone = bodyOf(await ana.call('DELETE', `/api/sites/${id}/template`))
    expect(undone).toEqual({ id, kept: ['Cabecera · Clínica Olmo'] })
    expect((await symbolsOf()).filter((each) => !before.has(each.id)).map((each) => each.id)).toEqual([
      header?.id,
    ])
  })

  it('is undone at once; what somebody changed in its collections stays', async () => {
    const before = await collectionsOf()
    const one = await madeWeb(ana)
    await publish(one.id)
    const [url] = (await pagesOf(one.id)).flatMap(({ publication }) => publication?.url ?? [])
    const own = (await collectionsOf()).filter(({ id }) => !before.some((each) => each.id === id))
    expect(own).toHaveLength(2)
    expect(bodyOf(await ana.call('DELETE', `/api/sites/${one.id}/template`))).toEqual({
      id: one.id,
      kept: [],
    })
    expect(await collectionsOf()).toEqual(before)
    expect((await ana.call('GET', `/api/sites/${one.id}`)).status).toBe(404)

    expect((await read(new URL(url ?? '').pathname)).status).toBe(404)

    const two = await madeWeb(ana)
    const [team] = (await collectionsOf()).filter(
      ({ id, name }) => name === 'Equipo' && !before.some((each) => each.id === id),
    )
    const added = {
      values: { nombre: 'Nora', cargo: 'Recepción' },
      state: 'draft',
    }
    bodyOf(await ana.call('POST', `/api/collections/${team?.id}/items`, added))
    const undone = bodyOf(await ana.call('DELETE', `/api/sites/${two.id}/template`))
    expect(z.object({ kept: z.array(z.string()) }).parse(undone).kept).toContain('Equipo')
    expect((await collectionsOf()).map(({ id }) => id)).toContain(team?.id)
  })
})
