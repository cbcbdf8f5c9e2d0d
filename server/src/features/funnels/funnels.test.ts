import { funnelFiguresSchema, funnelSchema } from '@aurelio/contracts/funnels'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { onBothEngines } from '../../testing/engines.ts'
import { documentWith, navigateForm } from '../../testing/pages.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { bodyOf } from '../../testing/work.ts'

const browser = (n: number) =>
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/1${n}.0.0.0 Safari/537.36`
const button = (n: number, text: string) => ({
  id: `button-170000000000${n}`,
  type: 'button',
  name: 'Botón',
  props: { text, link: '#' },
})
const pageWith = (...elements: unknown[]) => ({ version: 1, elements })
const steps = [
  { id: 's1', kind: 'captura', at: null, name: 'Guía', document: documentWith('Guía', ['email']) },
  { id: 's2', kind: 'upsell', at: null, name: 'Curso', document: pageWith(button(1, 'Sí'), button(2, 'No')) },
  { id: 's3', kind: 'gracias', at: null, name: 'Gracias', document: documentWith('Gracias') },
]
const edges = [
  { id: 'e1', from: 's1', port: 'enviar', to: 's2' },
  { id: 'e2', from: 's2', port: 'aceptar', to: 's3' },
  { id: 'e3', from: 's2', port: 'rechazar', to: 's3' },
]
const file = { format: 'aurelio-funnel-1', name: 'Regalo', graph: { nodes: steps, edges } }

const linksIn = (html: string) => [...html.matchAll(/href="([^"]*_v=[^"]*)"/g)].map(([, link = '']) => link)

const count = (counts: { key: string; people: number }[], key: string) =>
  counts.find((each) => each.key === key)?.people ?? 0

onBothEngines('a funnel', (engine) => {
  let server: TestServer
  let ana: Person

  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url, 'Ana')
  }, 60_000)

  const create = async (made: object = file) =>
    funnelSchema.parse(bodyOf(await ana.call('POST', '/api/funnels', made)))
  const publish = async (id: string) =>
    funnelSchema.parse(bodyOf(await ana.call('POST', `/api/funnels/${id}/publication`)))
  const figures = async (id: string) =>
    funnelFiguresSchema.parse(bodyOf(await ana.call('GET', `/api/funnels/${id}/figures?period=today`)))
  const visit = async (path: string, n: number) => {
    const answer = await fetch(new URL(path, server.url), {
      headers: { 'user-agent': browser(n), 'sec-fetch-dest': 'document' },
    })
    return answer.text()
  }
  const send = (path: string, n: number, html: string) => {
    const sent = /name="_token" value="([^"]+)/.exec(html)?.[1] ?? ''
    return navigateForm(server.url, path, browser(n), { email: `eva${n}@ejemplo.es`, _token: sent })
  }

  it('takes people from step to step, counts each once and in order, and keeps the path with the lead', async () => {
    const made = await create()
    expect(made).toMatchObject({ steps: 3, url: null, findings: [] })
    const { url, id } = await publish(made.id)
    const path = new URL(url ?? '').pathname

    for (const n of [10, 11, 12]) await visit(path, n)
    const html = await visit(path, 10)
    const next = await send(path, 10, html)
    expect(next).toContain('_v=')
    const offer = await visit(next, 10)
    expect(await visit(next, 10)).toBe(offer)
    const [accept = '', refuse = ''] = linksIn(offer)
    expect(accept).not.toBe('')
    expect(refuse).not.toBe('')
    expect(await visit(accept, 10)).toContain('Gracias')
    // Handed on to somebody who never saw the first page: they are counted for it too, so no figure rises.
    await visit(next, 20)
    // And who comes to a later step by themselves is on no way at all.
    await visit(new URL(accept, server.url).pathname, 30)

    await expect.poll(async () => count((await figures(id)).steps, 's3'), { timeout: 10_000 }).toBe(1)
    const { steps: counted, edges: ways, by, leads, times, values } = await figures(id)
    expect(['s1', 's2', 's3'].map((key) => count(counted, key))).toEqual([4, 2, 1])
    expect(['s1>s2', 's2>s3'].map((key) => count(ways, key))).toEqual([2, 1])
    expect(by.device).toEqual([
      { key: 'desktop', entered: 4, finished: 1, enteredBefore: 0, finishedBefore: 0 },
    ])
    expect(leads).toMatchObject([{ step: 's1', people: [{ name: 'eva10@ejemplo.es' }] }])
    // How long they took is known of who went on, and of nobody else.
    expect(times.map(({ key, people }) => [key, people.reduce((sum, each) => sum + each, 0)])).toEqual(
      expect.arrayContaining([
        ['s1>s2', 2],
        ['s2>s3', 1],
      ]),
    )
    expect(values).toEqual([{ step: 's1', people: 1, won: 0, valueCents: 0 }])
    const phones = `/api/funnels/${id}/figures?period=today&device=mobile`
    expect(bodyOf(await ana.call('GET', phones))).toMatchObject({ steps: [], edges: [] })
    const leadId = leads[0]?.people[0]?.id ?? ''
    expect(bodyOf(await ana.call('GET', `/api/leads/${leadId}/funnel`))).toMatchObject({
      funnel: { name: 'Regalo', steps: [{ kind: 'captura', name: 'Guía' }] },
    })
  }, 60_000)

  it('says what keeps people from its end, and refuses what stands on nothing', async () => {
    const looping = [edges[0], { id: 'e2', from: 's2', port: 'aceptar', to: 's1' }]
    const made = await create({ ...file, graph: { nodes: steps, edges: looping } })
    expect(made.findings.map(({ code }) => code).toSorted()).toEqual(['endless', 'unreachable'])
    const gone = made.pages[2]?.id ?? ''
    bodyOf(await ana.call('DELETE', `/api/pages/${gone}`))
    const { findings } = funnelSchema.parse(bodyOf(await ana.call('GET', `/api/funnels/${made.id}`)))
    expect(findings.map(({ code }) => code)).toContain('page-gone')
    expect((await ana.call('POST', `/api/funnels/${made.id}/publication`)).body).toMatchObject({
      code: 'FUNNEL_UNSOUND',
    })
  })

  it('is rolled back whole: its name, its steps, its pages, one that is gone too', async () => {
    const made = await create()
    await publish(made.id)
    const [, offer, thanks] = made.pages
    const changed = { name: 'Otra', document: documentWith('Otra cosa'), baseVersion: 2 }
    expect((await ana.call('PUT', `/api/pages/${offer?.id}`, changed)).status).toBe(200)
    bodyOf(await ana.call('DELETE', `/api/pages/${thanks?.id}`))
    const emptied = { name: 'Vacío', graph: { nodes: [], edges: [] }, baseVersion: 1 }
    bodyOf(await ana.call('PUT', `/api/funnels/${made.id}`, emptied))

    const path = `/api/funnels/${made.id}/versions`
    const { items } = z
      .object({ items: z.array(z.object({ id: z.string(), number: z.int(), steps: z.int() })) })
      .parse(bodyOf(await ana.call('GET', path)))
    expect(items).toMatchObject([{ number: 1, steps: 3 }])
    const back = funnelSchema.parse(bodyOf(await ana.call('POST', `${path}/${items[0]?.id}/restoration`)))
    expect(back).toMatchObject({ name: 'Regalo', steps: 3, version: 3 })
    expect(back.findings.filter(({ code }) => code === 'page-gone')).toEqual([])
    expect(JSON.stringify(bodyOf(await ana.call('GET', `/api/pages/${offer?.id}`)))).not.toContain(
      'Otra cosa',
    )
    // What it was before is kept too.
    expect(bodyOf(await ana.call('GET', path))).toMatchObject({
      items: [{ number: 2, steps: 0 }, { number: 1 }],
    })
  })

  it('says which step of what is published is withdrawn', async () => {
    const { id, pages } = await create()
    await publish(id)
    bodyOf(await ana.call('DELETE', `/api/pages/${pages[2]?.id}/publication`))
    const { findings } = funnelSchema.parse(bodyOf(await ana.call('GET', `/api/funnels/${id}`)))
    expect(findings).toContainEqual({ code: 'unpublished', steps: ['s3'], port: null })
  })

  it('is exported and made again', async () => {
    const made = await create()
    const exported = z
      .object({ name: z.string() })
      .loose()
      .parse(bodyOf(await ana.call('GET', `/api/funnels/${made.id}/file`)))
    expect(await create({ ...exported, name: 'Copia' })).toMatchObject({
      name: 'Copia',
      steps: 3,
      findings: [],
    })
  })

  it('tells the second of two people who edit it at once, and keeps what the first one did', async () => {
    const { id, graph, version: baseVersion } = await create()
    const save = (name: string) => ana.call('PUT', `/api/funnels/${id}`, { name, graph, baseVersion })
    const answers = await Promise.all([save('De una'), save('De otra')])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    const kept = answers[0]?.status === 200 ? 'De una' : 'De otra'
    expect(bodyOf(await ana.call('GET', `/api/funnels/${id}`))).toMatchObject({ name: kept })
  })
})
