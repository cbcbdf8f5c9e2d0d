import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import type { FilmCut, FilmRow } from '../../../platform/database/tables/films.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import { readMade } from '../made.ts'
import type { Told } from './cells.ts'
import { countPlays, type PlayPlace } from './count.ts'
import { sums } from './sums.ts'
import type { FilmFigureStore } from './store.ts'

/** After this nothing is left of a single play: its beacons have come, and the sums hold what it told. */
const forgottenMs = 20 * 60 * 60 * 1000

/** The number of a visit as a play keeps it: whoever reads it there cannot find the token by it. */
export function visitOf(nonce: string): string {
  return createHash('sha256').update(`film ${nonce}`).digest('base64url').slice(0, 22)
}

/** Counts how far films are seen, of nobody in particular. */
export function filmFigures(database: Database, store: FilmFigureStore) {
  const count = countPlays(database, store)
  return {
    async count({ id, made }: FilmRow, { view, cells, cta }: Told, place: PlayPlace, isOn = false) {
      await count.play({
        view,
        cells,
        cta,
        ...place,
        filmId: id,
        seconds: readMade(made)?.seconds ?? 0,
        isOn,
      })
    },
    /** A form was sent in a visit, on whatever page: it counts for the seconds that the visit had seen. */
    async countSent(nonce: string): Promise<void> {
      await count.form(visitOf(nonce))
    },
    /** The film's own form brought a mail. */
    async countLead(filmId: string, cut: FilmCut): Promise<void> {
      const added = sums(filmId)
      added.day({ day: new Date().toISOString().slice(0, 10), ...cut }, { leads: 1 })
      await store.add(added)
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
