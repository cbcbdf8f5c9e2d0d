import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { siteDetailSchema } from '@aurelio/contracts/sites'
import { type ThingTranslation, thingTranslationSchema } from '@aurelio/contracts/thing-translations'
import { translationImportSchema, translationSummarySchema } from '@aurelio/contracts/translations'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { atEnd } from '../../../testing/at-end.ts'
import { enterContest, linksMailed, openContest } from '../../../testing/contests.ts'
import { onBothEngines, onEachEngine } from '../../../testing/engines.ts'
import { publishPage } from '../../../testing/pages.ts'
import { publishQuiz, quizToken } from '../../../testing/quizzes.ts'
import { comesDue } from '../../../testing/scheduled-jobs.ts'
import { startSmtpServer } from '../../../testing/smtp-server.ts'
import { createList } from '../../../testing/subscriptions.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { bodyOf } from '../../../testing/work.ts'
import { newQuiz } from '../../quizzes/new-quiz.ts'

const ofSite = z.object({ siteId: z.string() })
const withId = z.object({ id: z.string() })
const allTexts = ({ sections }: ThingTranslation) => sections.flatMap(({ texts }) => texts)
const unfolded = (mail: string) =>
  mail
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .replaceAll('=\r\n', '')
    .replaceAll('=3D', '=')

/** What a person does with a thing in English. */
function translating(person: () => Person, kind: string) {
  const path = (id: string, language = 'en') => `/api/translations/${kind}/${id}/${language}`
  const get = async (id: string) => thingTranslationSchema.parse(bodyOf(await person().call('GET', path(id))))
  return {
    path,
    get,
    /** Says each text whose source is named. */
    async say(id: string, words: Record<string, string>) {
      const texts = allTexts(await get(id)).flatMap(({ element, path: at, source }) =>
        words[source] === undefined ? [] : [{ element, path: at, source, value: words[source] }],
      )
      expect(new Set(texts.map(({ source }) => source))).toEqual(new Set(Object.keys(words)))
      return translationSummarySchema.parse(
        bodyOf(await person().call('PUT', `${path(id)}/texts`, { texts })),
      )
    },
    publish: async (id: string) =>
      translationSummarySchema.parse(bodyOf(await person().call('POST', `${path(id)}/publication`))),
  }
}

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
const says = (text: string, link: string) => ({
  version: 1,
  elements: [
    { id: 'text-1700000000001', type: 'text', name: '', props: { text } },
    { id: 'button-1700000000002', type: 'button', name: '', props: { text: 'Ver', link } },
  ],
})

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

onEachEngine('letters in other languages', (engine) => {
  let server: TestServer
  let ana: Person
  let smtp: Awaited<ReturnType<typeof startSmtpServer>>
  beforeAll(async () => {
    smtp = await startSmtpServer()
    atEnd(smtp.stop)
    server = await startTestServer(engine, { SMTP_URL: smtp.url })
    ana = await signUp(server.url, 'Ana')
    const { id } = await publishPage(ana, 'Portada')
    const { siteId } = ofSite.parse(bodyOf(await ana.call('GET', `/api/pages/${id}`)))
    bodyOf(await ana.call('PATCH', `/api/sites/${siteId}`, { languages: ['en'] }))
  })
  const mailsTo = (address: string) =>
    smtp.received.map(unfolded).filter((text) => text.includes(`\r\nTo: ${address}\r\n`))
  const subjectTo = (address: string) => /^Subject: (.*)$/m.exec(mailsTo(address).at(-1) ?? '')?.[1]?.trim()
  const addTo = async (listId: string, ...people: readonly { email: string; language?: string }[]) =>
    bodyOf(
      await ana.call('POST', `/api/subscription-lists/${listId}/people`, {
        people,
        permission: 'Lo pidieron.',
        asksToConfirm: false,
      }),
    )
  const letters = translating(() => ana, 'letter')
  const sequences = translating(() => ana, 'sequence')

  it('people are listed with the language that they read, and found by it', async () => {
    const listId = await createList(ana, 'Lectores')
    const people = [{ email: 'ann@lectores.es', language: 'en' }, { email: 'eva@lectores.es' }]
    await addTo(listId, ...people)
    const found = async (query: string) =>
      z
        .object({ items: z.array(z.object({ email: z.string(), language: z.string() })) })
        .parse(bodyOf(await ana.call('GET', `/api/subscribers?listId=${listId}${query}`))).items
    expect(await found('&language=en')).toEqual([{ email: 'ann@lectores.es', language: 'en' }])
    expect(await found('&language=')).toEqual([{ email: 'eva@lectores.es', language: '' }])
    expect(await found('&language=fr')).toEqual([])
    expect(await found('')).toHaveLength(2)
    expect((await ana.call('GET', '/api/subscribers?language=klingon')).status).toBe(422)
  })

  it('each reads a letter in their language, counts its links, and has it in the browser', async () => {
    const listId = await createList(ana, 'Novedades')
    await addTo(listId, { email: 'mary@ejemplo.es', language: 'en' }, { email: 'luis@ejemplo.es' })
    const made = bodyOf(
      await ana.call('POST', '/api/letters', { template: 'news', listId, subject: 'Rebajas' }),
    )
    const { id, number } = z.object({ id: z.string(), number: z.int() }).parse(made)
    bodyOf(
      await ana.call('PUT', `/api/letters/${id}`, {
        document: says('Hola a todos', 'https://tienda.es/es'),
        baseNumber: number,
      }),
    )
    await letters.say(id, {
      Rebajas: 'Sales',
      'Hola a todos': 'Hello everybody',
      'https://tienda.es/es': 'https://tienda.es/en',
    })
    await letters.publish(id)
    bodyOf(await ana.call('POST', `/api/letters/${id}/sending`, {}))
    await expect.poll(() => subjectTo('mary@ejemplo.es'), { timeout: 15_000 }).toBe('Sales')
    await expect.poll(() => subjectTo('luis@ejemplo.es'), { timeout: 15_000 }).toBe('Rebajas')
    const [mail = ''] = mailsTo('mary@ejemplo.es')
    expect(mail).toContain('Hello everybody')
    expect(mail).toContain('Unsubscribe')
    expect(mailsTo('luis@ejemplo.es')[0]).toContain('Hola a todos')
    const counted = [...mail.matchAll(/http[^\s"]+\/m\/[^\s"/]+\/\d+/g)].map(([address]) => address)
    const followed = await fetch(counted[0] ?? '', { redirect: 'manual' })
    expect(followed.headers.get('location')).toContain('https://tienda.es/en')
    const inBrowser = [...mail.matchAll(/http[^\s"]+\/m\/[^\s"/]+(?=["\s])/g)].map(([address]) => address)
    const shown = await (await fetch(inBrowser.at(-1) ?? '')).text()
    expect(shown).toContain('Hello everybody')
    expect(shown).toContain('<html lang="en"')
  })

  it('a person chooses their language where they choose their lists, and a sequence follows', async () => {
    const listId = await createList(ana, 'Bienvenida')
    const id = withId.parse(bodyOf(await ana.call('POST', '/api/sequences', { name: 'Alta', listId }))).id
    const letter = { id: 'l', at: null, kind: 'letter', subject: 'Bienvenida a casa', text: 'Pasa, pasa' }
    const wait = { id: 'w', at: null, kind: 'wait', amount: 1, unit: 'hours' }
    bodyOf(
      await ana.call('PUT', `/api/sequences/${id}`, {
        name: 'Alta',
        listId,
        graph: {
          nodes: [wait, letter, { ...letter, id: 'm', document: says('Con editor', 'https://a.es') }],
          edges: [
            { id: 'e', from: 'w', port: 'next', to: 'l' },
            { id: 'f', from: 'l', port: 'next', to: 'm' },
          ],
        },
        rules: { entry: [], exit: [], again: false },
        baseNumber: 1,
      }),
    )
    await sequences.say(id, {
      'Bienvenida a casa': 'Welcome home',
      'Pasa, pasa': 'Come in',
      'Con editor': 'With the editor',
    })
    await sequences.publish(id)
    bodyOf(await ana.call('POST', `/api/sequences/${id}/state`, { isRunning: true }))
    const other = await createList(ana, 'Otra')
    await addTo(other, { email: 'zoe@ejemplo.es' })
    const made = bodyOf(
      await ana.call('POST', '/api/letters', { template: 'news', listId: other, subject: 'Hola' }),
    )
    bodyOf(await ana.call('POST', `/api/letters/${withId.parse(made).id}/sending`, {}))
    await expect.poll(() => subjectTo('zoe@ejemplo.es'), { timeout: 15_000 }).toBe('Hola')
    const own = /List-Unsubscribe:\s+<([^>?]+)/.exec(mailsTo('zoe@ejemplo.es')[0] ?? '')?.[1] ?? ''
    const page = await (await fetch(own)).text()
    expect(page).toContain('<option value="en" lang="en">English</option>')
    const body = new URLSearchParams({ do: 'save', language: 'en' })
    await fetch(own, { method: 'POST', body, headers: { origin: 'null' } })
    expect(await (await fetch(own)).text()).toContain('<option value="en" lang="en" selected>')
    await addTo(listId, { email: 'zoe@ejemplo.es' })
    await server.database.query().updateTable('sequencePerson').set({ dueAt: '2020-01-01' }).execute()
    await comesDue(server.database, 'sequences')
    await server.database
      .query()
      .updateTable('sequencePerson')
      .set({ deadline: '2020-01-01', dueAt: '2020-01-01' })
      .execute()
    await comesDue(server.database, 'sequences')
    await expect.poll(() => mailsTo('zoe@ejemplo.es').length, { timeout: 15_000 }).toBeGreaterThan(2)
    const mails = mailsTo('zoe@ejemplo.es').join('\n')
    for (const words of ['Welcome home', 'Come in', 'With the editor']) expect(mails).toContain(words)
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
