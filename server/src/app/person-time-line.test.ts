import { beforeAll, expect, it } from 'vitest'
import { contactBook } from '../features/contacts/contacts.ts'
import { timeLines } from '../features/contacts/time-line/service.ts'
import { personStore } from '../features/leads/persons/store.ts'
import { leadTimeLine } from '../features/leads/time-line/time-line.ts'
import { peopleStore } from '../features/subscriptions/people/store.ts'
import { letterTimeLine } from '../features/subscriptions/time-line/time-line.ts'
import { accessBy } from '../platform/access/access.ts'
import type { Session } from '../platform/access/session.ts'
import type { Database } from '../platform/database/database.ts'
import type { Action } from '@aurelio/contracts/access'
import { houseOf } from '../platform/rooms/house.ts'
import { documentWith, publishPage, sendForm } from '../testing/pages.ts'
import { addPeople, createList } from '../testing/subscriptions.ts'
import { signUp, startTestServer } from '../testing/test-server.ts'
import { rules } from './access.ts'

const email = 'gema@linea.es'
let database: Database
let session: Session
let subscriber: string
let lead: string

beforeAll(async () => {
  const server = await startTestServer('sqlite')
  database = server.database
  const ana = await signUp(server.url)
  const { path } = await publishPage(ana, 'Captación', documentWith('x', ['name', 'email']))
  await sendForm(server.url, path, { name: 'Gema', email })
  await addPeople(ana, await createList(ana, 'Novedades'), [email])
  const row = await database
    .query()
    .selectFrom('subscriber')
    .select(['id', 'workspaceId'])
    .executeTakeFirstOrThrow()
  subscriber = row.id
  lead = (await database.query().selectFrom('lead').select('id').executeTakeFirstOrThrow()).id
  session = {
    user: { id: 'ana', name: 'Ana', email: 'ana@ejemplo.es', image: null },
    workspace: { id: row.workspaceId, name: 'Estudio', role: 'member', logo: null },
    isKeeper: false,
    origin: null,
    sessionId: '',
  }
})

/** The rooms with a team that may not do some of it. */
function without(...actions: readonly Action[]) {
  const access = accessBy(
    { ...rules, ...Object.fromEntries(actions.map((action) => [action, []])) },
    () => new Error('forbidden'),
  )
  const book = contactBook(database)
  const leads = leadTimeLine({ database, access, persons: personStore(database, book) })
  const letters = letterTimeLine({ database, access, subscribers: peopleStore(database) })
  const features = [leads, letters]
  const house = houseOf(features, access)
  return timeLines({ access, book, house: () => house, leadsOf: (person) => leads.idsOf(person) })
}
const kindsOf = async (lines: ReturnType<typeof without>, id: string) => {
  const { items, mails } = await lines.of(session, { id, limit: 100 })
  return { kinds: [...new Set(items.map(({ kind }) => kind))].toSorted(), mails }
}

it('shows of a person what the team may see of each room', async () => {
  expect(await kindsOf(without(), subscriber)).toEqual({ kinds: ['lead', 'subscription'], mails: [email] })
})

it('tells who may see letters alone of no lead', async () => {
  const lines = without('leads.read')
  expect(await kindsOf(lines, subscriber)).toEqual({ kinds: ['subscription'], mails: [email] })
  await expect(lines.of(session, { id: lead, limit: 100 })).rejects.toMatchObject({ status: 404 })
})

it('tells who may see leads alone of no letter', async () => {
  const lines = without('subscriptions.keep')
  expect(await kindsOf(lines, lead)).toEqual({ kinds: ['lead'], mails: [email] })
  await expect(lines.of(session, { id: subscriber, limit: 100 })).rejects.toMatchObject({ status: 404 })
})

it('is the team’s alone', async () => {
  await expect(without('contacts.read').of(session, { id: lead, limit: 100 })).rejects.toThrow('forbidden')
})
