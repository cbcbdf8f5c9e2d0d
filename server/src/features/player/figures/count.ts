import type { Database } from '../../../platform/database/database.ts'
import type { FilmSecondRow, FilmViewRow } from '../../../platform/database/tables/films.ts'
import { batched } from '../../../platform/database/batch.ts'
import { gained, isFinished, together, type Told } from './cells.ts'
import type { FilmFigureStore } from './store.ts'

export type CountedPlay = Told & {
  filmId: string
  seconds: number
  device: string
  /** It goes on with a play that was begun on an earlier page. */ isOn: boolean
}

/** Adds what beacons tell to the figures of the day: all that came together in one transaction, each play once. */
export function countPlays(database: Database, store: FilmFigureStore) {
  return batched((items: readonly CountedPlay[]) =>
    database.inTransaction(async () => {
      const now = new Date().toISOString()
      // In one order everywhere, so that no two wait for each other.
      const ofFilms = [...Map.groupBy(items, ({ filmId }) => filmId)].toSorted(([one], [other]) =>
        one < other ? -1 : 1,
      )
      for (const [filmId, told] of ofFilms) await count(store, filmId, told, now)
      return items.map(() => null)
    }),
  )
}

async function count(store: FilmFigureStore, filmId: string, told: readonly CountedPlay[], now: string) {
  const views = [...new Set(told.map(({ view }) => view))]
  const known = new Map(await store.views(filmId, views))
  const seconds = new Map<string, FilmSecondRow>()
  const days = new Map<string, ReturnType<typeof emptyDay>>()
  const secondOf = (day: string, second: number) =>
    entry(seconds, `${day} ${second}`, () => ({ filmId, day, second, seen: 0, again: 0, cta: 0 }))
  for (const play of told) {
    const before = known.get(play.view)
    if (!before && play.cells === '') continue
    const row = after(before, play, now)
    known.set(play.view, row)
    for (const { second, seen, again } of gained(before?.cells ?? '', row.cells)) {
      const figures = secondOf(row.day, second)
      figures.seen += seen
      figures.again += again
    }
    const isPressed = row.cta === 1 && before?.cta !== 1
    if (isPressed && play.cta !== null) secondOf(row.day, play.cta).cta += 1
    const { source, device } = play
    const day = entry(days, `${row.day} ${source} ${device}`, () => emptyDay(filmId, row.day, source, device))
    day.plays += before || play.isOn ? 0 : 1
    day.finished += row.isFinished === 1 && before?.isFinished !== 1 ? 1 : 0
    day.cta += isPressed ? 1 : 0
  }
  await store.keepViews([...known.values()].filter(({ view }) => views.includes(view)))
  await store.addSeconds([...seconds.values()])
  await store.addDays([...days.values()].filter(({ plays, finished, cta }) => plays + finished + cta > 0))
}

function after(before: FilmViewRow | undefined, play: CountedPlay, now: string): FilmViewRow {
  const cells = together(before?.cells ?? '', play.cells)
  return {
    filmId: play.filmId,
    view: play.view,
    cells,
    day: before?.day ?? now.slice(0, 10),
    isFinished: before?.isFinished === 1 || isFinished(cells, play.seconds) ? 1 : 0,
    cta: before?.cta === 1 || play.cta !== null ? 1 : 0,
    startedAt: before?.startedAt ?? now,
  }
}

export function emptyDay(filmId: string, day: string, source: string, device: string) {
  return { filmId, day, source, device, plays: 0, finished: 0, cta: 0, leads: 0 }
}

function entry<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const found = map.get(key) ?? make()
  map.set(key, found)
  return found
}
