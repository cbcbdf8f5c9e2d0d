import { expect, it } from 'vitest'
import { filesOfTree } from './circles.mjs'
import { tablesOfOthers } from './room-tables.mjs'

/** What rooms still ask of tables that are not theirs. It only grows shorter: a room asks by a port that `app` gives it. */
const stillAsked = {
  accounts: ['user'],
  activity: ['project', 'user'],
  analytics: [
    'lead',
    'member',
    'organization',
    'page',
    'project',
    'publication',
    'task',
    'toolUse',
    'user',
    'videoTask',
  ],
  'api-tokens': ['user'],
  audit: ['auditEvent', 'user'],
  calendar: ['member', 'organization', 'user'],
  clients: ['member', 'user'],
  delivery: ['page', 'publication', 'publicationVariant', 'redirect', 'site', 'version'],
  home: [
    'activity',
    'calendarEvent',
    'grant',
    'lead',
    'member',
    'organization',
    'page',
    'project',
    'publication',
    'reviewComment',
    'reviewThread',
    'task',
    'taskLabel',
    'user',
  ],
  installation: ['job', 'organization', 'outbox', 'page', 'user', 'version'],
  leads: ['activity', 'member', 'page', 'publication', 'symbol', 'user'],
  metrics: ['job', 'lead', 'outbox', 'publication', 'user'],
  notifications: ['lead', 'member', 'profile', 'user'],
  pages: ['project', 'redirect', 'site', 'user'],
  people: ['lastWorkspace', 'member', 'organization', 'session', 'user'],
  pictures: ['job'],
  profile: ['member', 'user'],
  projects: ['lead', 'member', 'site', 'task', 'user'],
  reviews: ['member', 'organization', 'page', 'profile', 'user'],
  security: ['account', 'member', 'organization', 'session', 'user', 'verification'],
  sites: ['page', 'publication', 'redirect'],
  symbols: ['user'],
  tasks: ['grant', 'project', 'user'],
  visits: ['organization', 'page', 'site'],
  'work-files': ['user'],
  workspaces: ['member', 'publication', 'session', 'user'],
}

it('lets no room name a table that is not its own, beyond those that still do', async () => {
  expect(tablesOfOthers(await filesOfTree())).toEqual(stillAsked)
})

const migration = ['server/migrations/0001.ts', `createTable('lead') createTable('redirect')`] as const
const inRoom = (room: string, text: string) => [`server/src/features/${room}/store.ts`, text] as const

it.each([
  [`.selectFrom('lead')`],
  [`.innerJoin('lead', 'lead.pageId', 'page.id')`],
  [`.selectFrom(['lead', 'other'])`],
  ['sql`select 1 from "lead"`'],
])('finds %s', (text) => {
  const files = new Map([migration, inRoom('leads', `.insertInto('lead')`), inRoom('pages', text)])
  expect(tablesOfOthers(files)).toEqual({ pages: ['lead'] })
})

it('knows what two rooms fill as no room’s own, and a part of a query as no table', () => {
  const files = new Map([
    migration,
    inRoom('pages', `.insertInto('redirect')`),
    inRoom('sites', `.insertInto('redirect').with('waiting', rows).selectFrom('waiting')`),
  ])
  expect(tablesOfOthers(files)).toEqual({ pages: ['redirect'], sites: ['redirect'] })
})
