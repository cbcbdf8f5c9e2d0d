import type { Database } from '../../../platform/database/database.ts'
import type { FilmSecondRow, FilmViewRow } from '../../../platform/database/tables/films.ts'
import { batched } from '../../../platform/database/batch.ts'
import { gained, isFinished, together, type Told } from './cells.ts'
import type { FilmFigureStore } from './store.ts'
import { sums, type Sums } from './sums.ts'
import { sentVisits } from './sent-visits.ts'

/** What is known of where a play is seen. */
export type PlayPlace = Pick<FilmViewRow, 'visit' | 'source' | 'device' | 'place' | 'variant'>

export type CountedPlay = Omit<Told, 'token'> &
  PlayPlace & {
    filmId: string
    seconds: number
    /** It goes on with a play that was begun on an earlier page. */
    isOn: boolean
  }
/** A form was sent in this visit. */
type CountedForm = { sentIn: string }

/** Adds what beacons and forms tell to the figures of the day: all that came together in one transaction, each play once. */
export function countPlays(database: Database, store: FilmFigureStore) {
  const sent = sentVisits()
  const count = batched((items: readonly (CountedPlay | CountedForm)[]) =>
    database.inTransaction(async () => {
      const now = new Date().toISOString()
      const plays = items.filter((item) => 'view' in item)
      // In one order everywhere, so that no two wait for each other.
      const ofFilms = [...Map.groupBy(plays, ({ filmId }) => filmId)].toSorted(([one], [other]) =>
        one < other ? -1 : 1,
      )
      const converted = items.flatMap((item) => ('sentIn' in item ? [item.sentIn] : []))
      for (const [filmId, told] of ofFilms) {
        const added = sums(filmId)
        const views = await countViews(store, { filmId, told, now, added })
        await store.keepViews(views)
        await store.add(added)
        converted.push(...views.map(({ visit }) => visit).filter(sent.has))
      }
      await countForms(store, converted)
      return items.map(() => null)
    }),
  )
  return {
    play: (play: CountedPlay) => count(play),
    /** Most forms are sent where no film is: those cost one look. */
    async form(visit: string) {
      sent.note(visit)
      if ((await store.unsentViews([visit])).length > 0) await count({ sentIn: visit })
    },
  }
}

type Counting = { filmId: string; told: readonly CountedPlay[]; now: string; added: Sums }

async function countViews(store: FilmFigureStore, { filmId, told, now, added }: Counting) {
  const views = [...new Set(told.map(({ view }) => view))]
  const known = new Map(await store.views(filmId, views))
  for (const play of told) {
    const before = known.get(play.view)
    if (!before && play.cells === '') continue
    const row = after(before, play, now)
    known.set(play.view, row)
    let watched = 0
    for (const { second, seen, again, skipped } of gained(before?.cells ?? '', row.cells, play.isOn)) {
      watched += seen
      added.second(row, second, { seen, again, skipped, leads: row.isSent === 1 ? seen : 0 })
    }
    const isPressed = row.cta === 1 && before?.cta !== 1
    if (isPressed && play.cta !== null) added.second(row, play.cta, { cta: 1 })
    const figures = {
      plays: before || play.isOn ? 0 : 1,
      finished: row.isFinished === 1 && before?.isFinished !== 1 ? 1 : 0,
      cta: isPressed ? 1 : 0,
    }
    added.day(row, { ...figures, watched })
  }
  return [...known.values()].filter(({ view }) => views.includes(view))
}

/** A form counts for every second that its visit had seen of a film, once. */
async function countForms(store: FilmFigureStore, visits: readonly string[]) {
  const rows = await store.unsentViews(visits)
  for (const row of rows) {
    const added = sums(row.filmId)
    const seconds: Partial<FilmSecondRow> = { leads: 1 }
    Array.from(row.cells).forEach((digit, second) => {
      if (digit !== '0') added.second(row, second, seconds)
    })
    added.day(row, { sent: 1 })
    await store.keepViews([{ ...row, isSent: 1 }])
    await store.add(added)
  }
}

function after(before: FilmViewRow | undefined, play: CountedPlay, now: string): FilmViewRow {
  const cells = together(before?.cells ?? '', play.cells)
  const { visit, source, device, place, variant } = before ?? play
  return {
    filmId: play.filmId,
    view: play.view,
    cells,
    visit,
    source,
    device,
    place,
    variant,
    day: before?.day ?? now.slice(0, 10),
    isFinished: before?.isFinished === 1 || isFinished(cells, play.seconds) ? 1 : 0,
    cta: before?.cta === 1 || play.cta !== null ? 1 : 0,
    isSent: before?.isSent ?? 0,
    startedAt: before?.startedAt ?? now,
  }
}
