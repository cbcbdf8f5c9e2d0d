// npm run bench:leads: the inbox, its search, filters and counts with a million leads, over HTTP, on both engines.
import { z } from 'zod'
import type { Account } from '../../e2e/product/account.ts'
import { onBothEngines } from '../engines.ts'
import { amount, seedLeads, takeInLeads } from './seed.ts'

const pages = 12

const sessionSchema = z.object({
  user: z.object({ id: z.string(), name: z.string() }),
  workspace: z.object({ id: z.string() }),
})
const listSchema = z.object({
  items: z.array(z.object({ id: z.string(), pageId: z.string().nullable(), phone: z.string() })),
  nextCursor: z.string().nullable(),
})

console.log(`One workspace with ${amount} leads; each call some times, one after another.`)
await onBothEngines({
  bar: 100,
  async seed(database, account) {
    const { user, workspace } = sessionSchema.parse(await account.call('GET', '/api/session'))
    const pageIds: string[] = []
    for (let page = 0; page < pages; page++) {
      const made = await account.call('POST', '/api/pages', {
        name: `Captación ${page}`,
        document: { version: 1, elements: [] },
      })
      pageIds.push(z.object({ id: z.string() }).parse(made).id)
    }
    const started = performance.now()
    await seedLeads(database, { workspaceId: workspace.id, userId: user.id, pageIds })
    const seeded = performance.now()
    await takeInLeads(database)
    console.log(
      `\n${database.engine}: filled in ${seconds(started, seeded)} s, indexed in ${seconds(seeded, performance.now())} s.`,
    )
  },
  paths: pathsOf,
  shown: (path) => path.replace(/cursor=[^&]*/, 'cursor=…').replace(/pageId=[\w-]*/, 'pageId=…'),
})

function seconds(from: number, to: number) {
  return Math.round((to - from) / 1000)
}

async function read(account: Account, query: string) {
  return listSchema.parse(await account.call('GET', `/api/leads?${query}`))
}

async function pathsOf(account: Account) {
  const { items } = await read(account, 'limit=1')
  const pageId = items[0]?.pageId ?? ''
  const phone = items[0]?.phone ?? ''
  const user = sessionSchema.parse(await account.call('GET', '/api/session')).user.name
  const deep = await deepIn(account, 'limit=100')
  const deepInSearch = await deepIn(account, 'limit=100&q=zapatos')
  return [
    '',
    deep,
    'state=won',
    'state=spam',
    `pageId=${pageId}`,
    'mine=true',
    'label=VIP',
    `state=won&pageId=${pageId}&mine=true`,
    'state=won&mine=true&label=VIP',
    'sort=name&order=asc',
    'sort=value',
    'state=lost&sort=value',
    `pageId=${pageId}&mine=true&sort=name&order=asc`,
    'q=galerna',
    'q=zapatos',
    deepInSearch,
    'q=blackfriday',
    `q=${phone.slice(2, 8)}`,
    'q=an',
    'q=xq',
    'q=nada%20de%20nada',
    'q=zapatillas%20madrugada',
    'q=hotel%20dental%20campa%C3%B1a',
    'q=zapatos&state=won&mine=true',
    `q=galerna&state=won&pageId=${pageId}`,
    'q=zapatos&sort=value',
    'q=garcia%20pe%C3%B1a&sort=name&order=asc',
    `q=${encodeURIComponent(`+34 ${phone.slice(0, 3)} ${phone.slice(3, 6)} ${phone.slice(6)}`)}`,
    `q=0034${phone}`,
    // Names: of a page, of all pages, of who has a lead, of states, of what was agreed to; beside words, and by name.
    'q=captaci%C3%B3n%207',
    'q=captaci%C3%B3n',
    'q=galerna%20captaci%C3%B3n',
    `q=${encodeURIComponent(user)}`,
    `q=${encodeURIComponent(user)}&sort=name&order=asc`,
    'q=ganado',
    'q=ganado%20zapatos%20captaci%C3%B3n',
    'q=spam',
    'q=spam&sort=name&order=asc',
    'q=bolet%C3%ADn%20trimestral',
    'q=bolet%C3%ADn%20galerna',
  ]
    .map((query) => `/api/leads?limit=50&${query}`)
    .concat('/api/search?q=galerna', '/api/search?q=zapatos', '/api/home')
}

/** The query of a page some thousand rows down. */
async function deepIn(account: Account, list: string): Promise<string> {
  let query = list
  for (let page = 0; page < 40; page++) {
    const { nextCursor } = await read(account, query)
    if (nextCursor === null) return query
    query = `${list}&cursor=${nextCursor}`
  }
  return query.replace('limit=100&', '')
}
