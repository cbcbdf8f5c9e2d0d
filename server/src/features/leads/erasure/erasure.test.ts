import { leadErasureSchema } from '@aurelio/contracts/lead-erasures'
import { leadHistorySchema, leadSchema } from '@aurelio/contracts/leads'
import { taskSchema } from '@aurelio/contracts/tasks'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { onEachEngine } from '../../../testing/engines.ts'
import { mailTo } from '../../../testing/accounts.ts'
import { documentWith, formId, publishPage, sendForm } from '../../../testing/pages.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { bodyOf, ruleBody, sessionOf } from '../../../testing/work.ts'

const listSchema = z.object({ items: z.array(leadSchema), total: z.int() })
const personSchema = z.object({ leads: z.array(leadSchema), history: leadHistorySchema })

onEachEngine('the data of one person', (engine) => {
  let server: TestServer
  let ana: Person
  let path: string
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url)
    path = (await publishPage(ana, 'Captación', documentWith('x', ['name', 'email', 'phone']))).path
  })
  const send = (name: string, email: string, phone = '') => sendForm(server.url, path, { name, email, phone })
  const list = async (q: string) =>
    listSchema.parse(bodyOf(await ana.call('GET', `/api/leads?q=${encodeURIComponent(q)}`)))

  const tasks = async () =>
    z.object({ items: z.array(taskSchema) }).parse(bodyOf(await ana.call('GET', '/api/tasks'))).items

  it('goes out as one file, whatever it came in with', async () => {
    await send('Carmen Soler', 'carmen@ejemplo.es', '600111222')
    await send('Carmen', 'otra@ejemplo.es', '+34 600 11 12 22')
    const [last] = (await list('otra@')).items
    bodyOf(await ana.call('POST', `/api/leads/${last?.id}/notes`, { text: 'Prefiere por la tarde' }))
    const answer = await ana.call('GET', `/api/exports/leads/${last?.id}`)
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="persona.json"')
    const { leads, history } = personSchema.parse(bodyOf(answer))
    expect(leads.map(({ email }) => email).toSorted()).toEqual(['carmen@ejemplo.es', 'otra@ejemplo.es'])
    expect(history.map(({ kind }) => kind).toSorted()).toEqual(['note', 'submission', 'submission'])
  })

  it('is erased everywhere, and what is left says that it was, but not whose', async () => {
    await send('Hugo Serra', 'hugo@ejemplo.es', '600333444')
    await send('Hugo', 'HUGO@ejemplo.es')
    await send('Otra persona', 'nadie@ejemplo.es')
    const [one, two] = (await list('hugo@')).items
    bodyOf(await ana.call('POST', `/api/leads/${one?.id}/notes`, { text: 'Hugo prefiere la mañana' }))
    for (const title of ['Llamar a Hugo Serra, 600 333 444', 'Enviar el catálogo'])
      bodyOf(await ana.call('POST', `/api/leads/${one?.id}/tasks`, { title }))
    const planned = await tasks()
    const [call] = planned.filter(({ title }) => title.startsWith('Llamar'))
    bodyOf(await ana.call('PATCH', `/api/tasks/${call?.id}`, { notes: 'SERRÁ prefiere hugo@ejemplo.es' }))
    // One that was removed can still be restored, so it is there to be erased.
    bodyOf(await ana.call('POST', '/api/leads/removals', { ids: [two?.id] }))
    const erasure = leadErasureSchema.parse(
      bodyOf(await ana.call('POST', `/api/leads/${one?.id}/erasure`, {})),
    )
    expect(erasure).toMatchObject({ leads: 2, entries: 3, tasks: 1 })
    expect(erasure.fingerprints).toHaveLength(2)
    expect((await ana.call('GET', `/api/leads/${one?.id}`)).status).toBe(404)
    expect((await ana.call('POST', '/api/leads/restorations', { ids: [two?.id] })).status).toBe(404)
    expect((await list('hugo')).total).toBe(0)
    expect((await list('nadie@')).total).toBe(1)
    for (const table of ['lead', 'leadEntry', 'leadErasure', 'activity', 'notification', 'task'] as const) {
      const { rows } = await sql<object>`select * from ${sql.table(table)}`.execute(server.database.query())
      expect(JSON.stringify(rows).toLowerCase()).not.toMatch(/hugo|600333444/)
    }
    const told = new Map((await tasks()).map(({ title, notes }) => [title, notes]))
    expect(told).toEqual(
      new Map([
        ['Enviar el catálogo', ''],
        ['Llamar a [datos borrados], [datos borrados]', '[datos borrados] prefiere [datos borrados]'],
      ]),
    )
    const kept = z
      .object({ items: z.array(leadErasureSchema) })
      .parse(bodyOf(await ana.call('GET', '/api/lead-erasures')))
    expect(kept.items).toEqual([erasure])
    expect((await ana.call('POST', `/api/leads/${one?.id}/erasure`, {})).status).toBe(404)
  })

  it('takes along the mails that speak of them, by key and whatever stands in those', async () => {
    const queued = async () => {
      const { rows } = await sql<{ input: string }>`select "input" from "job" where "kind" = 'mail'`.execute(
        server.database.query(),
      )
      return rows.map(({ input }) => input)
    }
    const document = documentWith('x', ['name', 'email'])
    const elements = document.elements.map((element) =>
      element.id === formId
        ? { ...element, props: { ...element.props, replySubject: 'Gracias', replyText: 'Te llamamos.' } }
        : element,
    )
    const page = await publishPage(ana, 'Con respuesta', { ...document, elements })
    const { id } = (await sessionOf(ana)).user
    const actions = [{ what: 'mail', userIds: [id] }]
    bodyOf(await ana.call('POST', '/api/lead-rules', { ...ruleBody, actions }))
    await sendForm(server.url, page.path, { name: 'Irene Vidal', email: 'irene@ejemplo.es' })
    await mailTo(server, 'irene@ejemplo.es', 'Gracias')
    await mailTo(server, ana.email, 'Irene Vidal, en')
    expect((await queued()).filter((input) => input.includes('irene@ejemplo.es'))).toHaveLength(2)
    const [lead] = (await list('irene@')).items
    const erasure = leadErasureSchema.parse(
      bodyOf(await ana.call('POST', `/api/leads/${lead?.id}/erasure`, {})),
    )
    expect(erasure.mails).toBeGreaterThanOrEqual(2)
    expect((await queued()).filter((input) => /irene/i.test(input))).toEqual([])
  })
})
