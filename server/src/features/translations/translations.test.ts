import { siteDetailSchema } from '@aurelio/contracts/sites'
import {
  type PageTranslation,
  pageTranslationSchema,
  translationImportSchema,
  translationSummarySchema,
} from '@aurelio/contracts/translations'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { onBothEngines } from '../../testing/engines.ts'
import { createPage, publishPage } from '../../testing/pages.ts'
import { createSite, visit } from '../../testing/sites.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { bodyOf, colleagueOf } from '../../testing/work.ts'

const heading = (text: string, id = 'heading-1700000000001') => ({
  id,
  type: 'heading',
  name: '',
  props: { text },
})
const form = {
  id: 'form-1700000000002',
  type: 'form',
  name: 'Formulario',
  props: { fields: ['email'], buttonText: 'Enviar', noConsentReason: 'Prueba' },
}
const languageSwitch = {
  id: 'language_switch-1700000000003',
  type: 'language_switch',
  name: '',
  props: { languagesFrom: 'site' },
}
const button = (pageId: string) => ({
  id: 'button-1700000000004',
  type: 'button',
  name: '',
  props: { text: 'Ver más', link: `page:${pageId}` },
})
const base = (id: string, language = 'en') => `/api/pages/${id}/translations/${language}`
const allTexts = ({ sections }: PageTranslation) => sections.flatMap(({ texts }) => texts)
const ofSite = z.object({ siteId: z.string() })
const ofVersion = z.object({ version: z.int() })
const documentOf = (...elements: readonly object[]) => ({ version: 1, elements })

onBothEngines('pages in other languages', (engine) => {
  let server: TestServer
  let ana: Person
  beforeAll(async () => {
    server = await startTestServer(engine, { SITE_HOSTS_UNVERIFIED: 'on' })
    ana = await signUp(server.url, 'Ana')
  })

  const siteOf = async (pageId: string) =>
    ofSite.parse(bodyOf(await ana.call('GET', `/api/pages/${pageId}`))).siteId
  const setLanguages = (siteId: string, languages: readonly string[]) =>
    ana.call('PATCH', `/api/sites/${siteId}`, { languages })
  const get = async (id: string, language?: string): Promise<PageTranslation> =>
    pageTranslationSchema.parse(bodyOf(await ana.call('GET', base(id, language))))
  /** Says each text whose source is named. */
  async function say(id: string, words: Record<string, string>, language?: string) {
    const texts = allTexts(await get(id, language)).flatMap(({ element, path, source }) =>
      words[source] === undefined ? [] : [{ element, path, source, value: words[source] }],
    )
    expect(texts.length).toBeGreaterThanOrEqual(Object.keys(words).length)
    const answer = await ana.call('PUT', `${base(id, language)}/texts`, { texts })
    return translationSummarySchema.parse(bodyOf(answer))
  }
  const publish = async (id: string, language?: string) =>
    translationSummarySchema.parse(bodyOf(await ana.call('POST', `${base(id, language)}/publication`)))
  const read = async (path: string) => {
    const answer = await fetch(server.url + path, { redirect: 'manual' })
    return { status: answer.status, html: await answer.text() }
  }

  it('stand below their code, say where the page is in each language, and follow it', async () => {
    const document = documentOf(heading('Hola a todos'), form, languageSwitch)
    const { id, path } = await publishPage(ana, 'Saludo', document)
    await setLanguages(await siteOf(id), ['en', 'ar'])

    const before = await get(id)
    expect(before).toMatchObject({ language: 'en', done: 0, url: null, isReady: false, hasChanges: false })
    expect(allTexts(before).map(({ source }) => source)).toEqual(
      expect.arrayContaining(['Saludo', 'Hola a todos', 'Enviar', 'Correo electrónico']),
    )

    const hostile = 'Hello <script>alert(1)</script>'
    const words = { Saludo: 'Greeting', 'Hola a todos': hostile, 'Correo electrónico': 'Mail' }
    expect(await say(id, words)).toMatchObject({ done: 3, changed: 0 })
    const live = await publish(id)
    expect(live.url).toBe(`${server.url}/p/en/${path.split('/').at(-1)}`)

    const english = await read(new URL(live.url ?? '').pathname)
    expect(english.status).toBe(200)
    expect(english.html).toContain('<html lang="en">')
    expect(english.html).toContain('<title>Greeting</title>')
    expect(english.html).toContain('Hello &lt;script&gt;alert(1)&lt;/script&gt;')
    expect(english.html).not.toContain('Hola a todos')
    expect(english.html).toContain('>Mail')
    // What nobody has said yet is said in the language of the page.
    expect(english.html).toContain('>Enviar<')
    expect(english.html).toContain(`<link rel="canonical" href="${live.url}">`)
    for (const { html } of [english, await read(path)]) {
      expect(html).toContain(`hreflang="es" href="${server.url}${path}"`)
      expect(html).toContain(`hreflang="en" href="${live.url}"`)
      expect(html).toContain(`hreflang="x-default" href="${server.url}${path}"`)
      expect(html).not.toContain('rel="alternate" hreflang="ar"')
    }
    // The switch says in which languages the page is not there.
    expect((await read(path)).html).toContain('esta página no está traducida')
    expect(english.html).toContain('this page is not translated')
    const { html: sitemap } = await read('/sitemap.xml')
    expect(sitemap).toContain(`<loc>${live.url}</loc>`)
    expect(sitemap).toContain(`hreflang="en" href="${live.url}"`)

    // Who reads another language is told, and led nowhere; each body has its own tag, and caches know of it.
    const asked = async (at: string, languages: string) => {
      const headers = { 'accept-language': languages }
      const answer = await fetch(server.url + at, { headers, redirect: 'manual' })
      expect(answer.status).toBe(200)
      return { html: await answer.text(), etag: answer.headers.get('etag'), vary: answer.headers.get('vary') }
    }
    const own = await asked(path, 'es-ES,es;q=0.9,en;q=0.8')
    expect(own.html).not.toContain('data-suggestion=""')
    const told = await asked(path, 'en-GB,es;q=0.5')
    expect(told.html).toContain(
      `<a href="${new URL(live.url ?? '').pathname}" hreflang="en">This page is also in English</a>`,
    )
    expect(told.vary).toBe('accept-encoding, accept-language')
    expect(told.etag).not.toBe(own.etag)
    expect((await asked(path, 'fr,ar;q=0.9')).html).not.toContain('data-suggestion=""')
    const back = await asked(new URL(live.url ?? '').pathname, 'es')
    expect(back.html).toContain(`<a href="${path}" hreflang="es">Esta página también está en español</a>`)

    // It goes on with its page: published anew, withdrawn, and back.
    await ana.call('POST', `/api/pages/${id}/publication`)
    expect((await read(new URL(live.url ?? '').pathname)).html).toContain('Greeting')
    await ana.call('DELETE', `/api/pages/${id}/publication`)
    expect((await read(new URL(live.url ?? '').pathname)).status).toBe(404)
    await ana.call('POST', `/api/pages/${id}/publication`)
    expect((await read(new URL(live.url ?? '').pathname)).status).toBe(200)

    await say(id, { Saludo: 'تحية' }, 'ar')
    const arabic = await publish(id, 'ar')
    expect((await read(new URL(arabic.url ?? '').pathname)).html).toContain('<html lang="ar" dir="rtl">')

    bodyOf(await ana.call('DELETE', `${base(id)}/publication`))
    expect((await read(new URL(live.url ?? '').pathname)).status).toBe(404)
    expect((await read(path)).html).not.toContain('rel="alternate" hreflang="en"')
    // What was said is kept, and a language that a site lets go takes its pages along.
    expect((await get(id)).done).toBe(3)
    await setLanguages(await siteOf(id), ['en'])
    expect((await read(new URL(arabic.url ?? '').pathname)).status).toBe(404)
    await setLanguages(await siteOf(id), [])
  })

  it('mark what has changed since, and are told apart from what is published', async () => {
    const { id } = await publishPage(ana, 'Cambios', documentOf(heading('Primero')))
    await setLanguages(await siteOf(id), ['en'])
    await say(id, { Cambios: 'Changes', Primero: 'First' })
    expect(await publish(id)).toMatchObject({ hasChanges: false, done: 2 })
    const page = ofVersion.parse(bodyOf(await ana.call('GET', `/api/pages/${id}`)))
    await ana.call('PUT', `/api/pages/${id}`, {
      name: 'Cambios',
      document: documentOf(heading('Primero de todos')),
      baseVersion: page.version,
    })
    const now = await get(id)
    expect(now).toMatchObject({ done: 1, changed: 1, missing: 0 })
    expect(allTexts(now).find(({ state }) => state === 'changed')).toMatchObject({
      source: 'Primero de todos',
      before: 'Primero',
      value: 'First',
    })
    expect(await say(id, { 'Primero de todos': 'First of all' })).toMatchObject({
      changed: 0,
      hasChanges: true,
    })
    expect(await publish(id)).toMatchObject({ hasChanges: false })
  })

  it('lead to each other in their language, and at a host the home page stands at the code', async () => {
    const site = await createSite(ana, 'Web', `${engine}.idiomas.test`)
    const target = await createPage(ana, 'Precios', documentOf(heading('Precios')))
    const home = await createPage(
      ana,
      'Inicio',
      documentOf(heading('Bienvenida'), button(target.id), languageSwitch),
    )
    for (const { id } of [target, home]) await ana.call('PUT', `/api/pages/${id}/site`, { siteId: site.id })
    await ana.call('PATCH', `/api/sites/${site.id}`, { homePageId: home.id, languages: ['en'] })
    for (const { id } of [target, home]) await ana.call('POST', `/api/pages/${id}/publication`)
    await say(home.id, { Inicio: 'Home', Bienvenida: 'Welcome' })
    await publish(home.id)
    await ana.call('PATCH', base(target.id), { slug: 'prices' })
    await say(target.id, { Precios: 'Prices' })
    await publish(target.id)
    const host = siteDetailSchema.parse(bodyOf(await ana.call('GET', `/api/sites/${site.id}`)))
    if (host.host === null) throw new Error('The site has no host')
    const english = await visit(server.url, host.host, '/en')
    expect(english.text).toContain('Welcome')
    expect(english.text).toContain('href="/en/prices"')
    expect((await visit(server.url, host.host, '/en/prices')).text).toContain('Prices')
  })

  it('go with their page into a site that speaks them, and are withdrawn in one that does not', async () => {
    const { id } = await publishPage(ana, 'Viajera', documentOf(heading('De viaje')))
    await setLanguages(await siteOf(id), ['en'])
    await say(id, { Viajera: 'Traveller' })
    const { url } = await publish(id)
    expect((await read(new URL(url ?? '').pathname)).status).toBe(200)
    const english = await createSite(ana, 'Con inglés', `${engine}.viaje.test`)
    await setLanguages(english.id, ['en'])
    await ana.call('PUT', `/api/pages/${id}/site`, { siteId: english.id })
    expect((await read(new URL(url ?? '').pathname)).status).toBe(404)
    expect((await visit(server.url, `${engine}.viaje.test`, '/en/viajera')).text).toContain('Traveller')
    const alone = await createSite(ana, 'Sin inglés', `${engine}.solo.test`)
    await ana.call('PUT', `/api/pages/${id}/site`, { siteId: alone.id })
    expect((await visit(server.url, `${engine}.solo.test`, '/en/viajera')).status).toBe(404)
  })

  it('come and go as XLIFF and as a table, tell what they could not take, and are taken back', async () => {
    const rich = {
      id: 'text-1700000000009',
      type: 'text',
      name: '',
      props: {
        text: 'Lee esto & aquello',
        textSpans: [{ kind: 'bold', from: 4, to: 8 }],
      },
    }
    const { id } = await createPage(ana, 'Archivo', documentOf(heading('Título'), rich))
    const siteId = await siteOf(id)
    await setLanguages(siteId, ['en'])
    const file = async (format: string) => {
      const answer = await fetch(`${server.url}/api/exports/pages/${id}/translations/en?format=${format}`, {
        headers: { cookie: ana.cookie },
      })
      expect(answer.status).toBe(200)
      return answer.text()
    }
    const send = (content: string) =>
      ana.call('POST', `/api/sites/${siteId}/translations/en/imports`, { content })
    const xliff = await file('xliff')
    expect(xliff).toContain('Lee <pc id="1">esto</pc> &amp; aquello')
    const filled = xliff
      .replace(
        'Lee <pc id="1">esto</pc> &amp; aquello</source>',
        'Lee <pc id="1">esto</pc> &amp; aquello</source><target>Read <pc id="1">this</pc> &amp; that</target>',
      )
      .replace('>Título</source>', '>Otro</source><target>Other</target>')
      .replace(
        '</file>',
        '<unit id="x" name="nada#text"><segment><source>a</source><target>b</target></segment></unit></file>',
      )
    const told = translationImportSchema.parse(bodyOf(await send(filled)))
    expect(told).toMatchObject({
      taken: 2,
      empty: 1,
      changed: [{ source: 'Otro' }],
      unknown: [{ source: 'a' }],
    })
    expect(allTexts(await get(id)).find(({ path }) => path === 'text')).toBeDefined()
    expect(allTexts(await get(id)).map(({ value }) => value)).toContain('Read <1>this</1> & that')

    const table = await file('csv')
    expect(table).toContain('Read <1>this</1> & that')
    expect(translationImportSchema.parse(bodyOf(await send(table)))).toMatchObject({ id: null, taken: 0 })

    bodyOf(await ana.call('DELETE', `/api/sites/${siteId}/translations/imports/${told.id}`))
    expect((await get(id)).done).toBe(0)

    for (const bad of [
      `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "b">]><xliff version="2.0">&a;</xliff>`,
      '<xliff version="2.0"><file></xliff>',
      '<xliff version="1.2"></xliff>',
      'una;tabla\n1;2',
      '',
    ])
      expect(await send(bad)).toMatchObject({ status: 422, body: { code: 'TRANSLATION_UNREADABLE' } })
    const french = xliff.replace('trgLang="en"', 'trgLang="fr"')
    expect(await send(french)).toMatchObject({ body: { code: 'TRANSLATION_OF_OTHER_LANGUAGE' } })
  })

  it('are for those who edit pages, in languages that the site has', async () => {
    const { id } = await createPage(ana, 'Mía')
    const siteId = await siteOf(id)
    await setLanguages(siteId, ['en'])
    expect((await ana.call('GET', base(id, 'fr'))).status).toBe(404)
    expect((await ana.call('GET', base(id, 'xx'))).status).toBe(422)
    const client = await colleagueOf(server, ana, 'client')
    expect((await client.call('GET', base(id))).status).toBe(403)
    const carla = await signUp(server.url, 'Carla')
    expect((await carla.call('GET', base(id))).status).toBe(404)
    expect((await carla.call('POST', `${base(id)}/publication`)).status).toBe(404)
    const taken = await createPage(ana, 'Otra')
    await ana.call('POST', `/api/pages/${taken.id}/publication`)
    await publish(taken.id)
    const slug = new URL((await get(taken.id)).url ?? '').pathname.split('/').at(-1)
    expect((await ana.call('PATCH', base(id), { slug })).body).toMatchObject({
      code: 'TRANSLATION_ADDRESS_TAKEN',
    })
  })
})
