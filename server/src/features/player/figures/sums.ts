import type {
  FilmDayRow,
  FilmPlaceRow,
  FilmSecondRow,
  FilmViewRow,
} from '../../../platform/database/tables/films.ts'

type Of = Pick<FilmViewRow, 'day' | 'source' | 'device' | 'place' | 'variant'>

/** What is added to the figures of a film, one row for each day and place however often it was added to. */
export function sums(filmId: string) {
  const seconds = new Map<string, FilmSecondRow>()
  const days = new Map<string, FilmDayRow>()
  const places = new Map<string, FilmPlaceRow>()
  return {
    second(day: string, second: number, more: Partial<FilmSecondRow>) {
      const none = { filmId, day, second, seen: 0, again: 0, cta: 0, skipped: 0, leads: 0 }
      const row = entry(seconds, `${day} ${second}`, none)
      for (const name of ['seen', 'again', 'cta', 'skipped', 'leads'] as const) row[name] += more[name] ?? 0
    },
    day({ day, source, device }: Omit<Of, 'place' | 'variant'>, more: Partial<FilmDayRow>) {
      const none = { filmId, day, source, device, plays: 0, finished: 0, cta: 0, leads: 0, sent: 0 }
      const row = entry(days, `${day} ${source} ${device}`, none)
      for (const name of ['plays', 'finished', 'cta', 'leads', 'sent'] as const) row[name] += more[name] ?? 0
    },
    place({ day, place, variant }: Of, more: Partial<FilmPlaceRow>) {
      const none = { filmId, day, place, variant, plays: 0, finished: 0, cta: 0, sent: 0, watched: 0 }
      const row = entry(places, `${day} ${place} ${variant}`, none)
      for (const name of ['plays', 'finished', 'cta', 'sent', 'watched'] as const)
        row[name] += more[name] ?? 0
    },
    rows: () => ({
      seconds: [...seconds.values()],
      days: [...days.values()].filter(
        ({ plays, finished, cta, leads, sent }) => plays + finished + cta + leads + sent > 0,
      ),
      places: [...places.values()].filter(
        ({ plays, finished, cta, sent, watched }) => plays + finished + cta + sent + watched > 0,
      ),
    }),
  }
}
export type Sums = ReturnType<typeof sums>

function entry<Value>(map: Map<string, Value>, key: string, none: Value): Value {
  const found = map.get(key) ?? none
  map.set(key, found)
  return found
}
