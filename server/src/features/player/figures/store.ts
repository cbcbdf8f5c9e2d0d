import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { FilmCut, FilmViewRow } from '../../../platform/database/tables/films.ts'
import type { Sums } from './sums.ts'

const secondFigures = ['seen', 'again', 'cta', 'skipped', 'leads'] as const
const dayFigures = ['plays', 'finished', 'cta', 'leads', 'sent', 'watched'] as const
const cut = ['source', 'device', 'place', 'variant'] as const
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
      const { seconds, days } = added.rows()
      for (let at = 0; at < seconds.length; at += atOnce)
        await database
          .query()
          .insertInto('filmSecond')
          .values(seconds.slice(at, at + atOnce))
          .onConflict((conflict) =>
            conflict
              .columns(['filmId', 'day', 'second', ...cut])
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
              .columns(['filmId', 'day', ...cut])
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
    /** Of all plays, or of those of a cut. */
    seconds(filmId: string, since: string, some: Partial<FilmCut>) {
      const asked = cut.flatMap((of) => (some[of] === undefined ? [] : [{ of, value: some[of] }]))
      return database
        .query()
        .selectFrom('filmSecond')
        .select(['second', ...secondFigures.map((figure) => sum(figure))])
        .where('filmId', '=', filmId)
        .where('day', '>=', since)
        .where((eb) => eb.and(asked.map(({ of, value }) => eb(of, '=', value))))
        .groupBy('second')
        .orderBy('second')
        .execute()
    },
    /** Each cut by itself. */
    days: (filmId: string, since: string) =>
      database
        .query()
        .selectFrom('filmDay')
        .select([...cut, ...dayFigures.map((figure) => sum(figure))])
        .where('filmId', '=', filmId)
        .where('day', '>=', since)
        .groupBy(cut)
        .execute(),
  }
}
export type FilmFigureStore = ReturnType<typeof filmFigureStore>

function sum<Name extends string>(name: Name) {
  return sql<number | string>`sum(${sql.ref(name)})`.as(name)
}
