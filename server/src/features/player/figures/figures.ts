import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import type { FilmRow } from '../../../platform/database/tables/films.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import { readMade } from '../made.ts'
import type { Told } from './cells.ts'
import { countPlays, emptyDay } from './count.ts'
import type { FilmFigureStore } from './store.ts'

/** After this nothing is left of a single play: its beacons have come, and the sums hold what it told. */
const forgottenMs = 20 * 60 * 60 * 1000

/** Counts how far films are seen, of nobody in particular. */
export function filmFigures(database: Database, store: FilmFigureStore) {
  const count = countPlays(database, store)
  return {
    async count({ id, made }: FilmRow, told: Told, device: string | null, isOn = false): Promise<void> {
      if (device !== null)
        await count({ ...told, filmId: id, seconds: readMade(made)?.seconds ?? 0, device, isOn })
    },
    async countLead(filmId: string): Promise<void> {
      const day = new Date().toISOString().slice(0, 10)
      await store.addDays([{ ...emptyDay(filmId, day, 'form', 'form'), leads: 1 }])
    },
    forgetJob: defineJob({
      kind: 'film-forget',
      input: z.null(),
      everySeconds: 60 * 60,
      run: () => store.removeViewsBefore(new Date(Date.now() - forgottenMs).toISOString()),
    }),
  }
}
export type FilmFigures = ReturnType<typeof filmFigures>
