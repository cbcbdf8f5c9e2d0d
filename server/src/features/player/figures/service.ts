import type { FilmFigures, FilmFilter } from '@aurelio/contracts/films'
import type { Session } from '../../../platform/access/session.ts'
import type { FilmCut } from '../../../platform/database/tables/films.ts'
import { readMade } from '../made.ts'
import type { FilmService } from '../service.ts'
import { cellsOf } from './cells.ts'
import type { FilmFigureStore } from './store.ts'

const dayMs = 24 * 60 * 60 * 1000
/** What figures of before do not know, since it was not kept together. */
const unknown = '?'
const figures = ['plays', 'finished', 'cta', 'leads', 'sent', 'watched'] as const

type DayRow = FilmCut & Record<(typeof figures)[number], number>

type Parts = {
  films: FilmService
  store: FilmFigureStore
  /** What pages and quizzes of a workspace are called. */
  titlesOf: (workspaceId: string, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>
}

/** How a film is seen, as its screen shows it. */
export function filmFigureService({ films, store, titlesOf }: Parts) {
  /** Each page and variant, by the page's name. */
  async function placesOf(workspaceId: string, rows: readonly DayRow[], length: number) {
    const ids = [...new Set(rows.map(({ place }) => place))].filter((place) => place !== '')
    const titles = ids.length > 0 ? await titlesOf(workspaceId, ids) : new Map<string, string>()
    return [...Map.groupBy(rows, ({ place, variant }) => JSON.stringify([place, variant])).values()]
      .flatMap((some) => {
        const [{ place, variant } = { place: '', variant: '' }] = some
        const { plays, finished, cta, sent, watched } = totalOf(some)
        if (plays + finished + cta + sent === 0) return []
        const average = plays === 0 ? 0 : Math.min(1, watched / (plays * length))
        const pageId = place === '' ? null : place
        return [{ pageId, name: titles.get(place) ?? '', variant, plays, finished, cta, sent, average }]
      })
      .toSorted((one, other) => other.plays - one.plays || (one.variant < other.variant ? -1 : 1))
  }

  async function daysOf(id: string, since: string): Promise<DayRow[]> {
    return (await store.days(id, since)).map((row) => ({
      ...row,
      plays: Number(row.plays),
      finished: Number(row.finished),
      cta: Number(row.cta),
      leads: Number(row.leads),
      sent: Number(row.sent),
      watched: Number(row.watched),
    }))
  }

  return {
    async of(
      session: Session,
      { id, days, ...filter }: FilmFilter & { id: string; days?: number | undefined },
    ): Promise<FilmFigures> {
      const row = await films.ofPerson(session, id, 'pictures.read')
      const since =
        days === undefined ? '' : new Date(Date.now() - (days - 1) * dayMs).toISOString().slice(0, 10)
      const length = cellsOf(readMade(row.made)?.seconds ?? 0)
      const some = cutOf(filter)
      const found = new Map((await store.seconds(id, since, some)).map((each) => [each.second, each]))
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
      const rows = await daysOf(id, since)
      const isCut = Object.keys(some).length > 0
      const led = rows.filter(({ source }) => source !== unknown)
      const whole = led.filter(({ place }) => place !== unknown)
      /** Each list is of what the others choose, so that it shows what else there is to choose. */
      const listed = (known: readonly DayRow[], ...own: (keyof FilmCut)[]) => {
        const others = Object.fromEntries(
          Object.entries(some).filter(([name]) => !own.some((each) => each === name)),
        )
        return Object.keys(others).length > 0 ? whole.filter((each) => isIn(each, others)) : known
      }
      const { plays, finished, cta, leads, sent } = totalOf(
        isCut ? whole.filter((each) => isIn(each, some)) : led,
      )
      const watched = seconds.reduce((sum, { seen }) => sum + seen, 0)
      const placed = rows.filter(({ place }) => place !== unknown)
      return {
        plays,
        finished,
        cta,
        leads,
        sent,
        average: plays === 0 ? 0 : Math.min(1, watched / (plays * length)),
        apart: totalOf(led).plays - totalOf(whole).plays,
        seconds,
        sources: tallied(listed(led, 'source'), ({ source }) => source),
        devices: tallied(listed(led, 'device'), ({ device }) => device),
        places: await placesOf(session.workspace.id, listed(placed, 'place', 'variant'), length),
      }
    },
  }
}
export type FilmFigureService = ReturnType<typeof filmFigureService>

function cutOf({ source, device, page, variant }: FilmFilter): Partial<FilmCut> {
  return {
    ...(source !== undefined && { source }),
    ...(device !== undefined && { device }),
    ...(page !== undefined && { place: page === 'own' ? '' : page }),
    ...(variant !== undefined && { variant }),
  }
}

function isIn(row: FilmCut, some: Partial<FilmCut>): boolean {
  const { source, device, place, variant } = { ...row, ...some }
  return row.source === source && row.device === device && row.place === place && row.variant === variant
}

function totalOf(rows: readonly DayRow[]) {
  const total = (name: (typeof figures)[number]) => rows.reduce((sum, row) => sum + row[name], 0)
  return {
    plays: total('plays'),
    finished: total('finished'),
    cta: total('cta'),
    leads: total('leads'),
    sent: total('sent'),
    watched: total('watched'),
  }
}

/** By what the rows have in common, the most played first. */
function tallied(rows: readonly DayRow[], keyOf: (row: DayRow) => string): FilmFigures['sources'] {
  return [...Map.groupBy(rows, keyOf)]
    .map(([key, some]) => {
      const { plays, finished, cta, sent } = totalOf(some)
      return { key, plays, finished, cta, sent }
    })
    .filter(({ plays }) => plays > 0)
    .toSorted((one, other) => other.plays - one.plays || (one.key < other.key ? -1 : 1))
}
