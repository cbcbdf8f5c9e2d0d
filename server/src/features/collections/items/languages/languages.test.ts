import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { pageTranslationSchema } from '@aurelio/contracts/translations'
import { addCollection, addItem } from '../../../../testing/collections.ts'
import { onEachEngine } from '../../../../testing/engines.ts'
import { publishPage } from '../../../../testing/pages.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../../../testing/test-server.ts'
import { bodyOf } from '../../../../testing/work.ts'

const patience = { timeout: 10_000, interval: 20 }
const ofSite = z.object({ siteId: z.string() })
const live = z.object({ url: z.string() })
const fields = [
  { key: 'nombre', name: 'Nombre', kind: 'text', required: true },
  { key: 'cargo', name: 'Cargo', kind: 'choice', options: ['Dirección', 'Diseño'] },
  { key: 'anos', name: 'Años', kind: 'number' },
  { key: 'texto', name: 'Texto', kind: 'rich' },
]

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
        ],
      },
    },
  ],
})

onEachEngine('what items say in other languages', (engine) => {
  let server: TestServer
  let ana: Person
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url, 'Ana')
  })
  const at = (id: string, itemId: string, language = '') =>
    `/api/collections/${id}/items/${itemId}/translations${language && `/${language}`}`

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

  it('is refused where it is no value of its field, or the same in every language', async () => {
    const { id, itemId } = await listed()
    for (const values of [{ anos: 3 }, { nombre: 'x'.repeat(301) }, { texto: { text: 'a', spans: [{}] } }])
      expect((await ana.call('PUT', at(id, itemId, 'en'), { values })).status).toBe(422)
  })
})
