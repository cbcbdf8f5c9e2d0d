import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { thingTranslationSchema } from '@aurelio/contracts/thing-translations'
import { pageTranslationSchema } from '@aurelio/contracts/translations'
import { addCollection, addItem } from '../../../../testing/collections.ts'
import { onEachEngine } from '../../../../testing/engines.ts'
import { publishPage } from '../../../../testing/pages.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../../../testing/test-server.ts'
import { bodyOf } from '../../../../testing/work.ts'

const patience = { timeout: 10_000, interval: 20 }
const ofSite = z.object({ siteId: z.string() })
const made = z.object({ id: z.string() })
const live = z.object({ url: z.string() })
const fields = [
  { key: 'nombre', name: 'Nombre', kind: 'text', required: true },
  { key: 'cargo', name: 'Cargo', kind: 'choice', options: ['Dirección', 'Diseño'] },
  { key: 'anos', name: 'Años', kind: 'number' },
  { key: 'texto', name: 'Texto', kind: 'rich' },
]

const card = {
  version: 1,
  elements: [{ id: 'text-2', type: 'text', name: 'Nombre', props: { text: 'Se llama {{item.nombre}}' } }],
}

/** A page that lists a collection by its names. */
const listOf = (collection: string) => ({
  version: 1,
  elements: [
    {
      id: 'collection-4',
      type: 'collection',
      name: 'Colección',
      props: {
        collection,
        sort: 'nombre',
        children: [
          {
            id: 'text-9',
            type: 'text',
            name: 'Uno',
            props: { text: '{{item.nombre}}, {{item.cargo}}, {{item.anos}}' },
          },
          {
            id: 'button-9',
            type: 'button',
            name: 'Más',
            props: { text: 'Ver', link: '{{item.pagina_propia}}' },
          },
        ],
      },
    },
  ],
})

/** The same, which visitors narrow by what its items do. */
const filtered = (collection: string) => {
  const list = listOf(collection)
  return {
    ...list,
    elements: list.elements.map((each) => ({
      ...each,
      props: { ...each.props, filters: ['cargo'] },
    })),
  }
}

const at = (id: string, itemId: string, language = '') =>
  `/api/collections/${id}/items/${itemId}/translations${language && `/${language}`}`

onEachEngine('what items say in other languages', (engine) => {
  let server: TestServer
  let ana: Person
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url, 'Ana')
  })
  /** A page of a site in Spanish and English, which lists a collection with one item. */
  async function listed() {
    const { id } = await addCollection(ana, 'Equipo', { fields })
    const values = { nombre: 'La casa', cargo: 'Diseño', anos: 1234.5 }
    const { id: itemId } = await addItem(ana, id, values, 'published')
    const page = await publishPage(ana, 'Lista', listOf(id))
    const { siteId } = ofSite.parse(bodyOf(await ana.call('GET', `/api/pages/${page.id}`)))
    bodyOf(await ana.call('PATCH', `/api/sites/${siteId}`, { languages: ['en'] }))
    const translation = `/api/pages/${page.id}/translations/en`
    pageTranslationSchema.parse(bodyOf(await ana.call('GET', translation)))
    const { url } = live.parse(bodyOf(await ana.call('POST', `${translation}/publication`)))
    const english = async () => (await fetch(server.url + new URL(url).pathname)).text()
    const spanish = async () => (await fetch(server.url + page.path)).text()
    return { id, itemId, english, spanish }
  }

  it('is read on pages of that language, in lists too, and elsewhere the item as it is', async () => {
    const { id, itemId, english, spanish } = await listed()
    expect(await english()).toContain('La casa, Diseño, 1,234.5')
    const said = await ana.call('PUT', at(id, itemId, 'en'), {
      values: { nombre: 'The house <b>', cargo: 'Design' },
    })
    expect(bodyOf(said)).toEqual({
      language: 'en',
      values: { nombre: 'The house <b>', cargo: 'Design' },
      changed: [],
    })
    await expect.poll(english, patience).toContain('The house &lt;b&gt;, Design, 1,234.5')
    expect(await spanish()).toContain('La casa, Diseño, 1234,5')
  })

  it('calls filters and choices as the collection is translated, and finds by what the items say', async () => {
    const { id, itemId, english, spanish } = await listed()
    const page = await publishPage(ana, 'Con filtros', filtered(id))
    const { url } = live.parse(
      bodyOf(await ana.call('POST', `/api/pages/${page.id}/translations/en/publication`)),
    )
    const path = new URL(url).pathname
    const read = async (more = '') => (await fetch(server.url + path + more)).text()
    expect(await read()).toContain('Cargo')
    const translation = `/api/translations/collection/${id}/en`
    const { sections } = thingTranslationSchema.parse(bodyOf(await ana.call('GET', translation)))
    const words: Record<string, string> = { Cargo: 'Role', Diseño: 'Design' }
    const texts = sections.flatMap((section) =>
      section.texts.flatMap(({ element, path: at_, source }) =>
        words[source] === undefined ? [] : [{ element, path: at_, source, value: words[source] }],
      ),
    )
    expect(texts).toHaveLength(2)
    bodyOf(await ana.call('PUT', `${translation}/texts`, { texts }))
    bodyOf(await ana.call('POST', `${translation}/publication`))
    await expect.poll(english, patience).toContain('La casa, Design, 1,234.5')
    await expect.poll(() => read(), patience).toContain('Role')
    // What is chosen stays what the items say: the address is good in every language.
    expect(await read()).toMatch(/<option value="Diseño"[^>]*>Design</)
    const [, name = ''] = /<select[^>]* name="([^"]+)"/.exec(await read()) ?? []
    const found = await read(`?${new URLSearchParams({ lista: '1', [name]: 'Diseño' }).toString()}`)
    expect(found).toContain('La casa, Design')
    const none = await read(`?${new URLSearchParams({ lista: '1', [name]: 'Dirección' }).toString()}`)
    expect(none).not.toContain('La casa, Design')
    expect(await spanish()).toContain('La casa, Diseño, 1234,5')
    // What the item says itself goes before.
    await ana.call('PUT', at(id, itemId, 'en'), { values: { cargo: 'Art' } })
    await expect.poll(english, patience).toContain('La casa, Art, 1,234.5')
  })

  it('says which original changed since, and reads as the item again where it is emptied', async () => {
    const { id, itemId, english } = await listed()
    await ana.call('PUT', at(id, itemId, 'en'), { values: { nombre: 'The house', cargo: 'Design' } })
    await ana.call('PUT', `/api/collections/${id}/items/${itemId}`, {
      values: { nombre: 'La casa grande', cargo: 'Diseño' },
      version: 1,
    })
    expect(bodyOf(await ana.call('GET', at(id, itemId)))).toMatchObject({
      items: [{ language: 'en', values: { nombre: 'The house' }, changed: ['nombre'] }],
    })
    await ana.call('PUT', at(id, itemId, 'en'), { values: { nombre: '' } })
    await expect.poll(english, patience).toContain('La casa grande, Design')
  })

  it('has pages of items in that language, which lists, other languages and the sitemap lead to', async () => {
    const { id, itemId, english } = await listed()
    const zoe = await addItem(ana, id, { nombre: 'Zoe', cargo: 'Dirección' }, 'published')
    await ana.call('PUT', at(id, itemId, 'en'), { values: { nombre: 'The house', cargo: 'Design' } })
    const page = bodyOf(await ana.call('POST', '/api/pages', { name: 'Ficha', document: card }))
    const { id: pageId } = made.parse(page)
    const prefix = `casas-${pageId.slice(0, 8)}`
    bodyOf(
      await ana.call('PUT', `/api/item-templates/${pageId}`, { collectionId: id, prefix, kind: 'Product' }),
    )
    bodyOf(
      await ana.call('POST', `/api/pages/${pageId}/publication`, {
        settings: { title: '{{item.nombre}} · Casas' },
      }),
    )
    const translation = `/api/pages/${pageId}/translations/en`
    const read = pageTranslationSchema.parse(bodyOf(await ana.call('GET', translation)))
    const texts = read.sections
      .flatMap((section) => section.texts)
      .flatMap(({ element, path, source }) => {
        const value = { 'Se llama {{item.nombre}}': 'Its name is {{item.nombre}}' }[source]
        return value === undefined ? [] : [{ element, path, source, value }]
      })
    bodyOf(await ana.call('PUT', `${translation}/texts`, { texts }))
    bodyOf(await ana.call('POST', `${translation}/publication`))

    const visit = async (path: string) => {
      const answer = await fetch(server.url + path, { redirect: 'manual' })
      return {
        status: answer.status,
        location: answer.headers.get('location'),
        html: await answer.text(),
      }
    }
    const here = `/p/en/${prefix}/la-casa`
    const house = await visit(here)
    expect(house.status).toBe(200)
    expect(house.html).toContain('<html lang="en">')
    expect(house.html).toContain('Its name is The house')
    expect(house.html).toContain('<title>The house · Casas</title>')
    expect(house.html).toContain(`<link rel="canonical" href="${server.url}${here}">`)
    const spanish = await visit(`/p/${prefix}/la-casa`)
    expect(spanish.html).toContain('Se llama La casa')
    for (const { html } of [house, spanish]) {
      expect(html).toContain(`hreflang="es" href="${server.url}/p/${prefix}/la-casa"`)
      expect(html).toContain(`hreflang="en" href="${server.url}${here}"`)
    }
    // What is said in Spanish alone is said so; what is not there is not there in any language.
    expect((await visit(`/p/en/${prefix}/zoe`)).html).toContain('Its name is Zoe')
    expect((await visit(`/p/fr/${prefix}/zoe`)).status).toBe(404)
    expect((await visit(`/p/en/${prefix}/nadie`)).status).toBe(404)
    // The template itself is the page of the first.
    expect(await visit(new URL(read.base).pathname + read.mainSlug)).toMatchObject({
      status: 302,
      location: here,
    })
    // Lists lead to the pages in their language.
    await expect.poll(english, patience).toContain(`href="${server.url}/p/en/${prefix}/zoe"`)
    const { html: sitemap } = await visit('/sitemap.xml')
    expect(sitemap).toContain(`<loc>${server.url}${here}</loc>`)
    expect(sitemap).toContain(`hreflang="en" href="${server.url}${here}"`)

    bodyOf(await ana.call('PUT', at(id, zoe.id, 'en'), { values: { nombre: 'Zoë' } }))
    await expect
      .poll(async () => (await visit(`/p/en/${prefix}/zoe`)).html, patience)
      .toContain('Its name is Zoë')
    // Gone with its translation.
    bodyOf(await ana.call('DELETE', `${translation}/publication`))
    await expect.poll(async () => (await visit(here)).status, patience).toBe(404)
    expect((await visit(`/p/${prefix}/la-casa`)).status).toBe(200)
  })

  it('is refused where it is no value of its field, or the same in every language', async () => {
    const { id, itemId } = await listed()
    for (const values of [{ anos: 3 }, { nombre: 'x'.repeat(301) }, { texto: { text: 'a', spans: [{}] } }])
      expect((await ana.call('PUT', at(id, itemId, 'en'), { values })).status).toBe(422)
  })
})
