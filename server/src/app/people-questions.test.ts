import type { PersonQuestion, SegmentRules } from '@aurelio/contracts/person-questions'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Database } from '../platform/database/database.ts'
import { readyDatabase, onBothEngines } from '../testing/engines.ts'
import { leadsForLetters } from '../features/leads/for-letters/store.ts'
import { campaignOf } from '../features/subscriptions/letter-campaigns.ts'
import { questionStore } from '../features/subscriptions/questions/store.ts'

const dayMs = 24 * 60 * 60 * 1000
const base = Date.now()
/** Never at the very end of a day that is asked for. */
const ago = (days: number) => new Date(base - (days + 0.5) * dayMs).toISOString()

type Wrote = {
  pageId: string
  days: number
  result: string
  isWon: boolean
  cents: number
  from: string | null
}
type Stands = {
  listId: string
  state: 'confirmed' | 'pending' | 'left'
  days: number
  source: 'form' | 'team'
}
type Someone = {
  id: string
  workspaceId: string
  email: string
  days: number
  labels: string[]
  stands: Stands[]
  wrote: Wrote[]
  got: { letterId: string; state: 'sent' | 'bounced' }[]
}

/** The same numbers each time. */
function chances(start: number) {
  let state = start
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const letters = [
  { id: 'aaaaaa-1', workspaceId: 'w', subject: 'Marzo', days: 10 },
  { id: 'bbbbbb-2', workspaceId: 'w', subject: 'Abril', days: 100 },
  { id: 'cccccc-3', workspaceId: 'otro', subject: 'De otros', days: 5 },
]
const listIds = ['l1', 'l2']

function people(): Someone[] {
  const next = chances(20_261_126)
  const some = <Item>(items: readonly Item[], share: number) => items.filter(() => next(100) < share)
  return Array.from({ length: 300 }, (_, at): Someone => {
    const workspaceId = next(5) === 0 ? 'otro' : 'w'
    return {
      id: `p${String(at).padStart(3, '0')}`,
      workspaceId,
      email: `p${at}@ejemplo.es`,
      days: next(200),
      labels: some(['vip', 'frío'], 30),
      stands: some(listIds, 60).map((listId) => ({
        // Lists are of one workspace, as their people are.
        listId: workspaceId === 'w' ? listId : `${listId}-otro`,
        state: (['confirmed', 'confirmed', 'pending', 'left'] as const)[next(4)] ?? 'left',
        days: next(200),
        source: next(2) === 0 ? 'form' : 'team',
      })),
      wrote: Array.from({ length: next(4) }, () => ({
        pageId: `page${next(3)}`,
        days: next(200),
        result: ['', 'Otoño', 'Invierno'][next(3)] ?? '',
        isWon: next(3) === 0,
        cents: next(4) * 500,
        from: next(3) === 0 ? campaignOf(letters[next(2)] ?? { id: '', subject: '' }) : null,
      })),
      got: some(letters, 40)
        .filter((letter) => letter.workspaceId === workspaceId)
        .map(({ id }) => ({ letterId: id, state: next(5) === 0 ? 'bounced' : 'sent' })),
    }
  })
}

/** The same questions without a database. */
function says({ wrote, labels, stands, got, days }: Someone, question: PersonQuestion): boolean {
  const lies = (age: number, when = 'when' in question ? question.when : undefined) =>
    !when || (when.is === 'within' ? age + 0.5 < when.days : age + 0.5 > when.days)
  switch (question.what) {
    case 'sent-form':
      return wrote.some(
        (one) => (question.pageId === null || one.pageId === question.pageId) && lies(one.days),
      )
    case 'opened-page':
      return wrote.some(({ pageId }) => pageId === question.pageId)
    case 'got-result':
      return wrote.some(({ result }) => result.toLowerCase() === question.title.toLowerCase())
    case 'won':
      return wrote.some(({ isWon }) => isWon)
    case 'worth':
      return wrote.reduce((sum, { isWon, cents }) => sum + (isWon ? cents : 0), 0) >= question.cents
    case 'has-label':
      return labels.includes(question.label)
    case 'on-list':
      return stands.some(
        (one) =>
          one.listId === question.listId && one.state === (question.state ?? 'confirmed') && lies(one.days),
      )
    case 'consented':
      return stands.some(({ state, source }) => state === 'confirmed' && source === question.source)
    case 'got-letter':
      return got.some(
        ({ letterId, state }) =>
          state === 'sent' &&
          (question.letterId === null || question.letterId === letterId) &&
          lies(letters.find(({ id }) => id === letterId)?.days ?? 0),
      )
    case 'came-by-letter': {
      const letter = letters.find(({ id, workspaceId }) => id === question.letterId && workspaceId === 'w')
      return letter !== undefined && wrote.some(({ from }) => from === campaignOf(letter))
    }
    case 'bounced':
      return got.some(({ state }) => state === 'bounced')
    case 'joined':
    default:
      return lies(days)
  }
}

const asked: PersonQuestion[] = [
  { what: 'sent-form', pageId: null },
  { what: 'sent-form', pageId: 'page1', when: { is: 'within', days: 60 } },
  { what: 'sent-form', pageId: null, when: { is: 'before', days: 90 } },
  { what: 'opened-page', pageId: 'page2' },
  { what: 'got-result', title: 'Otoño' },
  { what: 'won' },
  { what: 'worth', cents: 1500 },
  { what: 'has-label', label: 'vip' },
  { what: 'has-label', label: 'nadie' },
  { what: 'on-list', listId: 'l1' },
  { what: 'on-list', listId: 'l2', state: 'left', when: { is: 'within', days: 120 } },
  { what: 'on-list', listId: 'l1-otro' },
  { what: 'consented', source: 'form' },
  { what: 'got-letter', letterId: null },
  { what: 'got-letter', letterId: null, when: { is: 'within', days: 30 } },
  { what: 'got-letter', letterId: 'bbbbbb-2' },
  { what: 'came-by-letter', letterId: 'aaaaaa-1' },
  { what: 'came-by-letter', letterId: 'cccccc-3' },
  { what: 'bounced' },
  { what: 'joined', when: { is: 'before', days: 100 } },
]

async function fill(database: Database, everybody: readonly Someone[]) {
  const db = database.kysely
  const now = database.engine === 'postgres' ? sql`now()` : sql`'2026-11-01'`
  for (const id of ['w', 'otro']) {
    await sql`insert into "organization" ("id", "name", "slug", "createdAt") values (${id}, ${id}, ${id}, ${now})`.execute(
      db,
    )
    await db
      .insertInto('subscriberList')
      .values(
        listIds.map((listId) => ({
          id: id === 'w' ? listId : `${listId}-otro`,
          workspaceId: id,
          name: listId,
          createdAt: ago(300),
        })),
      )
      .execute()
  }
  for (const page of [0, 1, 2])
    await sql`insert into "page" ("id", "workspaceId", "name", "document", "version", "createdAt", "updatedAt")
      values (${`page${page}`}, 'w', 'p', '{}', 1, '2026', '2026')`.execute(db)
  for (const { id, workspaceId, subject, days } of letters)
    await db
      .insertInto('letter')
      .values({
        id,
        workspaceId,
        listId: null,
        segmentId: null,
        subject,
        preview: '',
        document: '',
        number: 1,
        state: 'sent',
        createdAt: ago(days),
        sendAt: ago(days),
        finishedAt: ago(days),
        unsubscribed: 0,
        perHour: 0,
        trial: null,
        trialEndsAt: null,
        chosen: null,
        localTime: null,
      })
      .execute()
  for (const { id, workspaceId, email, days, labels, stands, wrote, got } of everybody) {
    await db
      .insertInto('subscriber')
      .values({ id, workspaceId, email, name: '', search: email, createdAt: ago(days) })
      .execute()
    for (const label of labels)
      await db.insertInto('subscriberLabel').values({ subscriberId: id, label }).execute()
    for (const { listId, state, days: since, source } of stands)
      await db
        .insertInto('subscription')
        .values({
          listId,
          subscriberId: id,
          state,
          source,
          text: '',
          textHash: '',
          pageId: null,
          batchId: null,
          askedAt: ago(since),
          confirmedAt: ago(since),
          leftAt: state === 'left' ? ago(since) : null,
        })
        .execute()
    for (const { letterId, state } of got)
      await db
        .insertInto('letterRecipient')
        .values({ letterId, subscriberId: id, state, tries: 1, nextAt: ago(1), answer: '' })
        .execute()
    for (const [at, one] of wrote.entries())
      await db
        .insertInto('lead')
        .values({
          id: `${id}-${at}`,
          workspaceId,
          pageId: one.pageId,
          pageName: '',
          formId: 'f',
          spam: 0,
          spamReason: null,
          createdAt: ago(one.days),
          fields: JSON.stringify(
            one.result === '' ? [] : [{ name: 'resultado', label: 'Resultado', value: one.result }],
          ),
          state: one.isWon ? 'won' : 'new',
          emailKey: email,
          phoneKey: null,
          assigneeId: null,
          valueCents: one.cents,
          campaign: one.from,
        })
        .execute()
    // What was spam, or was taken away, says nothing of anybody.
    if (wrote.length > 0)
      for (const [at, gone] of [
        { spam: 1 as const, deletedAt: null },
        { spam: 0 as const, deletedAt: ago(1) },
      ].entries())
        await db
          .insertInto('lead')
          .values({
            id: `${id}-gone-${at}`,
            workspaceId,
            pageId: 'page2',
            pageName: '',
            formId: 'f',
            spamReason: null,
            createdAt: ago(1),
            fields: '[]',
            state: 'won',
            emailKey: email,
            phoneKey: null,
            assigneeId: null,
            valueCents: 100_000,
            ...gone,
          })
          .execute()
  }
}

onBothEngines('questions about people', (engine) => {
  const everybody = people()
  const own = everybody.filter(({ workspaceId }) => workspaceId === 'w')
  let questions: ReturnType<typeof questionStore>
  let database: Database
  beforeAll(async () => {
    database = await readyDatabase(engine)
    await fill(database, everybody)
    questions = questionStore(database, leadsForLetters(database).mailsWho)
  }, 120_000)

  const meant = ({ match, rules }: SegmentRules) =>
    own.filter((person) => {
      const holds = rules.map(({ question, isNot }) => says(person, question) !== isNot)
      return match === 'all' ? holds.every(Boolean) : holds.some(Boolean)
    })

  it.each(asked)('are answered as the people are: $what', async (question) => {
    for (const isNot of [false, true]) {
      const rules: SegmentRules = { match: 'all', rules: [{ question, isNot }] }
      const { people: count, first } = await questions.count('w', rules)
      const expected = meant(rules)
      expect(count).toBe(expected.length)
      expect(first).toHaveLength(Math.min(10, expected.length))
      const ids = expected.map(({ id }) => id)
      expect(first.filter(({ id }) => !ids.includes(id))).toEqual([])
    }
    const [yes] = await questions.who(
      'w',
      [question],
      everybody.map(({ id }) => id),
    )
    expect([...(yes ?? [])].toSorted()).toEqual(
      own.filter((person) => says(person, question)).map(({ id }) => id),
    )
  })

  it('are joined to any rules, each counted as one person after the other would be', async () => {
    const next = chances(engine === 'sqlite' ? 7 : 11)
    let notNobody = 0
    for (let round = 0; round < 60; round += 1) {
      const rules: SegmentRules = {
        match: next(2) === 0 ? 'all' : 'any',
        rules: Array.from({ length: 1 + next(4) }, () => ({
          question: asked[next(asked.length)] ?? { what: 'won' },
          isNot: next(4) === 0,
        })),
      }
      const expected = meant(rules)
      const { people: count } = await questions.count('w', rules)
      expect({ rules, count }).toEqual({ rules, count: expected.length })
      const { rows } = await (await questions.idsOf('w', rules)).execute(database.query())
      expect(rows).toHaveLength(expected.length)
      if (count > 0 && count < own.length) notNobody += 1
    }
    expect(notNobody).toBeGreaterThan(20)
  })
})
