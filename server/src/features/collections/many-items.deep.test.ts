import { beforeAll, expect, it } from 'vitest'
import { addCollection } from '../../testing/collections.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { type Person, signUp, startTestServer } from '../../testing/test-server.ts'
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

onBothEngines('a hundred thousand items', (engine) => {
  let ana: Person
  let id: string
  beforeAll(async () => {
    const server = await startTestServer(engine)
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
})
