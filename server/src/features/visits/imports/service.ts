import { randomUUID } from 'node:crypto'
import {
  mostVisitImports,
  type VisitFile,
  type VisitImport,
  type VisitTarget,
} from '@aurelio/contracts/visit-imports'
import type { Access } from '../../../platform/access/access.ts'
import { by, type Session } from '../../../platform/access/session.ts'
import { calendarOf, dayText } from '../../../platform/calendar.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { VisitImportRow, VisitImportSumRow } from '../../../platform/database/tables/visits.ts'
import type { Emit } from '../../../platform/events/events.ts'
import { invalidField, notFound, refuse } from '../../../platform/http/failures.ts'
import { bucketOfDay } from '../counting/buckets.ts'
import { profileId, scopeOf } from '../counting/ids.ts'
import type { CountStore } from '../counting/store.ts'
import { partsOf } from '../counting/sums.ts'
import { type Days, daysIn, WrongFile } from './days.ts'
import { previewOf, readTable } from './read-file.ts'
import { visitImportStore } from './store.ts'
import { summed } from './summed.ts'

type Asked = { siteId: string; fileName: string; text: string; mapping: readonly VisitTarget[] }

type Parts = {
  database: Database
  access: Access
  emit: Emit
  counts: Pick<CountStore, 'addScopes' | 'addProfiles' | 'profiles' | 'addUp'>
  zoneOf: (workspaceId: string) => Promise<string>
  hasSite: (workspaceId: string, id: string) => Promise<boolean>
  /** A site of the session's workspace; throws a 404 where it has none of this id. */
  siteOf: (session: Session, id: string) => Promise<{ name: string }>
}

/** Visits that somebody else counted before: read out of a file, told as imported, and taken back as a whole. */
export function visitImportService({ database, access, emit, counts, zoneOf, hasSite, siteOf }: Parts) {
  const store = visitImportStore(database)

  /** The days of the file that can be true. */
  async function daysOf(session: Session, { text, mapping }: Asked) {
    const table = tableOf(text)
    const today = dayText(calendarOf(await zoneOf(session.workspace.id)).on(new Date()))
    try {
      return { tool: table.tool, days: daysIn(table, mapping, today) }
    } catch (error) {
      if (error instanceof WrongFile) throw refuse('VISIT_FILE_WRONG', { line: error.line, what: error.what })
      throw error
    }
  }

  /** Into the sums of the site and of the workspace, or out of them again. */
  async function add(place: Place, sums: readonly VisitImportSumRow[], sign: 1 | -1) {
    const profiles = await counts.profiles([...new Set(sums.map(({ profile }) => profile))])
    for (const { id } of scopesOf(place)) {
      const { totals, mixes } = summed(id, sums, sign)
      await counts.addUp('visitTotal', totals)
      await counts.addUp('visitMix', mixes)
      await counts.addUp('visitPart', partsOf(mixes, profiles))
    }
  }

  return {
    async look(session: Session, text: string): Promise<VisitFile> {
      access.demand(session, 'visits.manage')
      return previewOf(tableOf(text))
    },

    async create(session: Session, asked: Asked) {
      access.demand(session, 'visits.manage')
      const workspaceId = session.workspace.id
      const { siteId, fileName } = asked
      if (!(await hasSite(session.workspace.id, siteId))) throw invalidField('siteId', 'UNKNOWN_SITE')
      const { name } = await siteOf(session, siteId)
      const { tool, days } = await daysOf(session, asked)
      return database.inTransaction(async () => {
        if ((await store.list(workspaceId)).length >= mostVisitImports)
          throw refuse('TOO_MANY_IMPORTS', { most: mostVisitImports })
        const place = { workspaceId, siteId }
        const fresh = await untaken(place, days)
        const [first] = fresh.keys()
        const last = [...fresh.keys()].at(-1)
        if (first === undefined || last === undefined) throw refuse('VISIT_DAYS_TAKEN')
        const id = randomUUID()
        const sums = rowsOf(id, fresh)
        const row: VisitImportRow = {
          id,
          ...place,
          tool,
          fileName,
          firstDay: first,
          lastDay: last,
          visits: sums.reduce((all, { visits }) => all + visits, 0),
          createdAt: new Date().toISOString(),
        }
        await counts.addScopes(scopesOf(place))
        await counts.addProfiles(profilesOf(fresh))
        await add(place, sums, 1)
        await store.insert(row, sums)
        await emit({ ...by(session), kind: 'visits.imported', subject: { id: siteId, name } })
        return { imported: toImport(row), skippedDays: days.size - fresh.size }
      })
    },

    async list(session: Session) {
      access.demand(session, 'visits.manage')
      return { items: (await store.list(session.workspace.id)).map(toImport) }
    },

    async undo(session: Session, id: string) {
      access.demand(session, 'visits.manage')
      return database.inTransaction(async () => {
        const row = await store.find(session.workspace.id, id)
        if (!row) throw notFound()
        const { name } = await siteOf(session, row.siteId)
        await add(row, await store.sums(id), -1)
        await store.tidy(scopesOf(row).map((scope) => scope.id))
        await store.remove(id)
        await emit({ ...by(session), kind: 'visits.imported', subject: { id: row.siteId, name } })
        return { id }
      })
    },

    /** Which of the days of a span were imported, in a site or in any of a workspace. */
    async within(
      place: { workspaceId: string; siteId?: string | undefined },
      { from, to }: { from: string; to: string },
    ) {
      const rows = await store.list(place.workspaceId)
      return rows
        .filter(({ siteId }) => place.siteId === undefined || siteId === place.siteId)
        .filter(({ firstDay, lastDay }) => firstDay <= to && lastDay >= from)
        .map(({ tool, firstDay, lastDay }) => ({ tool, from: firstDay, to: lastDay }))
    },
  }

  /** Without days that have visits already: nothing is counted twice. */
  async function untaken({ workspaceId, siteId }: Place, days: Days): Promise<Days> {
    const buckets = [...days.keys()].map(bucketOfDay)
    const bounds = [Math.min(...buckets), Math.max(...buckets)] as const
    const taken = await store.taken(scopeOf({ workspaceId, siteId, pageId: '' }), bounds)
    return new Map([...days].filter(([day]) => !taken.has(bucketOfDay(day))))
  }
}
export type VisitImports = ReturnType<typeof visitImportService>
function tableOf(text: string) {
  const table = readTable(text)
  if (!table) throw refuse('VISIT_FILE_UNREADABLE')
  return table
}

type Place = { workspaceId: string; siteId: string }

function scopesOf({ workspaceId, siteId }: Place) {
  return [siteId, ''].map((of) => ({
    id: scopeOf({ workspaceId, siteId: of, pageId: '' }),
    workspaceId,
    siteId: of,
    pageId: '',
  }))
}

function profilesOf(days: Days) {
  const all = [...days.values()].flatMap((sums) =>
    sums.map(({ profile }) => ({ id: profileId(profile), ...profile })),
  )
  return [...new Map(all.map((profile) => [profile.id, profile])).values()]
}

function rowsOf(importId: string, days: Days): VisitImportSumRow[] {
  return [...days].flatMap(([day, sums]) =>
    sums.map(({ profile, ...figures }) => ({
      importId,
      bucket: bucketOfDay(day),
      profile: profileId(profile),
      ...figures,
    })),
  )
}

function toImport({
  id,
  tool,
  fileName,
  siteId,
  firstDay,
  lastDay,
  visits,
  createdAt,
}: VisitImportRow): VisitImport {
  return { id, tool, fileName, siteId, from: firstDay, to: lastDay, visits, createdAt }
}
