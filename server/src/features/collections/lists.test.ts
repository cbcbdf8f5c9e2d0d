import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { addCollection, addItem } from '../../testing/collections.ts'
import { onEachEngine } from '../../testing/engines.ts'
import { publishPage } from '../../testing/pages.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { bodyOf } from '../../testing/work.ts'

const patience = { timeout: 10_000, interval: 20 }
const made = z.object({ id: z.string() })
const fields = [
  { key: 'nombre', name: 'Nombre', kind: 'text', required: true },
  { key: 'tipo', name: 'Tipo', kind: 'choice', options: ['Piso', 'Casa & jardín'] },
  { key: 'precio', name: 'Precio', kind: 'number' },
  { key: 'libre', name: 'Libre desde', kind: 'date' },
  { key: 'terraza', name: 'Terraza', kind: 'boolean' },
  { key: 'notas', name: 'Notas', kind: 'long' },
]
const card = [
  { id: 'heading-2', type: 'heading', name: 'Nombre', props: { text: '{{item.nombre}}', level: 3 } },
  { id: 'text-3', type: 'text', name: 'Tipo', props: { text: '{{item.tipo}}' } },
]

const namesIn = (html: string) =>
  [...html.matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(([, name = '']) => name.replace(' &lt;b&gt;', ''))

onEachEngine('lists of which visitors ask', (engine) => {
  let server: TestServer
  let ana: Person
  let id: string
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url, 'Ana')
    ;({ id } = await addCollection(ana, 'Pisos', { fields }))
    for (let at = 1; at <= 7; at += 1)
      await addItem(
        ana,
        id,
        {
          nombre: `Piso ${at} <b>`,
          tipo: at % 2 === 1 ? 'Piso' : 'Casa & jardín',
          precio: at * 100,
          libre: `2026-12-0${at}`,
          terraza: at === 3,
          notas: at === 5 ? 'secreto' : '',
        },
        'published',
      )
    await addItem(ana, id, { nombre: 'Piso borrador', precio: 1 })
    await addItem(ana, id, { nombre: 'Zaguán' }, 'published')
  })

  const visit = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(server.url + path, { headers })
    return { status: answer.status, headers: answer.headers, html: await answer.text() }
  }
  const namesAt = async (path: string) => namesIn((await visit(path)).html)
  async function publishList(name: string, props: object) {
    const own = { collection: id, sort: 'nombre', limit: 3, ...props, children: card }
    const elements = [{ id: 'collection-1', type: 'collection', name: 'Colección', props: own }]
    return (await publishPage(ana, name, { version: 1, elements })).path
  }

  it('have pages, each with an address and a name of its own, which follow the items', async () => {
    const path = await publishList('Por páginas', { paging: 'pages' })
    const first = await visit(path)
    expect(namesIn(first.html)).toEqual(['Piso 1', 'Piso 2', 'Piso 3'])
    expect(first.html).toContain('>Del 1 al 3, de 8 resultados</p>')
    expect(first.html).toContain(`<a class="`)
    expect(first.html).toContain(`href="${path}?lista=1&amp;pagina=3#lista-1"`)
    expect(first.html).not.toContain('<form')
    expect(first.headers.get('content-security-policy')).toContain("form-action 'none'")
    const second = await visit(`${path}?lista=1&pagina=2`)
    expect(namesIn(second.html)).toEqual(['Piso 4', 'Piso 5', 'Piso 6'])
    expect(second.html).toMatch(/aria-label="Página 2" aria-current="page"/)
    expect(second.html).toContain(' · Página 2</title>')
    expect(second.html).toMatch(/<link rel="canonical" href="[^"]*\?lista=1&amp;pagina=2">/)
    expect(second.html).not.toContain('noindex')
    // Beyond the last is the last.
    expect(await namesAt(`${path}?lista=1&pagina=90000`)).toEqual(['Piso 7', 'Zaguán'])
    const { id: item } = made.parse(await addItem(ana, id, { nombre: 'Piso 45', precio: 9 }, 'published'))
    await expect
      .poll(() => namesAt(`${path}?lista=1&pagina=2`), patience)
      .toEqual(['Piso 4', 'Piso 45', 'Piso 5'])
    await expect.poll(async () => (await visit(path)).html, patience).toContain('de 9 resultados')
    bodyOf(await ana.call('DELETE', `/api/collections/${id}/items/${item}`))
    await expect
      .poll(() => namesAt(`${path}?lista=1&pagina=2`), patience)
      .toEqual(['Piso 4', 'Piso 5', 'Piso 6'])
  })

  it('show more and more, from the first of the new ones on', async () => {
    const path = await publishList('Con más', { paging: 'more' })
    const first = await visit(path)
    expect(first.html).toContain(`href="${path}?lista=1&amp;pagina=2#lista-1-nuevos">Cargar más</a>`)
    const more = await visit(`${path}?lista=1&pagina=2`)
    expect(namesIn(more.html)).toEqual(['Piso 1', 'Piso 2', 'Piso 3', 'Piso 4', 'Piso 5', 'Piso 6'])
    expect(more.html).toMatch(/id="lista-1-nuevos" tabindex="-1"><h3[^>]*>Piso 4/)
    expect(more.html).toContain('>Del 1 al 6, de 8 resultados</p>')
    const all = await visit(`${path}?lista=1&pagina=3`)
    expect(all.html).toContain('>8 resultados</p>')
    expect(all.html).not.toContain('Cargar más')
  })

  it('are looked through and chosen from, by what their page lets visitors ask', async () => {
    const filters = ['tipo', 'precio', 'libre', 'terraza', 'nombre', 'no_hay']
    const path = await publishList('Con filtros', { paging: 'pages', search: 'yes', filters })
    const { html, headers } = await visit(path)
    expect(html).toMatch(/<form role="search" [^>]*action="\/p\/con-filtros#lista-1" method="get"/)
    expect(headers.get('content-security-policy')).toContain("form-action 'self'")
    expect(headers.get('content-security-policy')).toMatch(/sandbox [^;]*allow-forms/)
    expect(html).toContain('<option value="Casa &amp; jardín">')
    // Neither a field of text nor one that there is not.
    expect(html).not.toContain('f-nombre')
    expect(html).not.toContain('f-no_hay')
    const asked = (query: string) => namesAt(`${path}?lista=1&${query}`)
    expect(await asked(`f-tipo=${encodeURIComponent('Casa & jardín')}`)).toEqual([
      'Piso 2',
      'Piso 4',
      'Piso 6',
    ])
    expect(await asked('f-precio-desde=200&f-precio-hasta=400')).toEqual(['Piso 2', 'Piso 3', 'Piso 4'])
    // One without a price is not cheap.
    expect(await asked('f-precio-hasta=100')).toEqual(['Piso 1'])
    expect(await asked('f-libre-desde=2026-12-06')).toEqual(['Piso 6', 'Piso 7'])
    expect(await asked(`f-terraza=${encodeURIComponent('sí')}`)).toEqual(['Piso 3'])
    expect(await asked('buscar=JARDIN+piso')).toEqual(['Piso 2', 'Piso 4', 'Piso 6'])
    expect(await asked('buscar=zaguan&f-precio-desde=x&f-otro=1')).toEqual(['Zaguán'])
    const found = await visit(`${path}?lista=1&buscar=piso&f-tipo=Piso&pagina=2`)
    expect(namesIn(found.html)).toEqual(['Piso 7'])
    expect(found.html).toContain('<meta name="robots" content="noindex">')
    expect(found.html).toMatch(/<link rel="canonical" href="[^"?]*\/p\/con-filtros">/)
    expect(found.html).toContain('value="piso"')
    expect(found.html).toContain('<option value="Piso" selected="">')
    expect(found.html).toContain('Quitar lo elegido')
    const none = await visit(`${path}?lista=1&buscar=nada+de+nada`)
    expect(none.html).toContain('>0 resultados</p>')
    expect(none.html).toContain('No hay nada con lo que has elegido')
  })

  it('find a word of a text that is longer than what its item is found by', async () => {
    const long = ['uno', 'dos'].map((key) => ({ key, name: key, kind: 'long' }))
    const [name] = fields
    const { id: recipes } = await addCollection(ana, 'Recetas', { fields: [name, ...long] })
    const item = { nombre: 'Paella', uno: 'arroz '.repeat(120), dos: 'Lleva azafrán' }
    await addItem(ana, recipes, item, 'published')
    await addItem(ana, recipes, { ...item, nombre: 'Fideuá', dos: 'Lleva caldo' }, 'published')
    const texts = ['{{item.uno}}', '{{item.dos}}'].map((text, at) => ({
      id: `text-${at + 5}`,
      type: 'text',
      name: 'Texto',
      props: { text },
    }))
    const props = { collection: recipes, sort: 'nombre', limit: 3, paging: 'pages', search: 'yes' }
    const elements = [
      {
        id: 'collection-1',
        type: 'collection',
        name: 'Lista',
        props: { ...props, children: [...card, ...texts] },
      },
    ]
    const { path } = await publishPage(ana, 'Recetario', { version: 1, elements })
    expect(await namesAt(`${path}?lista=1&buscar=azafran`)).toEqual(['Paella'])
    expect(await namesAt(`${path}?lista=1&buscar=arroz+lleva`)).toEqual(['Fideuá', 'Paella'])
    expect(await namesAt(`${path}?lista=1&buscar=marisco`)).toEqual([])
  })

  it('are there as they were when a form of their page comes back with what is wrong', async () => {
    const form = { id: 'form-5', type: 'form', name: 'Formulario', props: { fields: ['email'] } }
    const own = { collection: id, sort: 'nombre', limit: 3, paging: 'pages', children: card }
    const list = { id: 'collection-1', type: 'collection', name: 'Colección', props: own }
    const { path } = await publishPage(ana, 'Con formulario', { version: 1, elements: [list, form] })
    const send = (query: string, email: string) =>
      fetch(`${server.url}${path}/leads${query}`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ formId: 'form-5', email }),
      })
    const action = `action="${path}/leads?lista=1&amp;pagina=2#`
    expect((await visit(`${path}?lista=1&pagina=2`)).html).toContain(action)
    const refused = await send('?lista=1&pagina=2', 'no es un correo')
    expect(refused.status).toBe(422)
    const html = await refused.text()
    expect(namesIn(html)).toEqual(['Piso 4', 'Piso 5', 'Piso 6'])
    // Who is wrong once more is still on that page.
    expect(html).toContain(action)
    expect((await send('?lista=1&pagina=2', 'luis@ejemplo.es')).status).toBe(303)
    expect((await send('?lista=7&pagina=x', 'no')).status).toBe(422)
  })

  it('of 24 cards are a page of at most 30 kB, without a script', async () => {
    const { id: homes } = await addCollection(ana, 'Áticos', { fields })
    for (let at = 10; at < 40; at += 1)
      await addItem(ana, homes, { nombre: `Ático ${at}`, tipo: 'Piso', notas: 'n'.repeat(200) }, 'published')
    const asks = { paging: 'pages', filters: ['tipo', 'precio'] }
    const path = await publishList('Veinticuatro', { collection: homes, limit: 24, ...asks })
    const { html } = await visit(path)
    expect(namesIn(html)).toHaveLength(24)
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(30_000)
    expect(html).not.toContain('<script')
  })

  it('tell nothing of what their page does not show', async () => {
    const path = await publishList('Discreta', { search: 'yes' })
    expect(await namesAt(`${path}?lista=1&buscar=secreto`)).toEqual([])
    expect(await namesAt(`${path}?lista=1&buscar=borrador`)).toEqual([])
    // No filter is offered, and none is heard.
    expect(await namesAt(`${path}?lista=1&f-precio-desde=700`)).toEqual(['Piso 1', 'Piso 2', 'Piso 3'])
    // Without pages there is none to come to.
    expect(await namesAt(`${path}?lista=1&pagina=2`)).toEqual(['Piso 1', 'Piso 2', 'Piso 3'])
  })

  it.each([
    'lista=1&buscar=%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    'lista=1&f-tipo=%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    'lista=1&buscar=%25%27%3B--%5C',
    'lista=1&buscar=%00%FF%ED%A0%80',
    `lista=1&buscar=${'x'.repeat(5000)}`,
    'lista=99&pagina=2',
    'lista=-1&pagina=-2',
    'lista=1e3&pagina=0x10',
    'lista=&pagina=',
    'lista=1&pagina=__proto__&f-__proto__=1&f-constructor=1',
    `lista=1&${Array.from({ length: 500 }, (_, at) => `f-a${at}=1`).join('&')}`,
  ])('take hostile questions for texts or for none: %#', async (query) => {
    const path = await publishList(`Hostil ${engine}`, { paging: 'pages', search: 'yes', filters: ['tipo'] })
    const { status, html } = await visit(`${path}?${query}`)
    expect(status).toBe(200)
    expect(html).not.toContain('<script>')
  })

  it('take along what led a visitor here, to their other pages and through their form', async () => {
    const path = await publishList('Con origen', { paging: 'pages', search: 'yes' })
    const { html } = await visit(`${path}?utm_source=boletin&utm_campaign=otoño`)
    expect(html).toMatch(/href="[^"]*\?lista=1&amp;pagina=2&amp;_v=[\w.-]+#lista-1"/)
    expect(html).toMatch(/name="lista" value="1"\/><input type="hidden" name="_v" value="[\w.-]+"\/>/)
    expect((await visit(path)).html).not.toContain('_v=')
  })

  it('stand twice on a page, each with its own questions', async () => {
    const common = { collection: id, sort: 'nombre', paging: 'pages' }
    const list = (at: number, limit: number) => ({
      id: `collection-${at}`,
      type: 'collection',
      name: 'Colección',
      props: {
        ...common,
        limit,
        children: card.map((each) => ({ ...each, id: `${each.id}${at}` })),
      },
    })
    const { path } = await publishPage(ana, 'Dos listas', { version: 1, elements: [list(1, 2), list(2, 3)] })
    expect(await namesAt(`${path}?lista=2&pagina=2`)).toEqual([
      'Piso 1',
      'Piso 2',
      'Piso 4',
      'Piso 5',
      'Piso 6',
    ])
    expect((await visit(path)).html).toMatch(/id="lista-1"[^]*id="lista-2"/)
  })
})

it('who has too many lists made is told to wait, and reads on what stands there', async () => {
  const server = await startTestServer('sqlite', { RATE_LIMIT_SCALE: '0.02' })
  const ana = await signUp(server.url, 'Ana')
  const { id } = await addCollection(ana, 'Pisos', { fields })
  await addItem(ana, id, { nombre: 'Uno' }, 'published')
  const props = { collection: id, search: 'yes', children: card }
  const elements = [{ id: 'collection-1', type: 'collection', name: 'Colección', props }]
  const { path } = await publishPage(ana, 'Con puerta', { version: 1, elements })
  const ask = (word: string) => fetch(`${server.url}${path}?lista=1&buscar=${word}`)
  const words = ['uno', 'dos', 'tres', 'cuatro', 'cinco']
  for (const word of words) expect((await ask(word)).status).toBe(200)
  const refused = await ask('seis')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.text()).toContain('Has pedido muchas listas seguidas')
  expect((await ask('dos')).status).toBe(200)
  expect((await fetch(server.url + path)).status).toBe(200)
})
