import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { addCollection, addItem } from '../../../testing/collections.ts'
import { onEachEngine } from '../../../testing/engines.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { bodyOf } from '../../../testing/work.ts'

const name = { key: 'nombre', name: 'Name', kind: 'text', required: true }
const listed = z.object({
  items: z.array(
    z.object({
      title: z.string(),
      slug: z.string(),
      state: z.string(),
      values: z.record(z.string(), z.unknown()),
    }),
  ),
})

onEachEngine('tables that other programs write', (engine) => {
  let server: TestServer
  let ana: Person
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url, 'Ana')
  })
  const take = async (id: string, csv: string, more: object = {}) =>
    bodyOf(await ana.call('POST', `/api/collections/${id}/import`, { csv, state: 'published', ...more }))
  const items = async (id: string) =>
    listed.parse(bodyOf(await ana.call('GET', `/api/collections/${id}/items?sort=nombre`))).items

  it('come in from Notion: days with their month in words, several choices, ticks', async () => {
    const { id } = await addCollection(ana, 'Notion', {
      fields: [
        name,
        { key: 'tags', name: 'Tags', kind: 'choices', options: ['Luz'] },
        { key: 'fecha', name: 'Date', kind: 'date' },
        { key: 'hecho', name: 'Done', kind: 'boolean' },
      ],
    })
    const csv =
      '\uFEFFName,Date,Done,Tags\nUno,"November 26, 2026",Yes,"Luz, Obra"\nDos,"November 26, 2026 9:30 AM",No,\n'
    expect(await take(id, csv)).toMatchObject({
      added: 1,
      refused: [{ line: 2, field: 'tags', fault: 'NOT_A_CHOICE' }],
    })
    expect(await take(id, csv.replace('Dos', 'Tres'), { addsOptions: true })).toMatchObject({
      added: 2,
      refused: [],
    })
    expect(bodyOf(await ana.call('GET', `/api/collections/${id}`))).toMatchObject({
      fields: [{}, { options: ['Luz', 'Obra'] }, {}, {}],
    })
    expect(
      (await items(id)).map(({ title, values }) => [title, values['tags'], values['fecha'], values['hecho']]),
    ).toEqual([
      ['Dos', null, '2026-11-26', false],
      ['Tres', null, '2026-11-26', false],
      ['Uno', ['Luz', 'Obra'], '2026-11-26', true],
    ])
  })

  it('come in from Webflow: addresses, drafts, formatted texts, references by address', async () => {
    const { id: people } = await addCollection(ana, 'Autores', { fields: [name] })
    const { id: luis } = await addItem(ana, people, { nombre: 'Luis Mora' }, 'published')
    const { id } = await addCollection(ana, 'Webflow', {
      fields: [
        name,
        { key: 'cuerpo', name: 'Post Body', kind: 'rich' },
        { key: 'autor', name: 'Author', kind: 'reference', target: people },
        { key: 'fotos', name: 'Images', kind: 'gallery' },
      ],
    })
    const csv = [
      'Name,Slug,Collection ID,Item ID,Archived,Draft,Post Body,Author,Images',
      'Uno,primera-entrada,c,i,false,false,"<p id="""">Hola <strong>tú</strong></p><script>x</script>",luis-mora,https://x.test/a.jpg; https://x.test/b.jpg',
      'Dos,,c,i,false,true,,,',
    ].join('\n')
    expect(await take(id, csv)).toMatchObject({
      added: 2,
      refused: [],
      ignored: ['Collection ID', 'Item ID', 'Archived'],
    })
    const [dos, uno] = await items(id)
    expect(dos).toMatchObject({ title: 'Dos', slug: 'dos', state: 'draft' })
    expect(uno).toMatchObject({
      slug: 'primera-entrada',
      state: 'published',
      values: {
        autor: luis,
        cuerpo: { text: 'Hola tú', spans: [{ kind: 'bold', from: 5, to: 7 }] },
        fotos: [{ src: 'https://x.test/a.jpg' }, { src: 'https://x.test/b.jpg' }],
      },
    })
  })

  it('go out with all that they hold, and come in again as the same', async () => {
    const { id } = await addCollection(ana, 'Ida y vuelta', {
      fields: [
        name,
        { key: 'cuerpo', name: 'Cuerpo', kind: 'rich' },
        { key: 'lugar', name: 'Lugar', kind: 'place' },
        { key: 'color', name: 'Color', kind: 'color' },
      ],
    })
    const values = {
      nombre: '=1+1',
      cuerpo: { text: 'Uno <b>\ndos', spans: [{ kind: 'list', from: 8, to: 11 }] },
      lugar: { address: 'Aquí "mismo"', latitude: -3.5, longitude: 40 },
      color: '#aabbcc',
    }
    await addItem(ana, id, values, 'published')
    const { text } = await ana.call('GET', `/api/exports/collections/${id}`)
    expect(await take(id, text.replace(/^\uFEFF/, ''))).toMatchObject({ added: 0, changed: 1, refused: [] })
    const [again] = await items(id)
    expect(again?.values).toMatchObject({ ...values, cuerpo: { text: 'Uno <b>\n\ndos' } })
  })
})
