import { beforeAll, expect, it } from 'vitest'
import { addCollection } from '../../testing/collections.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { publishPage } from '../../testing/pages.ts'
import { bodyOf } from '../../testing/work.ts'

const tables = 5
const rows = 20_000
const times = 15
/** Far above what a quiet machine takes: it tells a list that reads everything from one that does not. */
const mostMs = 2000

/** What people ask of a table, as the screen does. */
const asked = {
  table: '',
  'one state': 'state=published',
  'sorted by a number': 'sort=anos&direction=down',
  'filtered by a choice': 'field=cargo&value=Diseño',
  'filtered and sorted': 'field=anos&operator=more&value=90&sort=nombre',
  'a filter that nothing passes': 'field=anos&value=1000',
  'search for a name': 'search=persona 77777',
  'search without a find': 'search=nadie se llama asi',
}

/** What visitors ask of a list, each time anew. `at`: a number that no other time has. */
const visited: Record<string, (at: number) => string> = {
  'the beginning of a list': (at) => `pagina=${at + 2}`,
  'the middle of a list': (at) => `pagina=${800 + at}`,
  'a name looked for': (at) => `buscar=persona+${20_000 + at}`,
  'a word that half of them say': (at) => `buscar=pers&pagina=${at + 2}`,
  'a choice': (at) => `f-cargo=Dise%C3%B1o&pagina=${at + 2}`,
  'a choice and a range': (at) => `f-cargo=Dise%C3%B1o&f-anos-desde=90&f-anos-hasta=${92 + at / 10}`,
  'what nothing passes': (at) => `f-anos-desde=${1000 + at}`,
}

onBothEngines('a hundred thousand items', (engine) => {
  let server: TestServer
  let ana: Person
  let id: string
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url, 'Ana')
    id = (await addCollection(ana, 'Grande')).id
    for (let table = 0; table < tables; table += 1) {
      const lines = Array.from({ length: rows }, (_, at) => {
        const number = table * rows + at
        return `Persona ${number};${number % 3 ? 'Diseño' : 'Dirección'};${number % 97};2020-01-0${(number % 9) + 1}`
      })
      const csv = ['Nombre;Cargo;Años;Desde', ...lines].join('\n')
      const state = table % 2 ? 'published' : 'draft'
      bodyOf(await ana.call('POST', `/api/collections/${id}/import`, { csv, state }))
    }
  }, 600_000)

  it('are all there', async () => {
    expect(bodyOf(await ana.call('GET', `/api/collections/${id}`))).toMatchObject({ items: tables * rows })
  })

  it.each(Object.entries(asked))('answer a page: %s', async (name, query) => {
    const taken: number[] = []
    for (let time = 0; time < times; time += 1) {
      const began = performance.now()
      bodyOf(await ana.call('GET', `/api/collections/${id}/items?limit=50&${query}`))
      taken.push(performance.now() - began)
    }
    taken.sort((one, other) => one - other)
    const at = (share: number) => (taken[Math.floor(taken.length * share)] ?? 0).toFixed(1)
    process.stdout.write(`${engine}, ${name}: median ${at(0.5)} ms, 95 % ${at(0.95)} ms\n`)
    expect(taken[Math.floor(times / 2)]).toBeLessThan(mostMs)
  })

  it('answer visitors of a list, page by page and by what they choose', async () => {
    const card = {
      id: 'text-2',
      type: 'text',
      name: 'Nombre',
      props: { text: '{{item.nombre}}, {{item.cargo}}' },
    }
    const asks = { paging: 'pages', search: 'yes', filters: ['cargo', 'anos'] }
    const props = { collection: id, sort: 'nombre', limit: 24, ...asks, children: [card] }
    const elements = [{ id: 'collection-1', type: 'collection', name: 'Colección', props }]
    const { path } = await publishPage(ana, 'Lista', { version: 1, elements })
    for (const [name, queryOf] of Object.entries(visited)) {
      const taken: number[] = []
      for (let time = 0; time < times; time += 1) {
        const began = performance.now()
        const answer = await fetch(`${server.url}${path}?lista=1&${queryOf(time)}`)
        await answer.arrayBuffer()
        taken.push(performance.now() - began)
        expect(answer.status).toBe(200)
      }
      taken.sort((one, other) => one - other)
      const at = (share: number) => (taken[Math.floor(taken.length * share)] ?? 0).toFixed(1)
      process.stdout.write(`${engine}, ${name}: median ${at(0.5)} ms, 95 % ${at(0.95)} ms\n`)
      expect(taken[Math.floor(times / 2)]).toBeLessThan(mostMs)
    }
  }, 300_000)
})
