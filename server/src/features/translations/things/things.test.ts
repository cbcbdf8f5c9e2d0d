import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { siteDetailSchema } from '@aurelio/contracts/sites'
import { translationImportSchema, translationSummarySchema } from '@aurelio/contracts/translations'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { enterContest, linksMailed, openContest } from '../../../testing/contests.ts'
import { onBothEngines } from '../../../testing/engines.ts'
import { unfolded } from '../../../testing/mail-text.ts'
import { publishPage } from '../../../testing/pages.ts'
import { publishQuiz, quizToken } from '../../../testing/quizzes.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { allTexts, translating } from '../../../testing/thing-translations.ts'
import { bodyOf } from '../../../testing/work.ts'
import { newQuiz } from '../../quizzes/new-quiz.ts'

const ofSite = z.object({ siteId: z.string() })

function askingForMail() {
  const quiz = newQuiz()
  return {
    ...quiz,
    nodes: quiz.nodes.map((node) => {
      if (node.type === 'block') {
        const [first] = node.questions
        if (!first) return node
        const mail = { ...first, id: 'q2', kind: 'email' as const, text: 'Tu correo', options: [] }
        const terms = { ...mail, id: 'q3', kind: 'consent' as const, text: 'Acepto que me escribáis' }
        return { ...node, isGate: true, questions: [first, mail, terms] }
      }
      if (node.type !== 'result') return node
      return { ...node, mail: { subject: 'Tu resultado', text: 'Gracias por venir' } }
    }),
  }
}

const sending = (fields: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(fields) })
onBothEngines('quizzes and contests in other languages', (engine) => {
  let server: TestServer
  let ana: Person
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url, 'Ana')
    const { id } = await publishPage(ana, 'Portada')
    const { siteId } = ofSite.parse(bodyOf(await ana.call('GET', `/api/pages/${id}`)))
    siteDetailSchema.parse(
      bodyOf(await ana.call('PATCH', `/api/sites/${siteId}`, { languages: ['en', 'ar'] })),
    )
  })
  const read = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(server.url + path, { redirect: 'manual', ...init })
    return { status: answer.status, html: await answer.text(), to: answer.headers.get('location') ?? '' }
  }
  const quizzes = translating(() => ana, 'quiz')
  const contests = translating(() => ana, 'contest')

  const english = {
    Test: 'Quiz',
    'Primera pregunta': 'First question',
    '¿Qué necesitas?': 'What do you need?',
    'Una cosa': 'One thing',
    'Otra cosa': 'Another thing',
    'Tu correo': 'Your mail',
    'Acepto que me escribáis': 'You may write to me',
    'Gracias por responder': 'Thank you for answering',
    'Con lo que nos cuentas ya podemos ayudarte.': 'Now we can help you.',
    'Tu resultado': 'Your result',
    'Gracias por venir': 'Thank you for coming',
  }

  it('a quiz is taken to its end in English, by itself and on a page, and its mail is English', async () => {
    const { id, url } = await publishQuiz(ana, askingForMail())
    const path = new URL(url).pathname
    expect(await quizzes.say(id, english)).toMatchObject({ done: 11, missing: 0, isReady: false, url: null })
    // Nobody reads it before it goes out.
    expect((await read(`${path}?l=en`)).html).toContain('Primera pregunta')
    expect(await quizzes.publish(id)).toMatchObject({ isReady: true, hasChanges: false, url: `${url}?l=en` })
    expect((await read(path)).html).toContain('Primera pregunta')
    const page = (await read(`${path}?l=en`)).html
    expect(page).toContain('<html lang="en"')
    expect(page).toContain('First question')
    expect(page).toContain(`hreflang="en" href="${url}?l=en"`)
    expect(page).toContain(`hreflang="x-default" href="${url}"`)

    const answers = { _go: 'next', 'q-q1': 'Another thing', 'q-q2': 'mary@ejemplo.es', 'q-q3': '1' }
    const wrong = await read(`${path}?l=en`, sending({ ...answers, _quiz: quizToken(page), 'q-q2': '' }))
    expect(wrong.html).toContain('What do you need?')
    const taken = await read(`${path}?l=en`, sending({ ...answers, _quiz: quizToken(page) }))
    expect(taken.status).toBe(303)
    expect((await read(taken.to)).html).toContain('Thank you for answering')
    await expect
      .poll(() => mailsWaiting(server, 'mary@ejemplo.es'), { timeout: 15_000 })
      .toContain('Subject: Your result')
    const { items } = z
      .object({
        items: z.array(z.object({ fields: z.array(z.object({ label: z.string(), value: z.string() })) })),
      })
      .parse(bodyOf(await ana.call('GET', '/api/leads')))
    const fields = items.flatMap((lead) => lead.fields)
    // The team reads its own language; what was agreed to stays as it was read.
    expect(fields).toContainEqual({ label: '¿Qué necesitas?', value: 'Otra cosa' })
    expect(fields.map(({ label }) => label)).toContain('You may write to me')

    const shown = await publishPage(ana, 'Con quiz', {
      version: 1,
      elements: [
        { id: 'quiz-1700000000001', type: 'quiz', name: '', props: { src: path } },
        { id: 'button-1700000000002', type: 'button', name: '', props: { text: 'Al quiz', link: path } },
      ],
    })
    bodyOf(await ana.call('POST', `/api/pages/${shown.id}/translations/en/publication`))
    const plain = (await read(shown.path)).html
    expect(plain).toContain('Primera pregunta')
    expect(plain).toContain(`href="${path}"`)
    const { url: at } = translationSummarySchema.parse(
      z
        .object({ items: z.array(z.unknown()) })
        .parse(bodyOf(await ana.call('GET', `/api/pages/${shown.id}/translations`)))
        .items.find((item) => translationSummarySchema.parse(item).language === 'en'),
    )
    const within = (await read(new URL(at ?? '').pathname)).html
    expect(within).toContain('First question')
    expect(within).toContain(`action="${path}?l=en#`)
    expect(within).toContain(`href="${path}?l=en"`)
    const begun = await read(`${path}?l=en`, sending({ ...answers, _quiz: '', 'q-q2': 'bob@ejemplo.es' }))
    expect((await read(begun.to)).html).toContain('Thank you for answering')
    // What is not translated into a language is said as it is.
    expect((await read(`${path}?l=ar`)).html).toContain('Primera pregunta')
    bodyOf(await ana.call('DELETE', `${quizzes.path(id)}/publication`))
    expect((await read(`${path}?l=en`)).html).toContain('Primera pregunta')
  })

  it('marks what has changed, keeps choices apart, and comes and goes as a file', async () => {
    const { id, revision, document, url } = await publishQuiz(ana)
    await quizzes.say(id, { 'Una cosa': 'Same', 'Otra cosa': 'Same', 'Primera pregunta': 'First' })
    await quizzes.publish(id)
    const page = (await read(`${new URL(url).pathname}?l=en`)).html
    expect(page).toContain('value="Same"')
    expect(page).toContain('value="Otra cosa"')
    const changed = {
      ...document,
      nodes: document.nodes.map((node) => (node.type === 'block' ? { ...node, title: 'Nueva' } : node)),
    }
    bodyOf(await ana.call('PUT', `/api/quizzes/${id}`, { name: 'Test', document: changed, revision }))
    const title = allTexts(await quizzes.get(id)).find(({ path }) => path === 'title')
    expect(title).toMatchObject({ state: 'changed', before: 'Primera pregunta', value: 'First' })

    const exported = `/api/exports/translations/quiz/${id}/en`
    const asked = { headers: { cookie: ana.cookie } }
    const xliff = (await read(exported, asked)).html
    expect(xliff).toContain('trgLang="en"')
    const filled = xliff.replace(
      /(<source xml:space="preserve">¿Qué necesitas\?<\/source>)/,
      '$1<target>What?</target>',
    )
    const outcome = translationImportSchema.parse(
      bodyOf(await ana.call('POST', `${quizzes.path(id)}/imports`, { content: filled })),
    )
    expect(outcome).toMatchObject({ taken: 1, same: 3, unknown: [] })
    const csv = (await read(`${exported}?format=csv`, asked)).html
    expect(csv).toContain('What?')
    const foreign = { content: xliff.replace('trgLang="en"', 'trgLang="fr"') }
    expect((await ana.call('POST', `${quizzes.path(id)}/imports`, foreign)).status).toBe(422)
    expect((await ana.call('GET', quizzes.path(id, 'fr'))).status).toBe(404)
  })

  it('a contest speaks to who entered in English: its page, their page and their mail', async () => {
    const { id, path } = await openContest(
      ana,
      {
        question: '¿Capital?',
        rightAnswer: 'Londres',
        intro: 'Participa y gana',
        extraRules: 'Se recoge en la tienda.\nCon el correo.',
      },
      'Cesta de Navidad',
    )
    await contests.say(id, {
      'Cesta de Navidad': 'Christmas hamper',
      'Una cesta': 'A hamper',
      'Participa y gana': 'Enter and win',
      Londres: 'London',
      'Se recoge en la tienda.\nCon el correo.': 'To be fetched at the shop.\nWith the mail.',
    })
    await contests.publish(id)
    expect((await read(path)).html).toContain('Participa y gana')
    const page = (await read(`${path}?l=en`)).html
    for (const words of [
      'Christmas hamper',
      'Enter and win',
      'A hamper',
      '>Email<',
      '<html lang="en"',
      '/leads?l=en',
    ])
      expect(page).toContain(words)
    expect(page).toContain(`${path}/bases?l=en`)
    const rules = (await read(`${path}/bases?l=en`)).html
    for (const words of [
      'To be fetched at the shop.',
      'With the mail.',
      'the original is binding',
      'ley española',
    ])
      expect(rules).toContain(words)
    expect(rules).not.toContain('Se recoge en la tienda.')
    const binding = (await read(`${path}/bases`)).html
    expect(binding).toContain('Se recoge en la tienda.')
    expect(/SHA-256: \w+/.exec(rules)?.[0]).toBe(/SHA-256: \w+/.exec(binding)?.[0])
    const form = { formId: 'participar', name: 'Mary', email: 'mary@contest.es', bases: '1' }
    const entered = await read(`${path}/leads?l=en`, { method: 'POST', body: new URLSearchParams(form) })
    expect(entered.status).toBe(303)
    await expect
      .poll(() => mailsWaiting(server, 'mary@contest.es'), { timeout: 15_000 })
      .toContain('Christmas hamper')
    const own = new URL(linksMailed(server, 'mary@contest.es').at(-1) ?? '').pathname
    expect((await read(own)).html).toContain('Christmas hamper')
    // Whoever entered in Spanish is spoken to in Spanish.
    await enterContest(server, path, 'luis@contest.es')
    await expect
      .poll(() => mailsWaiting(server, 'luis@contest.es'), { timeout: 15_000 })
      .toContain('Cesta de Navidad')
  })
})

/** The mails that wait for an address, as text. */
function mailsWaiting({ dataDir }: Pick<TestServer, 'dataDir'>, email: string): string {
  const folder = join(dataDir, 'outbox')
  return readdirSync(folder)
    .map((name) => unfolded(readFileSync(join(folder, name), 'utf8')))
    .filter((mail) => mail.includes(`To: ${email}`))
    .join('\n')
}
