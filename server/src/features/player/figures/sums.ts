import type { FilmCut, FilmDayRow, FilmSecondRow } from '../../../platform/database/tables/films.ts'

type Of = FilmCut & { day: string }

/** What is added to the figures of a film, one row for each day and cut however often it was added to. */
export function sums(filmId: string) {
  const seconds = new Map<string, FilmSecondRow>()
  const days = new Map<string, FilmDayRow>()
  return {
    second(of: Of, second: number, more: Partial<FilmSecondRow>) {
      const none = { filmId, second, ...keysOf(of), seen: 0, again: 0, cta: 0, skipped: 0, leads: 0 }
      const row = entry(seconds, `${second} ${JSON.stringify(keysOf(of))}`, none)
      for (const name of ['seen', 'again', 'cta', 'skipped', 'leads'] as const) row[name] += more[name] ?? 0
    },
    day(of: Of, more: Partial<FilmDayRow>) {
      const none = { filmId, ...keysOf(of), plays: 0, finished: 0, cta: 0, leads: 0, sent: 0, watched: 0 }
      const row = entry(days, JSON.stringify(keysOf(of)), none)
      for (const name of ['plays', 'finished', 'cta', 'leads', 'sent', 'watched'] as const)
        row[name] += more[name] ?? 0
    },
    rows: () => ({
      seconds: [...seconds.values()],
      days: [...days.values()].filter(
        ({ plays, finished, cta, leads, sent, watched }) =>
          plays + finished + cta + leads + sent + watched > 0,
      ),
    }),
  }
}
export type Sums = ReturnType<typeof sums>

function keysOf({ day, source, device, place, variant }: Of): Of {
  return { day, source, device, place, variant }
}

function entry<Value>(map: Map<string, Value>, key: string, none: Value): Value {
  const found = map.get(key) ?? none
  map.set(key, found)
  return found
}
