import { filmFiguresSchema } from '@aurelio/contracts/films'
import type { QuizDocument } from '@aurelio/contracts/quiz-document'
import { beforeAll, expect, it } from 'vitest'
import { onEachEngine } from '../../testing/engines.ts'
import { createFilm } from '../../testing/films.ts'
import { publishPage } from '../../testing/pages.ts'
import { publishQuiz, quizToken } from '../../testing/quizzes.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { bodyOf } from '../../testing/work.ts'
import { newQuiz } from './new-quiz.ts'

/** Its first step shows a film, and asks for the mail of who has seen it. */
function showsFilm(path: string): QuizDocument {
  const quiz = newQuiz()
  const nodes = quiz.nodes.map((node) =>
    node.type === 'block'
      ? {
          ...node,
          isGate: true,
          questions: node.questions.flatMap((each) => [
            { ...each, id: 'film', kind: 'film' as const, text: 'Míralo antes', link: path, options: [] },
            { ...each, kind: 'email' as const, options: [] },
          ]),
        }
      : node,
  )
  return { ...quiz, nodes }
}

const addressOf = ({ url }: { url: string }) => new URL(url).pathname

onEachEngine('films in a quiz', (engine) => {
  let server: TestServer
  let ana: Person
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url, 'Ana')
  })

  const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  const headers = { 'user-agent': agent, accept: 'text/html', 'accept-language': 'es' }
  type Asked = { method?: string; body?: string | URLSearchParams; referer?: string }
  const at = (path: string, { referer, ...init }: Asked = {}) =>
    fetch(server.url + path, {
      redirect: 'manual',
      ...init,
      headers: { ...headers, ...(referer !== undefined && { referer }) },
    })
  async function newFilm() {
    const film = await createFilm(server, ana)
    const path = `/p/_v/${film.address}`
    return { ...film, path }
  }
  const change = async (id: string, behaviour: object) =>
    bodyOf(await ana.call('PATCH', `/api/films/${id}`, { behaviour }))

  it('play on its own page with what they do, except that they ask for no mail', async () => {
    const film = await newFilm()
    const subtitled = { kind: 'subtitles', text: 'WEBVTT\n\n00:00.000 --> 00:01.000\nHola\n' }
    bodyOf(await ana.call('POST', `/api/films/${film.id}/tracks`, subtitled))
    await change(film.id, { ctaText: 'Reserva', ctaSecond: 2, end: 'link', endLink: 'https://otra.es' })
    const quiz = await publishQuiz(ana, showsFilm(film.path))
    const answer = await at(addressOf(quiz))
    const html = await answer.text()
    expect(html).toContain('Míralo antes')
    expect(html).toMatch(/<video data-player=""[^>]* poster="[^"]+poster.jpg"[^>]* controls=""/)
    expect(html).toMatch(/<track [^>]*srcLang="es"[^>]*>/i)
    expect(html).toMatch(/data-player-cta=""[^>]*>Reserva/)
    // A form holds no other, and nobody is led out of the quiz.
    expect(html).not.toContain('data-player-gate')
    expect(html).not.toContain('data-end=')
    expect(html.match(/<form/g)).toHaveLength(1)
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/media-src[^;]*'self'/)
    const [, source = ''] = /<source src="([^"]+)"/.exec(html) ?? []
    expect((await at(source)).status).toBe(200)
  })

  it('bring no script where nothing of it is chosen', async () => {
    const film = await newFilm()
    const quiz = await publishQuiz(ana, showsFilm(film.path))
    const scripts = async () => (await (await at(addressOf(quiz))).text()).match(/<script\b/g)?.length ?? 0
    const counted = await scripts()
    await change(film.id, { counted: false })
    expect(await scripts()).toBe(counted - 1)
  })

  it('count with the visit of the quiz, and who leaves their mail in it had seen that far', async () => {
    const film = await newFilm()
    const quiz = await publishQuiz(ana, showsFilm(film.path))
    const html = await (await at(addressOf(quiz), { referer: 'https://www.google.es/' })).text()
    const visit = /name="_token" value="([^"]+)"/.exec(html)?.[1] ?? ''
    const body = `v=enquiz00001&c=111&a=&t=${visit}`
    expect((await at(`${film.path}/seen`, { method: 'POST', body })).status).toBe(204)
    const sent = new URLSearchParams({
      _go: 'next',
      _quiz: quizToken(html),
      _token: visit,
      'q-q1': 'eva@ejemplo.es',
    })
    const answered = await at(addressOf(quiz), { method: 'POST', body: sent })
    expect(answered.status).toBe(303)
    const figures = async () =>
      filmFiguresSchema.parse(bodyOf(await ana.call('GET', `/api/films/${film.id}/figures?page=${quiz.id}`)))
    await expect.poll(figures, { timeout: 10_000 }).toMatchObject({
      plays: 1,
      sent: 1,
      sources: [{ key: 'search', plays: 1, sent: 1 }],
      places: [{ pageId: quiz.id, name: 'Test', plays: 1, sent: 1 }],
      seconds: [{ leads: 1 }, { leads: 1 }, { leads: 1 }, { leads: 0 }],
    })
  })

  it('play within a page, and follow the film when it changes or goes', async () => {
    const film = await newFilm()
    const quiz = await publishQuiz(ana, showsFilm(film.path))
    const element = { id: 'quiz-1700000000001', type: 'quiz', props: { src: addressOf(quiz) } }
    const page = await publishPage(ana, 'Quiz con vídeo', { version: 1, elements: [element] })
    const shown = async () => (await at(page.path)).text()
    const first = await at(page.path)
    expect(first.headers.get('content-security-policy')).toMatch(/media-src[^;]*'self'/)
    expect(await first.text()).toMatch(/<video data-player=""/)
    await change(film.id, { ctaText: 'Apúntate ya' })
    await expect.poll(shown, { timeout: 10_000 }).toContain('Apúntate ya')
    await change(film.id, { isPrivate: true })
    await expect.poll(shown, { timeout: 10_000 }).toContain('Este vídeo ya no está disponible.')
    await change(film.id, { isPrivate: false })
    await expect.poll(shown, { timeout: 10_000 }).toContain('<video')
    expect((await ana.call('DELETE', `/api/films/${film.id}`)).status).toBe(200)
    await expect.poll(shown, { timeout: 10_000 }).toContain('Este vídeo ya no está disponible.')
    expect(await (await at(addressOf(quiz))).text()).toContain('Puedes seguir sin él.')
  })

  it('are of their workspace alone', async () => {
    const eva = await signUp(server.url, 'Eva')
    const film = await newFilm()
    const quiz = await publishQuiz(eva, showsFilm(film.path))
    expect(await (await at(addressOf(quiz))).text()).toContain('Este vídeo ya no está disponible.')
  })
})
