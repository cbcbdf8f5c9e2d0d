import { brotliCompressSync } from 'node:zlib'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { addCollection } from '../../testing/collections.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { createPage, publishPage } from '../../testing/pages.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { bodyOf } from '../../testing/work.ts'

const listed = 24
const many = 500
const changes = 15
const atOnce = 4
/** Far above what a quiet machine takes. */
const mostMs = 10_000
const found = z.object({ items: z.array(z.object({ id: z.string(), slug: z.string() })) })

const fields = [
  { key: 'nombre', name: 'Nombre', kind: 'text', required: true },
  { key: 'cargo', name: 'Cargo', kind: 'text' },
  { key: 'texto', name: 'Texto', kind: 'long' },
  { key: 'foto', name: 'Foto', kind: 'image' },
]
const card = [
  {
    id: 'image-3',
    type: 'image',
    name: 'Foto',
    props: { src: '{{item.foto}}', alt: 'Foto de {{item.nombre}}' },
  },
  { id: 'heading-4', type: 'heading', name: 'Nombre', props: { text: '{{item.nombre}}', level: 3 } },
  { id: 'text-5', type: 'text', name: 'Cargo', props: { text: '{{item.cargo|Del equipo}}' } },
  { id: 'text-6', type: 'text', name: 'Texto', props: { text: '{{item.texto}}' } },
  { id: 'button-7', type: 'button', name: 'Ver', props: { text: 'Ver', link: '{{item.pagina_propia}}' } },
]
const text =
  'Lleva doce años ayudando a empresas de la zona a contar lo que hacen con palabras que se entienden.'

onBothEngines('collections on pages, measured', (engine) => {
  let server: TestServer
  let ana: Person
  let id: string
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url, 'Ana')
    id = (await addCollection(ana, 'Equipo', { fields })).id
    const rows = Array.from(
      { length: many },
      (_, at) => `Persona ${String(at).padStart(5, '0')};Diseño;${text};https://fotos.example/${at}.jpg`,
    )
    const csv = ['Nombre;Cargo;Texto;Foto', ...rows].join('\n')
    bodyOf(await ana.call('POST', `/api/collections/${id}/import`, { csv, state: 'published' }))
    const sheet = await createPage(ana, 'Ficha', { version: 1, elements: card.slice(0, 4) })
    bodyOf(
      await ana.call('PUT', `/api/item-templates/${sheet.id}`, {
        collectionId: id,
        prefix: 'equipo',
        kind: 'Person',
      }),
    )
    bodyOf(await ana.call('POST', `/api/pages/${sheet.id}/publication`))
  }, 600_000)

  const items = async (query: string) =>
    found.parse(bodyOf(await ana.call('GET', `/api/collections/${id}/items?${query}`))).items
  const tell = (line: string) => process.stdout.write(`${engine}: ${line}\n`)

  it('a list is light, and follows its items', async () => {
    const props = { collection: id, sort: 'nombre', limit: listed, children: card }
    const elements = [{ id: 'collection-1', type: 'collection', name: 'Colección', props }]
    const { path } = await publishPage(ana, 'Lista', { version: 1, elements })
    const read = async () => (await fetch(server.url + path)).text()
    const html = await read()
    tell(
      `a list of ${listed}: ${html.length} bytes, ${brotliCompressSync(Buffer.from(html)).length} as Brotli packs them`,
    )
    expect(html.length).toBeLessThan(30_000)
    const [item] = await items('sort=nombre&limit=1')
    const taken: number[] = []
    for (let version = 1; version <= changes; version += 1) {
      const word = `Cambio ${version}.`
      const values = { nombre: 'Persona 00000', texto: word }
      const began = performance.now()
      bodyOf(await ana.call('PUT', `/api/collections/${id}/items/${item?.id}`, { values, version }))
      await expect.poll(read, { timeout: mostMs, interval: 5 }).toContain(word)
      taken.push(performance.now() - began)
    }
    taken.sort((one, other) => one - other)
    const [middle = 0, worst = 0] = [taken[Math.floor(changes / 2)], taken.at(-1)]
    tell(`a change is live after ${middle.toFixed(0)} ms, ${worst.toFixed(0)} ms at worst of ${changes}`)
  }, 300_000)

  it('pages of items are made as they are asked for, and then stand in memory', async () => {
    const slugs: string[] = []
    for (const direction of ['up', 'down'])
      for (const { slug } of await items(`sort=nombre&direction=${direction}&limit=100`)) slugs.push(slug)
    for (const turn of ['made', 'from memory']) {
      const began = performance.now()
      let next = 0
      const worker = async () => {
        for (let slug = slugs[next++]; slug !== undefined; slug = slugs[next++]) {
          const answer = await fetch(`${server.url}/p/equipo/${slug}`)
          await answer.arrayBuffer()
          expect(answer.status).toBe(200)
        }
      }
      await Promise.all(Array.from({ length: atOnce }, worker))
      const perSecond = slugs.length / ((performance.now() - began) / 1000)
      tell(`${slugs.length} pages of items, ${atOnce} at once: ${perSecond.toFixed(0)} a second, ${turn}`)
    }
  }, 300_000)
})
