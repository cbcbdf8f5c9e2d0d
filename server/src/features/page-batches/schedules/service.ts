import { randomUUID } from 'node:crypto'
import {
  mostPageSchedules,
  type newPageScheduleSchema,
  type PageSchedule,
  type pageScheduleChangeSchema,
  shownScheduleRuns,
} from '@aurelio/contracts/page-schedules'
import type { z } from 'zod'
import type { Access } from '../../../platform/access/access.ts'
import { by, type Session } from '../../../platform/access/session.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Emit } from '../../../platform/events/events.ts'
import { notFound, refuse } from '../../../platform/http/failures.ts'
import { demandTarget, keptTarget } from '../demand-target.ts'
import type { TargetParts } from '../targets/open-target.ts'
import { nextMoment } from './moments.ts'
import type { SchedulePlan } from './plan-job.ts'
import type { PageScheduleStore, ScheduleChange, ShownSchedule } from './store.ts'
import { isUnderWay, readRecipe, readRhythm, toSchedule } from './view.ts'

type Parts = TargetParts & {
  database: Database
  access: Access
  emit: Emit
  store: PageScheduleStore
  plan: SchedulePlan
  timeZoneOf: (workspaceId: string) => Promise<string>
}
type NewSchedule = z.output<typeof newPageScheduleSchema>
type Change = z.output<typeof pageScheduleChangeSchema>

/** Pages out of a table that are published again and again: set up, paused, run at once, and given up. */
export function pageScheduleService({ database, access, emit, store, plan, timeZoneOf, ...parts }: Parts) {
  /** Throws a 404 for one of another workspace. */
  async function rowOf(session: Session, id: string): Promise<ShownSchedule> {
    access.demand(session, 'pages.edit')
    const row = await store.find(session.workspace.id, id)
    if (!row) throw notFound()
    return row
  }
  const shown = async (row: ShownSchedule): Promise<PageSchedule> =>
    toSchedule(row, await store.runs(row.id, shownScheduleRuns))
  /** What is published, and where, as far as that is to be changed. */
  const contentOf = (row: ShownSchedule, { target: given, table, places }: Change): ScheduleChange => {
    const kept = given && keptTarget(parts, given)
    const tableNow = table && keptSource(table)
    const placesNow = places && keptSource(places)
    // Another table may be separated otherwise.
    const recipe = table && { ...readRecipe(row.recipe), delimiter: null }
    return {
      ...(kept && { target: JSON.stringify(kept.target), secret: kept.secret }),
      ...(tableNow && { tableFrom: tableNow.from, tableText: tableNow.text }),
      ...(placesNow && { placesFrom: placesNow.from, placesText: placesNow.text }),
      ...(recipe && { recipe: JSON.stringify(recipe) }),
    }
  }
  const tell = (session: Session, { id, name }: Pick<ShownSchedule, 'id' | 'name'>) =>
    emit({ ...by(session), kind: 'page.schedule-changed', subject: { id, name } })

  return {
    async list(session: Session): Promise<{ items: PageSchedule[]; zone: string }> {
      access.demand(session, 'pages.edit')
      const { id } = session.workspace
      const rows = await store.list(id)
      return { items: await Promise.all(rows.map(shown)), zone: await timeZoneOf(id) }
    },

    async create(session: Session, asked: NewSchedule): Promise<PageSchedule> {
      access.demand(session, 'pages.edit')
      const { name, recipe, rhythm } = asked
      const { id: workspaceId } = session.workspace
      const { target, secret } = keptTarget(parts, await demandTarget(parts, workspaceId, asked.target))
      const table = keptSource(asked.table)
      const places = keptSource(asked.places)
      const now = new Date()
      return database.inTransaction(async () => {
        if ((await store.list(workspaceId)).length >= mostPageSchedules)
          throw refuse('TOO_MANY_SCHEDULES', { most: mostPageSchedules })
        const row = {
          id: randomUUID(),
          workspaceId,
          createdBy: session.user.id,
          name,
          target: JSON.stringify(target),
          secret,
          recipe: JSON.stringify(recipe),
          tableFrom: table.from,
          tableText: table.text,
          placesFrom: places.from,
          placesText: places.text,
          rhythm: JSON.stringify(rhythm),
          nextAt: nextMoment(rhythm, now),
          createdAt: now.toISOString(),
        }
        await store.insert(row)
        await tell(session, row)
        return shown(row)
      })
    },

    /**
     * Going on counts from now: what was left out while it was paused is not made up for. A run that has begun goes on with
     * what it has read.
     */
    async change(session: Session, id: string, asked: Change): Promise<PageSchedule> {
      const { workspaceId } = await rowOf(session, id)
      if (asked.target) await demandTarget(parts, workspaceId, asked.target)
      return database.inTransaction(async () => {
        const row = await rowOf(session, id)
        await store.change(id, { ...contentOf(row, asked), ...turnOf(row, asked) })
        await tell(session, row)
        return shown(await rowOf(session, id))
      })
    },

    /** At once and beside its times; not while a run is under way. */
    async run(session: Session, id: string): Promise<PageSchedule> {
      return database.inTransaction(async () => {
        const row = await rowOf(session, id)
        const [last] = await store.runs(id, 1)
        if (isUnderWay(last)) throw refuse('BATCH_MOVED_ON')
        await plan.begin(row, true)
        return shown(row)
      })
    },

    async remove(session: Session, id: string): Promise<{ id: string }> {
      return database.inTransaction(async () => {
        const row = await rowOf(session, id)
        await store.remove(row.workspaceId, id)
        await tell(session, row)
        return { id }
      })
    },
  }
}
export type PageScheduleService = ReturnType<typeof pageScheduleService>

/** When its turns are; the next one stays where neither its rhythm nor its rest changes. */
function turnOf(row: ShownSchedule, { paused, rhythm: given }: Change): ScheduleChange {
  if (given === undefined && paused === undefined) return {}
  const rhythm = given ?? readRhythm(row.rhythm)
  const isPaused = paused ?? row.nextAt === null
  return { rhythm: JSON.stringify(rhythm), nextAt: isPaused ? null : nextMoment(rhythm, new Date()) }
}

function keptSource(source: NewSchedule['table']): { from: string; text: string | null } {
  if (source.kind === 'address') return { from: JSON.stringify(source), text: null }
  const { kind, name, text } = source
  return { from: JSON.stringify({ kind, name }), text }
}
