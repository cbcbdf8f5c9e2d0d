import { leadRuleSchema, standingRuleSchema } from '@aurelio/contracts/lead-rules'
import { leadHistorySchema, leadSchema } from '@aurelio/contracts/leads'
import { taskSchema } from '@aurelio/contracts/tasks'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { mailTo } from '../../../testing/accounts.ts'
import { enterContest, openContest } from '../../../testing/contests.ts'
import { onEachEngine } from '../../../testing/engines.ts'
import { documentWith, formId, publishPage, sendForm } from '../../../testing/pages.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { bodyOf, colleagueOf, foreignId, ruleBody, sessionOf } from '../../../testing/work.ts'

const listSchema = z.object({ items: z.array(leadSchema) })
const openSchema = z.object({ lead: leadSchema, history: leadHistorySchema })
const withId = z.object({ id: z.string() })
const refuse = async (person: Person, action: object) =>
  (await person.call('POST', '/api/lead-rules', { ...ruleBody, actions: [action] })).status
const tasksSchema = z.object({ items: z.array(taskSchema) })

const label = (name: string) => [{ what: 'label', label: name }]

onEachEngine('what is done by itself with leads', (engine) => {
  let server: TestServer
  let ana: Person
  let bruno: Person
  let path: string
  let anaId: string
  let brunoId: string
  beforeAll(async () => {
    server = await startTestServer(engine)
    ana = await signUp(server.url)
    bruno = await colleagueOf(server, ana, 'member')
    anaId = (await sessionOf(ana)).user.id
    brunoId = (await sessionOf(bruno)).user.id
    path = (await publishPage(ana, 'Captación', documentWith('x', ['name', 'email', 'mensaje']))).path
  })
  const make = async (body: object) =>
    leadRuleSchema.parse(bodyOf(await ana.call('POST', '/api/lead-rules', { ...ruleBody, ...body })))
  const remove = async ({ id }: { id: string }) => bodyOf(await ana.call('DELETE', `/api/lead-rules/${id}`))
  const send = (name: string, mensaje = '') =>
    sendForm(server.url, path, { name, email: `${name}@ejemplo.es`, mensaje })
  const opened = async (name: string) => {
    const { items } = listSchema.parse(bodyOf(await ana.call('GET', `/api/leads?q=${name}`)))
    return openSchema.parse(bodyOf(await ana.call('GET', `/api/leads/${items[0]?.id ?? foreignId}`)))
  }
  const runsOf = async (name: string) =>
    (await opened(name)).history.flatMap((entry) => (entry.kind === 'rule' ? [entry] : []))

  it('writes in the language of the workspace', async () => {
    const clara = await signUp(server.url)
    const settings = { timeZone: 'Europe/Berlin', mailLanguage: 'de' }
    expect((await clara.call('PUT', '/api/workspace/settings/general', settings)).status).toBe(200)
    const { id } = (await sessionOf(clara)).user
    bodyOf(
      await clara.call('POST', '/api/lead-rules', {
        ...ruleBody,
        actions: [{ what: 'mail', userIds: [id] }],
      }),
    )
    const page = await publishPage(clara, 'Angebot', documentWith('x', ['name']))
    await sendForm(server.url, page.path, { name: 'Greta' })
    const letter = await mailTo(server, clara.email, 'Greta, auf Angebot')
    expect(letter).toContain('Lead ansehen')
    expect(letter).not.toContain('Recibes')
  })

  it('assigns, labels, makes a task and writes to whom it says, and its run stands in the history', async () => {
    const rule = await make({
      name: 'Presupuestos',
      conditions: [{ what: 'field', label: 'mensaje', text: 'PRESUPUÉSTO' }],
      actions: [
        { what: 'assign', userId: brunoId },
        { what: 'label', label: 'Caliente' },
        { what: 'task', title: 'Llamar hoy', days: 0 },
        { what: 'mail', userIds: [brunoId] },
      ],
    })
    await send('Celia', 'Quiero un presupuesto')
    await send('Dora', 'Solo saludaba')
    await expect.poll(async () => (await runsOf('Celia')).length).toBe(1)
    const { lead } = await opened('Celia')
    expect(lead).toMatchObject({ assignee: { id: brunoId }, labels: ['Caliente'], version: 2 })
    const [run] = await runsOf('Celia')
    expect(run).toMatchObject({ name: 'Presupuestos' })
    expect(run?.done.map(({ what }) => what)).toEqual(['assign', 'label', 'task', 'mail'])
    const tasks = tasksSchema.parse(bodyOf(await bruno.call('GET', '/api/tasks?mine=true')))
    expect(tasks.items).toMatchObject([
      { id: run?.done[2]?.id, title: 'Llamar hoy', assignee: { id: brunoId } },
    ])
    expect(await mailTo(server, bruno.email, 'Celia, en Captación')).toContain('Quiero un presupuesto')
    expect((await opened('Dora')).lead).toMatchObject({ assignee: null, labels: [] })
    expect(await runsOf('Dora')).toEqual([])
    await remove(rule)
  })

  it('tells the forms apart, on whichever page they stand', async () => {
    const rule = await make({
      conditions: [{ what: 'form', formId }],
      actions: [{ what: 'label', label: 'Por el formulario' }],
    })
    const other = await make({
      conditions: [{ what: 'form', formId: 'form-1' }],
      actions: [{ what: 'label', label: 'Por otro' }],
    })
    await send('Gloria')
    await expect.poll(async () => (await opened('Gloria')).lead.labels).toEqual(['Por el formulario'])
    await remove(rule)
    await remove(other)
  })

  it('knows by which contest somebody came', async () => {
    const mine = await openContest(ana)
    const other = await openContest(ana, {}, 'Otro sorteo')
    const rules = [
      await make({ conditions: [{ what: 'contest', thingId: mine.id }], actions: label('Sorteo') }),
      await make({ conditions: [{ what: 'contest', thingId: other.id }], actions: label('Otro') }),
      await make({ conditions: [{ what: 'quiz', thingId: other.id }], actions: label('Ninguno') }),
    ]
    await enterContest(server, mine.path, 'gema@ejemplo.es', { name: 'Gema' })
    await expect.poll(async () => (await opened('Gema')).lead.labels).toEqual(['Sorteo'])
    for (const rule of rules) await remove(rule)
  })

  it('starts a sequence for who confirmed its list, and for nobody else', async () => {
    const { id: list } = withId.parse(
      bodyOf(await ana.call('POST', '/api/subscription-lists', { name: 'Novedades' })),
    )
    bodyOf(
      await ana.call('POST', `/api/subscription-lists/${list}/people`, {
        people: [{ email: 'hugo@ejemplo.es' }],
        permission: 'Lo pidió en la feria',
        asksToConfirm: false,
      }),
    )
    const { id: sequence } = withId.parse(
      bodyOf(
        await ana.call('POST', '/api/sequences', { name: 'Tras ganar', listId: list, template: 'welcome' }),
      ),
    )
    const rule = await make({
      conditions: [{ what: 'form', formId }],
      actions: [{ what: 'sequence', sequenceId: sequence }],
    })
    await send('Irene')
    await expect.poll(async () => (await runsOf('Irene')).length).toBe(1)
    expect((await runsOf('Irene'))[0]?.done).toEqual([
      { what: 'sequence', text: 'Tras ganar', isLeftOut: true },
    ])
    bodyOf(await ana.call('POST', `/api/sequences/${sequence}/state`, { isRunning: true }))
    await send('hugo')
    await expect.poll(async () => (await runsOf('hugo')).length).toBe(1)
    expect((await runsOf('hugo'))[0]?.done).toEqual([{ what: 'sequence', text: 'Tras ganar' }])
    await remove(rule)
  })

  it('follows a state that somebody gives, each time and not for other changes', async () => {
    await send('Elsa')
    const rule = await make({
      name: 'Ganado',
      trigger: 'won',
      actions: [{ what: 'label', label: 'Cliente' }],
    })
    const { lead } = await opened('Elsa')
    const change = async (body: object) => {
      const { version } = (await opened('Elsa')).lead
      bodyOf(await ana.call('PATCH', `/api/leads/${lead.id}`, { baseVersion: version, ...body }))
    }
    await change({ valueCents: 100 })
    await change({ state: 'won' })
    await expect.poll(async () => (await runsOf('Elsa')).length).toBe(1)
    await change({ state: 'won' })
    await change({ state: 'lost' })
    await change({ state: 'won' })
    await expect.poll(async () => (await runsOf('Elsa')).length).toBe(2)
    expect((await opened('Elsa')).lead.labels).toEqual(['Cliente'])
    await remove(rule)
  })

  it('rests while it is off, and says of whom it names that they are not there any more', async () => {
    const gone = await colleagueOf(server, ana, 'member')
    const goneId = (await sessionOf(gone)).user.id
    const off = await make({ name: 'Apagada' })
    bodyOf(await ana.call('PATCH', `/api/lead-rules/${off.id}`, { isActive: false }))
    const rule = await make({
      name: 'Reparto',
      actions: [
        { what: 'assign', userId: goneId },
        { what: 'mail', userIds: [goneId, anaId] },
        { what: 'label', label: 'Web' },
      ],
    })
    const { name } = (await sessionOf(gone)).user
    const { name: hers } = (await sessionOf(ana)).user
    const listed = async () =>
      z.object({ items: z.array(standingRuleSchema) }).parse(bodyOf(await ana.call('GET', '/api/lead-rules')))
        .items
    expect((await listed()).find(({ id }) => id === rule.id)?.left).toEqual([])
    bodyOf(await ana.call('POST', `/api/workspace/members/${goneId}/removal`, {}))
    expect((await listed()).find(({ id }) => id === rule.id)?.left).toEqual([{ id: goneId, name }])
    expect((await listed()).find(({ id }) => id === off.id)?.left).toEqual([])
    await send('Fidel')
    await expect.poll(async () => (await runsOf('Fidel')).length).toBe(1)
    const [run] = await runsOf('Fidel')
    expect(run?.done).toEqual([
      { what: 'assign', text: name, isLeftOut: true },
      { what: 'mail', text: hers },
      { what: 'mail', text: name, isLeftOut: true },
      { what: 'label', text: 'Web' },
    ])
    expect((await opened('Fidel')).lead.assignee).toBeNull()
    await remove(rule)
    await remove(off)
  })

  it('is kept by the team, for people and webhooks that are there; webhooks by who leads', async () => {
    expect(await refuse(ana, { what: 'assign', userId: foreignId })).toBe(422)
    expect(await refuse(ana, { what: 'webhook', webhookId: foreignId })).toBe(422)
    expect(await refuse(bruno, { what: 'webhook', webhookId: foreignId })).toBe(403)
    expect(await refuse(ana, { what: 'sequence', sequenceId: foreignId })).toBe(422)
    expect(await refuse(bruno, { what: 'mail', userIds: [anaId] })).toBe(201)
    expect((await ana.call('POST', '/api/lead-rules', { ...ruleBody, actions: [] })).status).toBe(422)
    const stranger = await signUp(server.url)
    expect(bodyOf(await stranger.call('GET', '/api/lead-rules'))).toEqual({ items: [] })
  })
})
