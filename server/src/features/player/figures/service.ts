import type { FilmFigures } from '@aurelio/contracts/films'
import type { Session } from '../../../platform/access/session.ts'
import { readMade } from '../made.ts'
import type { FilmService } from '../service.ts'
import { cellsOf } from './cells.ts'
import type { FilmFigureStore } from './store.ts'

const dayMs = 24 * 60 * 60 * 1000
type Sums = Record<'plays' | 'finished' | 'cta', number | string>

/** How a film is seen, as its screen shows it. */
export function filmFigureService({ films, store }: { films: FilmService; store: FilmFigureStore }) {
  return {
    async of(session: Session, id: string, days?: number): Promise<FilmFigures> {
      const row = await films.ofPerson(session, id, 'pictures.read')
      const since =
        days === undefined ? '' : new Date(Date.now() - (days - 1) * dayMs).toISOString().slice(0, 10)
      const length = cellsOf(readMade(row.made)?.seconds ?? 0)
      const found = new Map((await store.seconds(id, since)).map((each) => [each.second, each]))
      const seconds = Array.from({ length }, (_, at) => {
        const { seen = 0, again = 0, cta = 0 } = found.get(at) ?? {}
        return { seen: Number(seen), again: Number(again), cta: Number(cta) }
      })
      const sums = await store.days(id, since)
      const total = (name: 'plays' | 'finished' | 'cta' | 'leads') =>
        sums.reduce((sum, each) => sum + Number(each[name]), 0)
      const plays = total('plays')
      const watched = seconds.reduce((sum, { seen }) => sum + seen, 0)
      return {
        plays,
        finished: total('finished'),
        cta: total('cta'),
        leads: total('leads'),
        average: plays === 0 ? 0 : Math.min(1, watched / (plays * length)),
        seconds,
        sources: tallied(sums, ({ source }) => source),
        devices: tallied(sums, ({ device }) => device),
      }
    },
  }
}
export type FilmFigureService = ReturnType<typeof filmFigureService>

/** By what the rows have in common, the most played first. */
function tallied<Row extends Sums>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): FilmFigures['sources'] {
  return [...Map.groupBy(rows, keyOf)]
    .map(([key, some]) => {
      const sum = (name: keyof Sums) => some.reduce((total, row) => total + Number(row[name]), 0)
      return { key, plays: sum('plays'), finished: sum('finished'), cta: sum('cta') }
    })
    .filter(({ plays }) => plays > 0)
    .toSorted((one, other) => other.plays - one.plays || (one.key < other.key ? -1 : 1))
}
