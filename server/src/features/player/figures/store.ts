import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { FilmDayRow, FilmSecondRow, FilmViewRow } from '../../../platform/database/tables/films.ts'

const secondFigures = ['seen', 'again', 'cta'] as const
const dayFigures = ['plays', 'finished', 'cta', 'leads'] as const
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
          })),
        )
        .execute()
    },
    async addSeconds(rows: readonly FilmSecondRow[]) {
      for (let at = 0; at < rows.length; at += atOnce)
        await database
          .query()
          .insertInto('filmSecond')
          .values(rows.slice(at, at + atOnce))
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
    },
    async addDays(rows: readonly FilmDayRow[]) {
      if (rows.length === 0) return
      await database
        .query()
        .insertInto('filmDay')
        .values(rows)
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
    },
    async removeViewsBefore(moment: string) {
      await database.query().deleteFrom('filmView').where('startedAt', '<', moment).execute()
    },
    async removeOf(filmId: string) {
      for (const table of ['filmView', 'filmSecond', 'filmDay'] as const)
        await database.query().deleteFrom(table).where('filmId', '=', filmId).execute()
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
  }
}
export type FilmFigureStore = ReturnType<typeof filmFigureStore>

function sum<Name extends string>(name: Name) {
  return sql<number | string>`sum(${sql.ref(name)})`.as(name)
}
