// npm run bench:lists: what each list of a large workspace costs over HTTP, on both engines.
import { z } from 'zod'
import type { Account } from '../../e2e/product/account.ts'
import { onBothEngines } from '../engines.ts'
import { amounts, seed } from './seed.ts'

/** Pages of a hundred rows that are read to stand deep in a list. */
const deep = 80

const sessionSchema = z.object({
  user: z.object({ id: z.string() }),
  workspace: z.object({ id: z.string() }),
})
const pageSchema = z.object({
  items: z.array(z.object({ id: z.string() })),
  nextCursor: z.string().nullable(),
})

console.log(`One workspace with ${JSON.stringify(amounts)}; each call some times, one after another.`)
await onBothEngines({
  bar: 100,
  async seed(database, account) {
    const session = await sessionOf(account)
    await seed(database, { workspaceId: session.workspace.id, userId: session.user.id })
  },
  paths: pathsOf,
  shown: (path) => path.replace(/(cursor|projectId|assigneeId)=[^&]*/, '$1=…'),
})

async function pathsOf(account: Account): Promise<string[]> {
  const project = (await read(account, '/api/projects?limit=1')).items[0]?.id ?? ''
  return [
    '/api/projects',
    await deepIn(account, '/api/projects?limit=100'),
    '/api/projects?state=paused',
    '/api/projects?q=galerna',
    '/api/projects?q=nada%20de%20nada',
    '/api/tasks',
    await deepIn(account, '/api/tasks?limit=100'),
    '/api/tasks?mine=true',
    '/api/tasks?dueBefore=2026-01-01',
    `/api/tasks?projectId=${project}`,
    '/api/tasks?q=galerna',
    '/api/tasks?q=nada%20de%20nada',
    '/api/tasks?priority=high',
    '/api/tasks?label=web',
    '/api/tasks?label=urgente&priority=high',
    `/api/tasks?assigneeId=${(await sessionOf(account)).user.id}&priority=low`,
    '/api/tasks?done=true&priority=high',
    '/api/tasks?done=true&label=web',
    '/api/task-labels',
    '/api/tasks?done=true',
    await deepIn(account, '/api/tasks?done=true&limit=100'),
    '/api/tasks?done=true&mine=true',
    '/api/tasks?done=true&q=galerna',
    '/api/tasks?done=true&q=nada%20de%20nada',
    '/api/activity',
    await deepIn(account, '/api/activity?limit=100'),
    `/api/activity?projectId=${project}`,
    `/api/pages?projectId=${project}`,
    '/api/home',
    '/api/home/chart?period=week&zone=Europe/Madrid',
    '/api/home/chart?period=month&zone=Europe/Madrid',
    '/api/home/chart?period=year&zone=Europe/Madrid',
    '/api/leads',
    '/api/leads?state=won',
    '/api/leads?mine=true',
    await deepIn(account, '/api/leads?limit=100'),
    ...['today', 'week', 'month', 'year'].flatMap((period) =>
      ['', '/pages', '/people'].map((part) => `/api/analytics${part}?period=${period}&zone=Europe/Madrid`),
    ),
    '/api/calendar?from=2026-11-01&to=2026-12-06&zone=Europe/Madrid',
    '/api/search?q=galerna',
    '/api/search?q=nada%20de%20nada',
  ]
}

async function sessionOf(account: Account) {
  return sessionSchema.parse(await account.call('GET', '/api/session'))
}

async function read(account: Account, path: string) {
  return pageSchema.parse(await account.call('GET', path))
}

/** The path of a page far down in a list. */
async function deepIn(account: Account, list: string): Promise<string> {
  let path = list
  for (let page = 0; page < deep; page++) {
    const { nextCursor } = await read(account, path)
    if (nextCursor === null) return path
    path = `${list}&cursor=${nextCursor}`
  }
  return path
}
