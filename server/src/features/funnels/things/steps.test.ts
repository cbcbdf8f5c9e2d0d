import { funnelFiguresSchema, funnelSchema, type StepKind } from '@aurelio/contracts/funnels'
import { sequenceSchema } from '@aurelio/contracts/sequences'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { atEnd } from '../../../testing/at-end.ts'
import { enterContest, openContest } from '../../../testing/contests.ts'
import { onBothEngines } from '../../../testing/engines.ts'
import { addFilm } from '../../../testing/films.ts'
import { documentWith, navigatePost } from '../../../testing/pages.ts'
import { createQuiz, publishQuiz } from '../../../testing/quizzes.ts'
import { comesDue } from '../../../testing/scheduled-jobs.ts'
import { startSmtpServer } from '../../../testing/smtp-server.ts'
import { addPeople, createList, createSequence } from '../../../testing/subscriptions.ts'
import {
  type Answer,
  type Person,
  signUp,
  startTestServer,
  type TestServer,
} from '../../../testing/test-server.ts'
import { bodyOf } from '../../../testing/work.ts'
import { newQuiz } from '../../quizzes/new-quiz.ts'

const browser =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const plain = (text: string) => text.replaceAll('&amp;', '&')
const linkOn = (html: string) => plain(/href="([^"]*_v=[^"]*)"/.exec(html)?.[1] ?? '')
const tokenIn = (html: string) => /name="_token" value="([^"]+)/.exec(html)?.[1] ?? ''
const funnelOf = (answer: Answer) => funnelSchema.parse(bodyOf(answer))
const step = (id: string, kind: StepKind, document: object, thing: string | null = null) => ({
  id,
  kind,
  at: null,
  name: id,
  document,
  thing,
})
const lettersIn = (received: readonly string[]) =>
  received
    .map((text) => text.replaceAll('=\r\n', '').replaceAll('=3D', '='))
    .filter((text) => /^Subject:.*Sigue/m.test(text))
const pageSchema = z.object({
  document: z.object({
    elements: z.array(z.object({ props: z.object({ fields: z.unknown().optional() }) })),
  }),
})
const boxOf = ({ id }: { id: string }, of = 's2') => `/api/funnels/${id}/steps/${of}/box`
const sequencesSchema = z.object({ items: z.array(sequenceSchema) })
const count = (counts: { key: string; people: number }[], key: string) =>
  counts.find((each) => each.key === key)?.people ?? 0

onBothEngines('a step that is about a thing of another room', (engine) => {
  let server: TestServer
  let ana: Person
  let smtp: Awaited<ReturnType<typeof startSmtpServer>>
  beforeAll(async () => {
    smtp = await startSmtpServer()
    atEnd(smtp.stop)
    server = await startTestServer(engine, {
      SMTP_URL: smtp.url,
      DRAND_URL: 'http://127.0.0.1:9',
      VIDEO_DISK_FLOOR_MB: '0',
    })
    ana = await signUp(server.url, 'Ana')
  }, 60_000)

  const at = (path: string, init: RequestInit = {}) =>
    fetch(new URL(path, server.url), {
      redirect: 'manual',
      ...init,
      headers: { 'user-agent': browser, 'sec-fetch-dest': 'document' },
    })
  const textAt = async (path: string) => (await at(path)).text()
  const post = (path: string, fields: Record<string, string>) =>
    at(path, { method: 'POST', body: new URLSearchParams(fields) })
  const figures = async (id: string) =>
    funnelFiguresSchema.parse(bodyOf(await ana.call('GET', `/api/funnels/${id}/figures?period=today`)))
  const find = async (id: string) => funnelOf(await ana.call('GET', `/api/funnels/${id}`))

  /** A funnel of two steps, of which the first gets a page of its own for the thing that it is about. */
  async function funnelWith(kind: StepKind, port: string, thing: string) {
    const nodes = [
      { id: 's1', kind, at: null, name: 'Principio', document: documentWith('Principio') },
      { id: 's2', kind: 'gracias', at: null, name: 'Final', document: documentWith('Hasta aquí') },
    ]
    const graph = { nodes, edges: [{ id: 'e1', from: 's1', port, to: 's2' }] }
    const made = funnelOf(
      await ana.call('POST', '/api/funnels', { format: 'aurelio-funnel-1', name: 'Con sala', graph }),
    )
    expect(made.findings.map(({ code }) => code)).toContain('no-thing')
    const path = `/api/funnels/${made.id}/steps/s1/page`
    const whole = funnelOf(await ana.call('POST', path, { thing, baseVersion: made.version }))
    // Of two people who do so the second is told.
    expect((await ana.call('POST', path, { thing, baseVersion: made.version })).status).toBe(409)
    return whole
  }
  const publish = async (id: string) => {
    const { url } = funnelOf(await ana.call('POST', `/api/funnels/${id}/publication`))
    return new URL(url ?? '').pathname
  }
  const isCounted = async (id: string) => {
    await expect.poll(async () => count((await figures(id)).edges, 's1>s2'), { timeout: 10_000 }).toBe(1)
    expect(count((await figures(id)).steps, 's1')).toBe(1)
  }

  it('takes people from the result of its quiz to the next step, and counts them', async () => {
    const quiz = await publishQuiz(ana)
    const address = new URL(quiz.url).pathname
    const funnel = await funnelWith('quiz', 'clic', quiz.id)
    expect(funnel).toMatchObject({ findings: [], things: [{ id: quiz.id, kind: 'quiz', name: 'Test' }] })
    const path = await publish(funnel.id)
    const html = await textAt(path)
    expect(html).toContain(`action="${address}#`)
    const sent = await post(address, {
      _quiz: '',
      _go: 'next',
      _token: tokenIn(html),
      'q-q1': 'Otra cosa',
    })
    expect(sent.status).toBe(303)
    const result = await textAt(sent.headers.get('location') ?? '')
    expect(result).toContain('Continuar')
    expect(await textAt(linkOn(result))).toContain('Hasta aquí')
    await isCounted(funnel.id)
    // Whoever takes it at its own address is in no funnel.
    const own = await textAt(address)
    const token = /name="_quiz" value="([^"]+)"/.exec(own)?.[1] ?? ''
    const alone = await post(address, { _quiz: token, _go: 'next', 'q-q1': 'Otra cosa' })
    expect(linkOn(await textAt(alone.headers.get('location') ?? ''))).toBe('')
  }, 60_000)

  it('takes people from the thanks of its contest to the next step, and keeps the path with the lead', async () => {
    const contest = await openContest(ana)
    const funnel = await funnelWith('concurso', 'enviar', contest.id)
    expect(funnel.findings).toEqual([])
    const path = await publish(funnel.id)
    const html = await textAt(path)
    expect(html).toContain('Una cesta')
    const location = await navigatePost(`${server.url}${contest.path}/leads?l=es`, browser, {
      formId: 'participar',
      _token: tokenIn(html),
      name: 'Eva',
      email: 'eva@ejemplo.es',
      bases: '1',
    })
    const thanks = await textAt(location)
    expect(thanks).toContain('Mira tu correo')
    expect(await textAt(linkOn(thanks))).toContain('Hasta aquí')
    // A link that somebody made leads nowhere else.
    expect(await textAt(`${location.split('?')[0]}?n=aHR0cHM6Ly9tYWxvLmVz.x`)).not.toContain('malo')
    await isCounted(funnel.id)
    await expect
      .poll(async () => (await figures(funnel.id)).leads, { timeout: 10_000 })
      .toMatchObject([{ step: 's1', people: [{ name: 'Eva' }] }])
    // Entering at its own page leads on to nothing.
    const alone = await enterContest(server, contest.path, 'leo@ejemplo.es')
    expect(linkOn(await textAt(alone.location))).toBe('')
  }, 60_000)

  it('leads on where its film ends and by a button, with the way along', async () => {
    const film = await addFilm(server, ana)
    const funnel = await funnelWith('video', 'clic', film.id)
    expect(funnel.findings).toEqual([])
    const html = await textAt(await publish(funnel.id))
    const end = plain(/data-end="([^"]*)"/.exec(html)?.[1] ?? '')
    expect(end).toMatch(/_v=/)
    expect(html).toMatch(/<a data-player-cta="" href="[^"]*_v=[^"]*">Continuar</)
    expect(await textAt(end)).toContain('Hasta aquí')
    await isCounted(funnel.id)
  }, 120_000)

  it('writes to who left their data before it, and takes them on by the links of its letters', async () => {
    const legal = { name: 'Estudio', taxNumber: 'B0', address: 'Calle 1', email: 'hola@ejemplo.es' }
    bodyOf(await ana.call('PUT', '/api/workspace/settings/legal', { ...legal, registry: '' }))
    const listId = await createList(ana)
    await addPeople(ana, listId, ['iris@ejemplo.es'])
    const sequence = await createSequence(ana, listId)
    const box = { name: 'novedades', type: 'checkbox', label: 'Quiero recibir novedades', list: listId }
    const nodes = [
      step('s1', 'captura', documentWith('Guía', ['email', box])),
      step('s2', 'correo', documentWith('Te hemos escrito'), sequence),
      step('s3', 'gracias', documentWith('Hasta aquí')),
    ]
    const edges = [
      { id: 'e1', from: 's1', port: 'enviar', to: 's2' },
      { id: 'e2', from: 's2', port: 'clic', to: 's3' },
    ]
    const graph = { nodes, edges }
    const file = { format: 'aurelio-funnel-1', name: 'Con correo', graph }
    const made = funnelOf(await ana.call('POST', '/api/funnels', file))
    expect(made.findings.map(({ code }) => code)).toEqual(['thing-unpublished'])
    const plainForm = step('s1', 'captura', documentWith('Guía', ['email']))
    const without = { ...file, graph: { ...graph, nodes: [plainForm, ...nodes.slice(1)] } }
    const codes = funnelOf(await ana.call('POST', '/api/funnels', without)).findings.map(({ code }) => code)
    expect(codes).toContain('no-box')

    const path = await publish(made.id)
    const last = (await find(made.id)).pages.find(({ name }) => name === 's3')?.url ?? ''
    const { items } = sequencesSchema.parse(bodyOf(await ana.call('GET', '/api/sequences')))
    const known = items.find(({ id }) => id === sequence)
    if (!known) throw new Error('The sequence is gone')
    const letter = {
      id: 'l1',
      at: null,
      kind: 'letter',
      subject: 'Sigue por aquí',
      text: 'Hola',
      button: { label: 'Seguir', link: last },
    }
    bodyOf(
      await ana.call('PUT', `/api/sequences/${sequence}`, {
        name: known.name,
        listId,
        graph: { nodes: [letter], edges: [] },
        rules: known.rules,
        baseNumber: known.number,
      }),
    )
    bodyOf(await ana.call('POST', `/api/sequences/${sequence}/state`, { isRunning: true }))
    const html = await textAt(path)
    const sent = { formId: 'form-1700000000002', _token: tokenIn(html), email: 'iris@ejemplo.es' }
    expect(await navigatePost(`${server.url}${path}/leads`, browser, sent)).toContain('_v=')
    await expect
      .poll(async () => (await figures(made.id)).leads.length, { timeout: 10_000 })
      .toBeGreaterThan(0)
    await comesDue(server.database, 'sequences')
    await expect.poll(() => lettersIn(smtp.received).length, { timeout: 15_000 }).toBe(1)
    const link = plain(
      new RegExp(`${last}[^"\\s>]*_v=[^"\\s>]*`).exec(lettersIn(smtp.received)[0] ?? '')?.[0] ?? '',
    )
    expect(link).toContain('utm_source=correo')
    expect(await textAt(link)).toContain('Hasta aquí')
    await expect.poll(async () => count((await figures(made.id)).edges, 's2>s3'), { timeout: 10_000 }).toBe(1)
    const { steps } = await figures(made.id)
    expect(['s1', 's2', 's3'].map((key) => count(steps, key))).toEqual([1, 1, 1])
  }, 60_000)

  it('puts the box for its letters into the form before it once, and takes it out again', async () => {
    const listId = await createList(ana, 'Consejos')
    const sequence = await createSequence(ana, listId)
    const nodes = [
      step('s1', 'captura', documentWith('Guía', ['email', 'consent'])),
      step('s2', 'correo', documentWith('Te hemos escrito'), sequence),
      step('s3', 'gracias', documentWith('Hasta aquí')),
    ]
    const edges = [
      { id: 'e1', from: 's1', port: 'enviar', to: 's2' },
      { id: 'e2', from: 's2', port: 'clic', to: 's3' },
    ]
    const create = async (changed: object[]) => {
      const file = { format: 'aurelio-funnel-1', name: 'Con casilla', graph: { nodes: changed, edges } }
      return funnelOf(await ana.call('POST', '/api/funnels', file))
    }
    const made = await create(nodes)
    const codes = ({ findings }: typeof made) => findings.map(({ code }) => code)
    const fields = async () => {
      const page = bodyOf(await ana.call('GET', `/api/pages/${made.graph.nodes[0]?.pageId}`))
      return pageSchema.parse(page).document.elements[1]?.props.fields
    }
    expect(codes(made)).toContain('no-box')
    const text = 'Quiero vuestros consejos por correo'
    const box = { name: 'novedades', type: 'checkbox', label: text, list: listId }
    for (const asked of [text, 'Otra vez']) {
      expect(codes(funnelOf(await ana.call('PUT', boxOf(made), { text: asked })))).toEqual([
        'thing-unpublished',
      ])
      expect(await fields()).toEqual(['email', 'consent', box])
    }
    const html = await textAt(await publish(made.id))
    expect(html).toMatch(/<input[^>]*name="novedades"/)
    expect(html).not.toMatch(/<input[^>]*name="novedades"[^>]*(?:checked|required)/)
    expect(html).toContain(text)
    expect(codes(funnelOf(await ana.call('DELETE', boxOf(made))))).toContain('no-box')
    expect(await fields()).toEqual(['email', 'consent'])
    // Nothing left to take out is no failure: two people may do so.
    expect((await ana.call('DELETE', boxOf(made))).status).toBe(200)

    expect((await ana.call('PUT', boxOf(made, 's1'), { text })).status).toBe(404)
    expect((await ana.call('PUT', boxOf(made), { text: ' ' })).status).toBe(422)
    const [, letters, thanks] = nodes
    const formless = await create([step('s1', 'captura', documentWith('Guía')), letters ?? {}, thanks ?? {}])
    const listless = await create([
      nodes[0] ?? {},
      step('s2', 'correo', documentWith('Hola'), await createSequence(ana)),
      thanks ?? {},
    ])
    for (const each of [formless, listless])
      expect((await ana.call('PUT', boxOf(each), { text })).body).toMatchObject({ code: 'FUNNEL_NO_BOX' })
  }, 60_000)

  it('says what is missing: a draft, what is gone, and what does not stand on its page', async () => {
    const quiz = await createQuiz(ana)
    const made = await funnelWith('quiz', 'clic', quiz.id)
    const codes = async () => (await find(made.id)).findings.map(({ code }) => code)
    expect(await codes()).toEqual(['thing-unpublished'])
    const other = await publishQuiz(ana)
    const nodes = made.graph.nodes.map((node) => (node.id === 's1' ? { ...node, thing: other.id } : node))
    const saved = funnelOf(
      await ana.call('PUT', `/api/funnels/${made.id}`, {
        name: made.name,
        graph: { ...made.graph, nodes },
        baseVersion: made.version,
      }),
    )
    expect(saved.findings.map(({ code }) => code)).toEqual(['unwired', 'thing-absent'])
    bodyOf(await ana.call('DELETE', `/api/quizzes/${other.id}`))
    expect(await codes()).toContain('thing-gone')
    const asked = { thing: other.id, baseVersion: saved.version }
    expect((await ana.call('POST', `/api/funnels/${made.id}/steps/s1/page`, asked)).body).toMatchObject({
      code: 'FUNNEL_NO_THING',
    })
  })

  it('is kept in copies, files and versions; what another workspace lacks is said there', async () => {
    const quiz = await publishQuiz(ana)
    const goal = { name: 'Responde', valueCents: 250 }
    const made = await funnelWith('quiz', 'clic', quiz.id)
    const nodes = made.graph.nodes.map((node) => (node.id === 's1' ? { ...node, goal } : node))
    const changed = { name: made.name, graph: { ...made.graph, nodes }, baseVersion: made.version }
    bodyOf(await ana.call('PUT', `/api/funnels/${made.id}`, changed))
    await publish(made.id)
    const exported = bodyOf(await ana.call('GET', `/api/funnels/${made.id}/file`))
    const copy = funnelOf(await ana.call('POST', '/api/funnels', exported))
    expect(copy).toMatchObject({
      findings: [],
      graph: { nodes: [{ thing: quiz.id, goal }, { thing: null }] },
    })
    const eva = await signUp(server.url, 'Eva')
    const theirs = funnelOf(await eva.call('POST', '/api/funnels', exported))
    expect(theirs.findings.map(({ code }) => code)).toContain('thing-gone')

    const emptied = { name: 'Vacío', graph: { nodes: [], edges: [] }, baseVersion: made.version + 1 }
    bodyOf(await ana.call('PUT', `/api/funnels/${made.id}`, emptied))
    const versions = `/api/funnels/${made.id}/versions`
    const kept = JSON.stringify(bodyOf(await ana.call('GET', versions)))
    const version = /"id":"([^"]+)"/.exec(kept)?.[1] ?? ''
    const back = funnelOf(await ana.call('POST', `${versions}/${version}/restoration`))
    expect(back.graph.nodes).toMatchObject([
      { thing: quiz.id, goal },
      { thing: null, goal: null },
    ])
  }, 60_000)

  it('fills the hidden fields of a quiz within a page from the address of the page', async () => {
    const document = {
      ...newQuiz(),
      hidden: [
        { id: 'h1', name: 'ciudad' },
        { id: 'h2', name: 'utm_source' },
      ],
    }
    const [block, ...others] = document.nodes
    if (block?.type !== 'block') throw new Error('A new quiz begins with a block')
    const [question] = block.questions
    if (!question) throw new Error('A new quiz asks something')
    const mail = { ...question, id: 'q2', kind: 'email' as const, text: 'Tu correo', options: [] }
    const quiz = await publishQuiz(ana, {
      ...document,
      nodes: [{ ...block, isGate: true, questions: [question, mail] }, ...others],
    })
    const address = new URL(quiz.url).pathname
    const funnel = await funnelWith('quiz', 'clic', quiz.id)
    const path = await publish(funnel.id)
    const take = async (email: string, told: Record<string, string>) => {
      const html = await textAt(`${path}?ciudad=Cuenca&utm_source=boletin`)
      const fields = { _quiz: '', _go: 'next', 'q-q1': 'Otra cosa', 'q-q2': email }
      const sent = { ...fields, _token: tokenIn(html), ...told }
      expect(await navigatePost(server.url + address, browser, sent)).not.toBe('')
      return JSON.stringify(bodyOf(await ana.call('GET', `/api/leads?q=${email}`)))
    }
    const scripted = await take('con@ejemplo.es', { _query: '?ciudad=Cuenca&utm_source=boletin' })
    expect(scripted).toContain('Cuenca')
    expect(scripted).toContain('boletin')
    // Without a script the token of the page knows the campaign.
    expect(await take('sin@ejemplo.es', {})).toContain('"value":"boletin"')
    // Who left their data in a quiz has the path too.
    await expect.poll(async () => (await figures(funnel.id)).leads[0]?.people.length).toBe(2)
  }, 60_000)
})
