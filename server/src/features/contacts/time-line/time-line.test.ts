import { timeLineEntrySchema } from '@aurelio/contracts/contacts'
import type { QuizDocument } from '@aurelio/contracts/quiz-document'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { onEachEngine } from '../../../testing/engines.ts'
import { documentWith, publishPage, sendForm } from '../../../testing/pages.ts'
import { addPeople, createLetter, createList, runSequence } from '../../../testing/subscriptions.ts'
import { enterContest, openContest } from '../../../testing/contests.ts'
import { createQuiz, publishQuiz, quizToken } from '../../../testing/quizzes.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { bodyOf, foreignId } from '../../../testing/work.ts'

/** A new quiz that asks for a mail and nothing else. */
async function asksForMail(owner: Person): Promise<QuizDocument> {
  const { document } = await createQuiz(owner)
  const nodes = document.nodes.map((node) =>
    node.type === 'block'
      ? {
          ...node,
          isGate: true,
          questions: node.questions.map((each) => ({
            ...each,
            kind: 'email' as const,
            text: '¿Tu correo?',
            options: [],
          })),
        }
      : node,
  )
  return { ...document, nodes }
}

const idsSchema = z.object({ items: z.array(z.object({ id: z.string(), email: z.string() })) })
const pageSchema = z.object({
  items: z.array(timeLineEntrySchema),
  nextCursor: z.string().nullable(),
  mails: z.array(z.string()),
})

onEachEngine('the time line of a person', (engine) => {
  let server: TestServer
  let ana: Person
  let path: string
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url)
    path = (await publishPage(ana, 'Presupuestos', documentWith('x', ['name', 'email']))).path
  })

  const send = async (email: string, name = 'Berta Gil') => {
    await sendForm(server.url, path, { name, email })
    const { items } = idsSchema.parse(bodyOf(await ana.call('GET', `/api/leads?q=${email}`)))
    return items[0]?.id ?? foreignId
  }
  const page = async (id: string, query = '') =>
    pageSchema.parse(bodyOf(await ana.call('GET', `/api/people/${id}/time-line${query}`)))
  const subscriberOf = async (email: string) =>
    idsSchema.parse(bodyOf(await ana.call('GET', `/api/subscribers?q=${email}`))).items[0]?.id ?? foreignId

  it('holds what every room knows of them, the same from a lead and from a subscription', async () => {
    const email = 'berta@linea.es'
    const lead = await send(email)
    bodyOf(await ana.call('POST', `/api/leads/${lead}/notes`, { text: 'Prefiere que la llamen' }))
    bodyOf(await ana.call('PATCH', `/api/leads/${lead}`, { baseVersion: 1, state: 'contacted' }))
    const list = await createList(ana, 'Novedades')
    const sequence = await runSequence(ana, list)
    await addPeople(ana, list, [email])
    const subscriber = await subscriberOf(email)
    const contest = await openContest(ana, { confirms: false })
    await enterContest(server, contest.path, email, { name: 'Berta Gil' })
    bodyOf(await ana.call('DELETE', `/api/subscription-lists/${list}/people/${subscriber}`))

    const fromLead = await page(lead)
    const told = fromLead.items.map((entry) => ('what' in entry ? `${entry.kind} ${entry.what}` : entry.kind))
    expect(new Set(told)).toEqual(
      new Set([
        'lead',
        'deed note',
        'deed state',
        'subscription asked',
        'subscription left',
        'sequence entered',
        'sequence left',
        'contest entered',
        'consent',
      ]),
    )
    expect(fromLead.items).toContainEqual(
      expect.objectContaining({ kind: 'deed', text: 'Prefiere que la llamen', leadId: lead }),
    )
    expect(fromLead.items).toContainEqual(
      expect.objectContaining({ kind: 'sequence', what: 'left', sequenceId: sequence }),
    )
    expect(fromLead.items.filter(({ kind }) => kind === 'lead')).toContainEqual(
      expect.objectContaining({ leadId: lead, pageName: 'Presupuestos', state: 'contacted' }),
    )
    const moments = fromLead.items.map(({ at }) => at)
    expect(moments).toEqual(moments.toSorted().toReversed())
    expect(fromLead.mails).toEqual([email])
    expect((await page(subscriber)).items).toEqual(fromLead.items)
  })

  it('tells the quiz that they took, with its result and answers', async () => {
    const email = 'fina@linea.es'
    const { id, url } = await publishQuiz(ana, await asksForMail(ana))
    const quizPath = server.url + new URL(url).pathname
    const token = quizToken(await (await fetch(quizPath)).text())
    const body = new URLSearchParams({ _quiz: token, _go: 'next', 'q-q1': email })
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' }
    expect(await (await fetch(quizPath, { method: 'POST', headers, body })).text()).toContain('Gracias')
    const leads = async () => idsSchema.parse(bodyOf(await ana.call('GET', `/api/leads?q=${email}`))).items
    await expect.poll(async () => (await leads()).length).toBe(1)
    const [lead] = await leads()
    const quizzes = async () =>
      (await page(lead?.id ?? foreignId)).items.filter(({ kind }) => kind === 'quiz')
    await expect.poll(quizzes).toEqual([
      expect.objectContaining({
        quizId: id,
        isFinished: true,
        place: 'Gracias por responder',
        answers: [{ id: 'q1', question: '¿Tu correo?', text: email }],
      }),
    ])
  })

  it('is read page by page without losing or repeating anything, also of one moment', async () => {
    const email = 'carla@linea.es'
    const lists: string[] = []
    for (let at = 0; at < 3; at += 1) lists.push(await createList(ana, `Lista ${at}`))
    for (let at = 0; at < 7; at += 1) await send(email, `Carla ${at}`)
    for (const list of lists) await addPeople(ana, list, [email])
    const subscriber = await subscriberOf(email)
    // Some of them all at once: nothing but their ids tells them apart.
    const at = '2026-03-01T10:00:00.000Z'
    await server.database
      .query()
      .updateTable('lead')
      .set({ createdAt: at })
      .where('email', '=', email)
      .execute()
    await server.database
      .query()
      .updateTable('subscription')
      .set({ askedAt: at, confirmedAt: at })
      .where('subscriberId', '=', subscriber)
      .execute()
    const whole = (await page(subscriber, '?limit=100')).items
    expect(whole.filter(({ kind }) => kind === 'lead')).toHaveLength(7)
    expect(whole.filter(({ kind }) => kind === 'subscription')).toHaveLength(3)
    const read: typeof whole = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const next: z.infer<typeof pageSchema> = await page(
        subscriber,
        `?limit=2${cursor === '' ? '' : `&cursor=${cursor}`}`,
      )
      expect(next.items.length).toBeLessThanOrEqual(2)
      read.push(...next.items)
      cursor = next.nextCursor
    }
    expect(read).toEqual(whole)
  })

  it('follows who the team says is the same person', async () => {
    const home = await send('dora@casa.es', 'Dora')
    const work = await send('dora@oficina.es', 'Dora Sanz')
    expect((await page(home)).items.filter(({ kind }) => kind === 'lead')).toHaveLength(1)
    bodyOf(await ana.call('POST', '/api/leads/merges', { ids: [home, work] }))
    const { items, mails } = await page(home)
    expect(items.filter(({ kind }) => kind === 'lead')).toHaveLength(2)
    expect(mails.toSorted()).toEqual(['dora@casa.es', 'dora@oficina.es'])
  })

  it('shows letters as they were sent or came back, and is nobody else’s', async () => {
    const email = 'elsa@linea.es'
    const list = await createList(ana, 'Cartas')
    await addPeople(ana, list, [email])
    const subscriber = await subscriberOf(email)
    const letterId = await createLetter(ana, list)
    const row = {
      letterId,
      subscriberId: subscriber,
      tries: 1,
      answer: '550 no existe',
      nextAt: '2026-04-01T10:00:00.000Z',
    }
    await server.database
      .query()
      .insertInto('letterRecipient')
      .values({ ...row, state: 'bounced', complained: 0, sentAt: '2026-04-02T10:00:00.000Z' })
      .execute()
    expect((await page(subscriber)).items).toContainEqual(
      expect.objectContaining({ kind: 'letter', letterId, state: 'bounced', at: '2026-04-02T10:00:00.000Z' }),
    )
    const stranger = await signUp(server.url)
    expect((await stranger.call('GET', `/api/people/${subscriber}/time-line`)).status).toBe(404)
    expect((await ana.call('GET', `/api/people/${foreignId}/time-line`)).status).toBe(404)
    expect((await ana.call('GET', `/api/people/${subscriber}/time-line?cursor=x`)).status).toBe(422)
  })
})
