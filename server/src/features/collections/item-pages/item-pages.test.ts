import { takenItemPageSchema } from '@aurelio/contracts/item-pages'
import { queryKey } from '@aurelio/page/values'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { addCollection, addItem } from '../../../testing/collections.ts'
import { onEachEngine } from '../../../testing/engines.ts'
import { createPage } from '../../../testing/pages.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { bodyOf, colleagueOf } from '../../../testing/work.ts'
import { itemData } from './structured-data.ts'

const listed = z.object({ items: z.array(z.object({ slug: z.string() })) })
const takenSchema = z.object({ items: z.array(takenItemPageSchema), isLast: z.boolean() })
const patience = { timeout: 10_000, interval: 20 }

/** A template: the name, what may lead on, and others of the same role. */
function templateOf(collection: string) {
  const related = [{ id: 'text-9', type: 'text', name: 'Otra', props: { text: 'También {{item.nombre}}' } }]
  return {
    version: 1,
    elements: [
      { id: 'heading-1', type: 'heading', name: 'Nombre', props: { text: '{{item.nombre}}', level: 1 } },
      { id: 'text-2', type: 'text', name: 'Cargo', props: { text: '{{item.cargo|Sin cargo}}' } },
      {
        id: 'button-3',
        type: 'button',
        name: 'Siguiente',
        props: { text: 'Siguiente: {{item.siguiente}}', link: '{{item.siguiente_pagina}}' },
      },
      {
        id: 'collection-4',
        type: 'collection',
        name: 'Colección',
        props: { collection, field: 'cargo', value: '{{item.cargo}}', sort: 'nombre', children: related },
      },
    ],
  }
}
const settings = {
  title: '{{item.nombre}} · Equipo',
  description: '{{item.nombre}}, {{item.cargo|del equipo}}',
}

onEachEngine('the pages of items', (engine) => {
  let server: TestServer
  let ana: Person
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url, 'Ana')
  })
  const visit = async (path: string) => {
    const answer = await fetch(server.url + path, { redirect: 'manual' })
    return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() }
  }
  const textAt = async (path: string) => (await visit(path)).text
  const statusAt = async (path: string) => (await visit(path)).status

  async function publishedTemplate(prefix: string, more: object = {}) {
    const { id } = await addCollection(ana, prefix)
    const page = await createPage(ana, `Ficha de ${prefix}`, templateOf(id))
    const set = { collectionId: id, prefix, kind: 'Person', data: { jobTitle: 'cargo' }, ...more }
    bodyOf(await ana.call('PUT', `/api/item-templates/${page.id}`, set))
    const published = await ana.call('POST', `/api/pages/${page.id}/publication`, { settings })
    expect(published.status).toBeLessThan(300)
    return { id, pageId: page.id }
  }

  it('are taken along as they would stand, also where their template is not published', async () => {
    const { id } = await addCollection(ana, 'Para llevar')
    const { id: pageId } = await createPage(ana, 'Ficha para llevar', templateOf(id))
    const set = { collectionId: id, prefix: 'para-llevar', kind: 'Person', data: { jobTitle: 'cargo' } }
    bodyOf(await ana.call('PUT', `/api/item-templates/${pageId}`, set))
    for (const nombre of ['Clara', 'Ana', 'Bruno'])
      await addItem(ana, id, { nombre, cargo: 'Diseño' }, 'published')
    await addItem(ana, id, { nombre: 'Borrador' })
    const taken = async (more: object = {}) =>
      takenSchema.parse(bodyOf(await ana.call('POST', `/api/item-templates/${pageId}/pages`, more)))

    const all = await taken()
    expect(all.items.map(({ slug }) => slug)).toEqual(['ana', 'bruno', 'clara'])
    expect(all.isLast).toBe(true)
    const [, bruno] = all.items
    expect(bruno?.url).toBe(`${server.url}/p/para-llevar/bruno`)
    expect(bruno?.data).toMatchObject({ '@type': 'Person', name: 'Bruno', jobTitle: 'Diseño' })
    expect(bruno?.item.values).toMatchObject({
      'item.nombre': 'Bruno',
      'item.anterior': 'Ana',
      'item.anterior pagina': `${server.url}/p/para-llevar/ana`,
      'item.siguiente': 'Clara',
    })
    // Whoever goes on later knows what came before.
    const later = await taken({ from: 2 })
    expect(later.items.map(({ slug }) => slug)).toEqual(['clara'])
    expect(later.items[0]?.item.values).toMatchObject({ 'item.anterior': 'Bruno', 'item.siguiente': '' })

    const key = queryKey({
      collection: id,
      field: '',
      operator: 'is',
      value: '',
      sort: 'nombre',
      direction: 'up',
      limit: 1,
      names: ['item.pagina propia'],
    })
    const listedWith = async (templates: readonly string[]) =>
      bodyOf(await ana.call('POST', '/api/collections/shown', { questions: [key], templates }))
    expect(JSON.stringify(await listedWith([]))).not.toContain('para-llevar')
    expect(JSON.stringify(await listedWith([pageId]))).toContain(`${server.url}/p/para-llevar/ana`)

    const eva = await signUp(server.url, 'Eva')
    expect((await eva.call('POST', `/api/item-templates/${pageId}/pages`, {})).status).toBe(404)
    const { id: other } = await createPage(ana, 'Sin plantilla', templateOf(id))
    expect((await ana.call('POST', `/api/item-templates/${other}/pages`, {})).status).toBe(404)
  })

  it('stand at addresses of their own, with what each says, and follow it', async () => {
    const { id } = await publishedTemplate('equipo')
    const { id: item } = await addItem(
      ana,
      id,
      { nombre: 'Ana López </script>', cargo: 'Diseño' },
      'published',
    )
    await addItem(ana, id, { nombre: 'Zoe', cargo: 'Diseño' }, 'published')
    await addItem(ana, id, { nombre: 'Borrador' })
    const { status, text } = await visit('/p/equipo/ana-lopez-script')
    expect(status).toBe(200)
    expect(text).toContain('<title>Ana López &lt;/script&gt; · Equipo</title>')
    expect(text).toContain('content="Ana López &lt;/script&gt;, Diseño"')
    expect(text).toContain('Siguiente: Zoe')
    expect(text).toMatch(/href="[^"]*\/p\/equipo\/zoe"/)
    expect(text).toContain('También Zoe')
    expect(text).toContain('"@type":"Person","name":"Ana López \\u003c/script>"')
    expect(text).toContain('"jobTitle":"Diseño"')
    expect(text).toMatch(/<link rel="canonical" href="[^"]*\/p\/equipo\/ana-lopez-script">/)
    // The last has nobody after it, and a button that leads nowhere is none.
    expect(await textAt('/p/equipo/zoe')).not.toContain('Siguiente')
    expect(await statusAt('/p/equipo/borrador')).toBe(404)
    expect(await statusAt('/p/equipo/nadie')).toBe(404)

    const path = `/api/collections/${id}/items/${item}`
    await ana.call('PUT', path, { values: { nombre: 'Ana Ruiz', cargo: 'Dirección' }, version: 1 })
    await expect.poll(() => textAt('/p/equipo/ana-lopez-script'), patience).toContain('Ana Ruiz · Equipo')
    expect(await textAt('/p/equipo/ana-lopez-script')).not.toContain('También Zoe')
    await ana.call('PUT', path, { values: { nombre: 'Ana Ruiz' }, state: 'draft', version: 2 })
    await expect.poll(() => statusAt('/p/equipo/ana-lopez-script'), patience).toBe(404)
  })

  it('are listed for searchers and told by a feed, in the place of their template', async () => {
    const { id, pageId } = await publishedTemplate('noticias', { data: { description: 'cargo' } })
    await addItem(ana, id, { nombre: 'Una & otra', cargo: 'Diseño' }, 'published')
    const sitemap = await textAt('/sitemap.xml')
    expect(sitemap).toContain('/p/noticias/una-otra</loc>')
    expect(sitemap).not.toContain('/p/ficha-de-noticias</loc>')
    const feed = await textAt('/p/noticias/rss.xml')
    expect(feed).toContain('<title>Una &amp; otra</title>')
    expect(feed).toContain('<description>Diseño</description>')
    expect(await statusAt('/p/nada/rss.xml')).toBe(404)
    expect((await visit('/p/ficha-de-noticias')).location).toBe('/p/noticias/una-otra')
    bodyOf(await ana.call('DELETE', `/api/item-templates/${pageId}`))
    await expect.poll(() => statusAt('/p/noticias/una-otra'), patience).toBe(404)
    expect(await statusAt('/p/ficha-de-noticias')).toBe(200)
  })

  it('are led to from lists, as long as their template stands', async () => {
    const { id, pageId } = await publishedTemplate('casos')
    await addItem(ana, id, { nombre: 'Uno' }, 'published')
    const more = { text: 'Ver más', link: '{{item.pagina_propia}}' }
    const list = {
      version: 1,
      elements: [
        {
          id: 'collection-1',
          type: 'collection',
          name: 'Colección',
          props: {
            collection: id,
            children: [{ id: 'button-2', type: 'button', name: 'Ver', props: more }],
          },
        },
      ],
    }
    const { id: listId } = await createPage(ana, 'Lista de casos', list)
    await ana.call('POST', `/api/pages/${listId}/publication`)
    expect(await textAt('/p/lista-de-casos')).toMatch(/href="[^"]*\/p\/casos\/uno"/)
    expect(bodyOf(await ana.call('GET', `/api/collections/${id}/pages`))).toEqual({
      items: [
        { id: pageId, name: 'Ficha de casos', fields: ['nombre', 'cargo'] },
        { id: listId, name: 'Lista de casos', fields: [] },
      ],
    })
    await ana.call('DELETE', `/api/pages/${pageId}/publication`)
    await expect.poll(() => textAt('/p/lista-de-casos'), patience).not.toContain('Ver más')
  })

  it('have addresses that nobody else has', async () => {
    const { id } = await publishedTemplate('cursos')
    const { id: other } = await createPage(ana, 'Otra ficha', templateOf(id))
    const answer = await ana.call('PUT', `/api/item-templates/${other}`, {
      collectionId: id,
      prefix: 'cursos',
    })
    expect(answer.body).toMatchObject({ status: 409, code: 'TEMPLATE_ADDRESS_TAKEN' })
    const fields = [{ key: 'nombre', name: 'Nombre', kind: 'text' }]
    await ana.call('PATCH', `/api/collections/${id}`, { fields, version: 1 })
    // The last one is called as the address that forms are sent to.
    const csv = 'Nombre\nIgual\nIgual\n¿?\nÍgual!\nLeads\n'
    bodyOf(await ana.call('POST', `/api/collections/${id}/import`, { csv, state: 'published' }))
    const { items } = listed.parse(bodyOf(await ana.call('GET', `/api/collections/${id}/items`)))
    const slugs = items.map(({ slug }) => slug)
    expect(new Set(slugs).size).toBe(5)
    expect(slugs).toEqual(expect.arrayContaining(['igual', 'elemento']))
    for (const slug of slugs) expect(await statusAt(`/p/cursos/${slug}`)).toBe(200)
  })

  it('take a form back with what is wrong in it, and thank for it, each at its own address', async () => {
    const { id } = await addCollection(ana, 'Cursos con formulario')
    const form = {
      id: 'form-5',
      type: 'form',
      name: 'Formulario',
      props: { fields: ['email'], successMessage: 'Te escribimos sobre {{item.nombre}}' },
    }
    const heading = {
      id: 'heading-1',
      type: 'heading',
      name: 'Nombre',
      props: { text: '{{item.nombre}}', level: 1 },
    }
    const page = await createPage(ana, 'Ficha de curso', { version: 1, elements: [heading, form] })
    bodyOf(await ana.call('PUT', `/api/item-templates/${page.id}`, { collectionId: id, prefix: 'aprender' }))
    await ana.call('POST', `/api/pages/${page.id}/publication`)
    await addItem(ana, id, { nombre: 'Acuarela' }, 'published')
    await addItem(ana, id, { nombre: 'Zapatería' }, 'published')
    expect(await textAt('/p/aprender/zapateria')).toContain('action="/p/aprender/zapateria/leads')
    // One that stands in memory by now, and one that is read for the form.
    for (const [slug, name] of [
      ['zapateria', 'Zapatería'],
      ['acuarela', 'Acuarela'],
    ]) {
      const path = `/p/aprender/${slug}`
      const send = async (email: string) =>
        fetch(`${server.url}${path}/leads`, {
          method: 'POST',
          redirect: 'manual',
          body: new URLSearchParams({ formId: 'form-5', email }),
        })
      const refused = await send('no es un correo')
      expect(refused.status).toBe(422)
      const shown = await refused.text()
      expect(shown).toMatch(new RegExp(`<h1[^>]*>${name}</h1>`))
      expect(shown).toContain('aria-invalid="true"')
      expect(shown).not.toContain('{{item')
      const taken = await send('luis@ejemplo.es')
      expect(taken.status).toBe(303)
      expect(taken.headers.get('location')).toBe(`${path}#gracias-form-5`)
    }
    expect(await statusAt('/p/aprender/nadie/leads')).toBe(404)
    const leads = z
      .object({ total: z.int() })
      .parse(bodyOf(await ana.call('GET', `/api/leads?pageId=${page.id}`)))
    expect(leads.total).toBe(2)
  })

  it('are settled by the team, in its own workspace', async () => {
    const { id, pageId } = await publishedTemplate('privado')
    const eva = await signUp(server.url, 'Eva')
    const own = await createPage(eva, 'De Eva')
    const set = { collectionId: id, prefix: 'ajeno' }
    expect((await eva.call('PUT', `/api/item-templates/${own.id}`, set)).status).toBe(422)
    expect((await eva.call('DELETE', `/api/item-templates/${pageId}`)).status).toBe(404)
    const client = await colleagueOf(server, ana, 'client')
    expect((await client.call('PUT', `/api/item-templates/${pageId}`, set)).status).toBe(403)
    const wrong = { ...set, image: 'no_hay', collectionId: id }
    expect((await ana.call('PUT', `/api/item-templates/${pageId}`, wrong)).status).toBe(422)
  })
})

describe('what searchers are told of an item', () => {
  const told = {
    title: 'Curso',
    url: 'https://x.test/cursos/curso',
    image: '',
    publishedAt: '2026-11-26T10:00:00.000Z',
    updatedAt: '2026-11-26T11:00:00.000Z',
    texts: { resumen: 'Corto', precio: '12.5', dia: '2026-12-01', sitio: 'Madrid', quien: 'Ana' },
  }

  it('is nothing where nothing is chosen, and no event without its day', () => {
    expect(itemData({ kind: '', data: { description: 'resumen' } }, told)).toBeNull()
    expect(itemData({ kind: 'Event', data: { location: 'sitio' } }, told)).toBeNull()
  })

  it('is said by the words of its kind, and by no other', () => {
    expect(
      itemData({ kind: 'Event', data: { startDate: 'dia', location: 'sitio', sku: 'quien' } }, told),
    ).toEqual({
      '@type': 'Event',
      name: 'Curso',
      url: told.url,
      startDate: '2026-12-01',
      location: { '@type': 'Place', name: 'Madrid' },
    })
    expect(itemData({ kind: 'Product', data: { price: 'precio' } }, told)).toMatchObject({
      offers: { '@type': 'Offer', price: '12.5', priceCurrency: 'EUR' },
    })
    expect(itemData({ kind: 'Article', data: { author: 'quien' } }, told)).toMatchObject({
      headline: 'Curso',
      datePublished: told.publishedAt,
      author: { '@type': 'Person', name: 'Ana' },
    })
    expect(itemData({ kind: 'JobPosting', data: { jobLocation: 'sitio' } }, told)).toMatchObject({
      title: 'Curso',
      datePosted: '2026-11-26',
    })
  })
})
