import { experimentSchema } from '@aurelio/contracts/experiments'
import { leadSchema } from '@aurelio/contracts/leads'
import { visitSummarySchema, visitTablesSchema } from '@aurelio/contracts/visits'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { onEachEngine } from '../../testing/engines.ts'
import { publishPage } from '../../testing/pages.ts'
import { publishQuiz, quizToken } from '../../testing/quizzes.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { bodyOf } from '../../testing/work.ts'
import { newQuiz } from './new-quiz.ts'

/** One step that asks for the mail, and makes a lead. */
function asksForMail() {
  const quiz = newQuiz()
  const nodes = quiz.nodes.map((node) =>
    node.type === 'block'
      ? {
          ...node,
          isGate: true,
          questions: node.questions.map((each) => ({ ...each, kind: 'email' as const, options: [] })),
        }
      : node,
  )
  return { ...quiz, nodes }
}

const addressOf = ({ url }: { url: string }) => new URL(url).pathname

/** A page that shows it. */
const showing = (quiz: { url: string }) => ({
  version: 1 as const,
  elements: [{ id: 'quiz-1700000000001', type: 'quiz', props: { src: addressOf(quiz), title: 'Enlace' } }],
})

onEachEngine('visits of a quiz', (engine) => {
  let server: TestServer
  let ana: Person
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url, 'Ana')
  })

  const summary = async (pageId: string) =>
    visitSummarySchema.parse(bodyOf(await ana.call('GET', `/api/visits?pageId=${pageId}`)))
  const send = async (path: string, more: Record<string, string>) =>
    fetch(path, {
      method: 'POST',
      redirect: 'manual',
      headers: browser,
      body: new URLSearchParams({ _go: 'next', ...more }),
    })
  const browser = {
    'user-agent':
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    accept: 'text/html',
    'accept-language': 'es',
  }

  it('are counted as those of pages are, and its lead is a conversion that says what led there', async () => {
    const { id, url } = await publishQuiz(ana, asksForMail())
    const path = server.url + new URL(url).pathname
    const opened = await fetch(`${path}?utm_source=boletin&utm_campaign=mayo`, { headers: browser })
    const token = quizToken(await opened.text())
    expect((await send(path, { _quiz: token, 'q-q1': 'eva@ejemplo.es' })).status).toBe(303)
    await expect
      .poll(async () => (await summary(id)).figures, { timeout: 15_000 })
      .toMatchObject({ visits: 1, visitors: 1, conversions: 1 })
    const tables = visitTablesSchema.parse(bodyOf(await ana.call('GET', `/api/visits/tables?pageId=${id}`)))
    expect(tables.dimensions.source).toMatchObject([{ key: 'boletin', visits: 1, conversions: 1 }])
    expect(tables.dimensions.campaign).toMatchObject([{ key: 'mayo' }])
    expect(tables.dimensions.device).toMatchObject([{ key: 'mobile' }])
    const { items } = z
      .object({ items: z.array(leadSchema) })
      .parse(bodyOf(await ana.call('GET', '/api/leads')))
    expect(items[0]?.attribution?.campaign).toMatchObject({ source: 'boletin', name: 'mayo' })
    const all = visitTablesSchema.parse(bodyOf(await ana.call('GET', '/api/visits/tables')))
    expect(all.pages).toMatchObject([{ key: id, name: 'Test', visits: 1 }])
    const carla = await signUp(server.url, 'Carla')
    expect((await carla.call('GET', `/api/visits?pageId=${id}`)).status).toBe(404)
  })

  it('within a page are the page’s: who leaves their mail there is its conversion', async () => {
    const { url } = await publishQuiz(ana, asksForMail())
    const address = new URL(url).pathname
    const element = { id: 'quiz-1700000000001', type: 'quiz', props: { src: address, title: 'Enlace' } }
    const page = await publishPage(ana, 'Con quiz', { version: 1, elements: [element] })
    const html = await (await fetch(server.url + page.path, { headers: browser })).text()
    const visit = /name="_token" value="([^"]+)"/.exec(html)?.[1] ?? ''
    const sent = await send(server.url + address, { _quiz: '', _token: visit, 'q-q1': 'luis@ejemplo.es' })
    expect(sent.status).toBe(303)
    await expect
      .poll(async () => (await summary(page.id)).figures, { timeout: 15_000 })
      .toMatchObject({ visits: 1, conversions: 1 })
  })

  it('are tested against those of another quiz by the page in which both stand', async () => {
    const [one, other] = [await publishQuiz(ana, asksForMail()), await publishQuiz(ana, asksForMail())]
    const { id, path } = await publishPage(ana, 'Dos quizzes', showing(one))
    bodyOf(await ana.call('POST', `/api/pages/${id}/variants`))
    bodyOf(await ana.call('PUT', `/api/pages/${id}/variants/B`, { document: showing(other), baseVersion: 1 }))
    const plan = { name: 'Qué quiz', effect: 50, dailyVisitors: 5000 }
    bodyOf(await ana.call('POST', `/api/pages/${id}/experiment`, plan))
    const opened = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate', 'accept-language': 'es' }
    const conversions = async () =>
      z
        .object({ current: experimentSchema })
        .parse(bodyOf(await ana.call('GET', `/api/pages/${id}/experiment`)))
        .current.arms.map((arm) => arm.conversions)

    const seen = new Set<string>()
    for (let n = 100; seen.size < 2; n += 1) {
      const agent = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${n}.0.0.0 Safari/537.36`
      const headers = { ...opened, 'user-agent': agent }
      const html = await (await fetch(server.url + path, { headers })).text()
      const shown = html.includes(addressOf(other)) ? addressOf(other) : addressOf(one)
      if (seen.has(shown)) continue
      seen.add(shown)
      const visit = /name="_token" value="([^"]+)"/.exec(html)?.[1] ?? ''
      const body = new URLSearchParams({
        _quiz: '',
        _token: visit,
        _go: 'next',
        'q-q1': `eva${n}@ejemplo.es`,
      })
      const sent = await fetch(server.url + shown, { method: 'POST', redirect: 'manual', headers, body })
      expect(sent.status).toBe(303)
    }
    await expect.poll(conversions, { timeout: 15_000 }).toEqual([1, 1])
  })
})
