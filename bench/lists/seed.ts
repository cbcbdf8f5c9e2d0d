import { randomUUID } from 'node:crypto'
import type { Database } from '../../server/src/platform/database/database.ts'
import { searchable } from '../../server/src/platform/database/search-text.ts'
import { amount as leads, seedLeads, takeInLeads } from '../leads/seed.ts'

export const amounts = {
  projects: 10_000,
  tasks: 100_000,
  activity: 200_000,
  pages: 500,
  leads,
} as const
const rowsAtOnce = 500
const dayMs = 24 * 60 * 60 * 1000

const things = ['Campaña', 'Rediseño', 'Boletín', 'Catálogo', 'Página', 'Informe', 'Vídeo', 'Identidad']
const clients = [
  'Librería Galerna',
  'Clínica Arenal',
  'Bodega Valdemoro',
  'Hotel Mirador',
  'Panadería Espiga',
]
const colors = ['violet', 'blue', 'teal', 'green', 'amber', 'rose'] as const
const states = [
  'active',
  'active',
  'active',
  'active',
  'paused',
  'completed',
  'completed',
  'archived',
] as const

type Owner = { workspaceId: string; userId: string }

/** Fills one workspace with what a large agency gathers in years; the same rows at each run, but for their ids. */
export async function seed(database: Database, { workspaceId, userId }: Owner): Promise<void> {
  const now = Date.now()
  const ago = (days: number) => new Date(now - days * dayMs).toISOString()
  const projects = rows(amounts.projects, (number) => {
    const name = `${of(things, number)} ${number} de ${of(clients, number)}`
    const description = `${name}. ${'Con todo lo que se acordó en la reunión. '.repeat(4)}`
    return {
      id: randomUUID(),
      workspaceId,
      name,
      description,
      search: searchable(`${name}\n${description}`),
      color: of(colors, number),
      state: of(states, number),
      sample: 0,
      createdAt: ago(number / 10),
      updatedAt: ago(number / 20),
      deletedAt: null,
    } as const
  })
  const tasks = rows(amounts.tasks, (number) => {
    const title = `Revisar ${of(things, number).toLowerCase()} ${number} con ${of(clients, number * 7)}`
    return {
      id: randomUUID(),
      workspaceId,
      projectId: number % 10 === 0 ? null : of(projects, number * 13).id,
      assigneeId: number % 2 === 0 ? userId : null,
      title,
      notes: 'Lo que se habló por teléfono. '.repeat(6),
      search: searchable(title),
      priority: of(['low', 'medium', 'high'] as const, number),
      dueOn: number % 4 === 0 ? null : ago((number % 900) - 60).slice(0, 10),
      doneAt: number % 10 < 7 ? ago((number % 7000) / 10) : null,
      sample: 0,
      createdAt: ago((number % 7000) / 10 + 3),
      updatedAt: ago((number % 7000) / 10),
      deletedAt: null,
      deletedWithProject: 0,
    } as const
  })
  // A word on every third, another on every hundredth.
  const labels = tasks.flatMap(({ id }, number) =>
    (['web', 'urgente'] as const)
      .filter((_, at) => number % (at === 0 ? 3 : 100) === 0)
      .map((name) => ({ workspaceId, taskId: id, name })),
  )
  const checks = rows(amounts.tasks, (number) => ({
    id: randomUUID(),
    workspaceId,
    taskId: of(tasks, number * 3).id,
    text: 'Llamar antes',
    done: number % 2 === 0 ? (1 as const) : (0 as const),
    rank: String(number).padStart(6, '0'),
  }))
  const activity = rows(amounts.activity, (number) => ({
    id: randomUUID(),
    workspaceId,
    kind: 'task.completed' as const,
    at: ago(number / 280),
    actorId: userId,
    subjectId: of(tasks, number).id,
    subjectName: of(tasks, number).title,
    projectId: of(tasks, number).projectId,
    sample: 0 as const,
  }))
  const pages = rows(amounts.pages, (number) => ({
    id: randomUUID(),
    workspaceId,
    projectId: of(projects, number).id,
    name: `${of(things, number)} ${number}`,
    search: searchable(`${of(things, number)} ${number}`),
    version: 1,
    createdAt: ago(number),
    updatedAt: ago(number / 2),
    document: '{"version":1,"elements":[]}',
  }))
  await database.inTransaction(async () => {
    for (const part of parts(projects)) await database.query().insertInto('project').values(part).execute()
    for (const part of parts(tasks)) await database.query().insertInto('task').values(part).execute()
    for (const part of parts(labels)) await database.query().insertInto('taskLabel').values(part).execute()
    for (const part of parts(checks)) await database.query().insertInto('taskCheck').values(part).execute()
    for (const part of parts(activity)) await database.query().insertInto('activity').values(part).execute()
    for (const part of parts(pages)) await database.query().insertInto('page').values(part).execute()
  })
  const pageIds = pages.map(({ id }) => id)
  await seedLeads(database, { workspaceId, userId, pageIds })
  await takeInLeads(database)
}

function rows<Row>(amount: number, make: (number: number) => Row): Row[] {
  return Array.from({ length: amount }, (_, number) => make(number))
}

function of<Item>(items: readonly Item[], number: number): Item {
  const item = items[number % items.length]
  if (item === undefined) throw new Error('There is nothing to choose from')
  return item
}

function* parts<Row>(all: readonly Row[]) {
  for (let start = 0; start < all.length; start += rowsAtOnce) yield all.slice(start, start + rowsAtOnce)
}
