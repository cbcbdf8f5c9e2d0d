import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { FilmViewRow } from '../../../platform/database/tables/films.ts'
import type { Sums } from './sums.ts'

const secondFigures = ['seen', 'again', 'cta', 'skipped', 'leads'] as const
const dayFigures = ['plays', 'finished', 'cta', 'leads', 'sent'] as const
const placeFigures = ['plays', 'finished', 'cta', 'sent', 'watched'] as const
const atOnce = 500

/** How far films are seen. The rows of single plays are gone within a day; what stays are sums. */
export function filmFigureStore(database: Database) {
  return {
    async views(filmId: string, views: readonly string[]): Promise<ReadonlyMap<string, FilmViewRow>> {
      const rows = await database
        .query()
        .selectFrom('filmView')
        .selectAll()
        .where('filmId', '=', filmId)
        .where('view', 'in', views)
        .execute()
      return new Map(rows.map((row) => [row.view, row]))
    },
    /** Plays of these visits that no form was counted for. */
    async unsentViews(visits: readonly string[]): Promise<readonly FilmViewRow[]> {
      if (visits.length === 0) return []
      return database
        .query()
        .selectFrom('filmView')
        .selectAll()
        .where('visit', 'in', visits)
        .where('isSent', '=', 0)
        .orderBy('filmId')
        .orderBy('view')
        .execute()
    },
    async keepViews(rows: readonly FilmViewRow[]) {
      if (rows.length === 0) return
      await database
        .query()
        .insertInto('filmView')
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns(['filmId', 'view']).doUpdateSet((eb) => ({
            cells: eb.ref('excluded.cells'),
            isFinished: eb.ref('excluded.isFinished'),
            cta: eb.ref('excluded.cta'),
            isSent: eb.ref('excluded.isSent'),
          })),
        )
        .execute()
    },
    async add(added: Sums) {
      const { seconds, days, places } = added.rows()
      for (let at = 0; at < seconds.length; at += atOnce)
        await database
          .query()
          .insertInto('filmSecond')
          .values(seconds.slice(at, at + atOnce))
          .onConflict((conflict) =>
            conflict
              .columns(['filmId', 'day', 'second'])
              .doUpdateSet((eb) =>
                Object.fromEntries(
                  secondFigures.map((figure) => [
                    figure,
                    eb(`filmSecond.${figure}`, '+', eb.ref(`excluded.${figure}`)),
                  ]),
                ),
              ),
          )
          .execute()
      if (days.length > 0)
        await database
          .query()
          .insertInto('filmDay')
          .values(days)
          .onConflict((conflict) =>
            conflict
              .columns(['filmId', 'day', 'source', 'device'])
              .doUpdateSet((eb) =>
                Object.fromEntries(
                  dayFigures.map((figure) => [
                    figure,
                    eb(`filmDay.${figure}`, '+', eb.ref(`excluded.${figure}`)),
                  ]),
                ),
              ),
          )
          .execute()
      if (places.length > 0)
        await database
          .query()
          .insertInto('filmPlace')
          .values(places)
          .onConflict((conflict) =>
            conflict
              .columns(['filmId', 'day', 'place', 'variant'])
              .doUpdateSet((eb) =>
                Object.fromEntries(
                  placeFigures.map((figure) => [
                    figure,
                    eb(`filmPlace.${figure}`, '+', eb.ref(`excluded.${figure}`)),
                  ]),
                ),
              ),
          )
          .execute()
    },
    async removeViewsBefore(moment: string) {
      await database.query().deleteFrom('filmView').where('startedAt', '<', moment).execute()
    },
    seconds: (filmId: string, since: string) =>
      database
        .query()
        .selectFrom('filmSecond')
        .select(['second', ...secondFigures.map((figure) => sum(figure))])
        .where('filmId', '=', filmId)
        .where('day', '>=', since)
        .groupBy('second')
        .orderBy('second')
        .execute(),
    days: (filmId: string, since: string) =>
      database
        .query()
        .selectFrom('filmDay')
        .select(['source', 'device', ...dayFigures.map((figure) => sum(figure))])
        .where('filmId', '=', filmId)
        .where('day', '>=', since)
        .groupBy(['source', 'device'])
        .execute(),
    places: (filmId: string, since: string) =>
      database
        .query()
        .selectFrom('filmPlace')
        .select(['place', 'variant', ...placeFigures.map((figure) => sum(figure))])
        .where('filmId', '=', filmId)
        .where('day', '>=', since)
        .groupBy(['place', 'variant'])
        .execute(),
  }
}
export type FilmFigureStore = ReturnType<typeof filmFigureStore>

function sum<Name extends string>(name: Name) {
  return sql<number | string>`sum(${sql.ref(name)})`.as(name)
}
