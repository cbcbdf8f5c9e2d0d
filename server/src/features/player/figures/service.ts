import type { FilmFigures } from '@aurelio/contracts/films'
import type { Session } from '../../../platform/access/session.ts'
import { readMade } from '../made.ts'
import type { FilmService } from '../service.ts'
import { cellsOf } from './cells.ts'
import type { FilmFigureStore } from './store.ts'

const dayMs = 24 * 60 * 60 * 1000
type Sums = Record<'plays' | 'finished' | 'cta' | 'sent', number | string>

type Parts = {
  films: FilmService
  store: FilmFigureStore
  titlesOf: (workspaceId: string, pageIds: readonly string[]) => Promise<ReadonlyMap<string, string>>
}

/** How a film is seen, as its screen shows it. */
export function filmFigureService({ films, store, titlesOf }: Parts) {
  /** Each page and variant, by the page's name. */
  async function placesOf(
    workspaceId: string,
    rows: Awaited<ReturnType<FilmFigureStore['places']>>,
    length: number,
  ) {
    const ids = [...new Set(rows.map(({ place }) => place))].filter((place) => place !== '')
    const titles = ids.length > 0 ? await titlesOf(workspaceId, ids) : new Map<string, string>()
    return rows
      .map(({ place, variant, ...row }) => ({
        pageId: place === '' ? null : place,
        name: titles.get(place) ?? '',
        variant,
        plays: Number(row.plays),
        finished: Number(row.finished),
        cta: Number(row.cta),
        sent: Number(row.sent),
        average:
          Number(row.plays) === 0 ? 0 : Math.min(1, Number(row.watched) / (Number(row.plays) * length)),
      }))
      .toSorted((one, other) => other.plays - one.plays || (one.variant < other.variant ? -1 : 1))
  }

  return {
    async of(session: Session, id: string, days?: number): Promise<FilmFigures> {
      const row = await films.ofPerson(session, id, 'pictures.read')
      const since =
        days === undefined ? '' : new Date(Date.now() - (days - 1) * dayMs).toISOString().slice(0, 10)
      const length = cellsOf(readMade(row.made)?.seconds ?? 0)
      const found = new Map((await store.seconds(id, since)).map((each) => [each.second, each]))
      const seconds = Array.from({ length }, (_, at) => {
        const { seen = 0, again = 0, cta = 0, skipped = 0, leads = 0 } = found.get(at) ?? {}
        return {
          seen: Number(seen),
          again: Number(again),
          cta: Number(cta),
          skipped: Math.max(0, Number(skipped)),
          leads: Number(leads),
        }
      })
      const sums = await store.days(id, since)
      const total = (name: 'plays' | 'finished' | 'cta' | 'leads' | 'sent') =>
        sums.reduce((sum, each) => sum + Number(each[name]), 0)
      const plays = total('plays')
      const watched = seconds.reduce((sum, { seen }) => sum + seen, 0)
      return {
        plays,
        finished: total('finished'),
        cta: total('cta'),
        leads: total('leads'),
        sent: total('sent'),
        average: plays === 0 ? 0 : Math.min(1, watched / (plays * length)),
        seconds,
        sources: tallied(sums, ({ source }) => source),
        devices: tallied(sums, ({ device }) => device),
        places: await placesOf(session.workspace.id, await store.places(id, since), length),
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
      return { key, plays: sum('plays'), finished: sum('finished'), cta: sum('cta'), sent: sum('sent') }
    })
    .filter(({ plays }) => plays > 0)
    .toSorted((one, other) => other.plays - one.plays || (one.key < other.key ? -1 : 1))
}
