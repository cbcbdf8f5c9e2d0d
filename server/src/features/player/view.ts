import {
  type Film,
  type FilmBehaviour,
  filmBehaviourSchema,
  filmProblemSchema,
  type FilmSummary,
  plainBehaviour,
} from '@aurelio/contracts/films'
import { filmAddress, filmFileAddress, type PublicOrigins } from '@aurelio/page'
import { z } from 'zod'
import type { FilmRow, FilmTrackRow } from '../../platform/database/tables/films.ts'
import { readMade } from './made.ts'

/** A film as its screens show it. */
export function summaryOf(row: FilmRow): FilmSummary {
  const made = readMade(row.made)
  return {
    id: row.id,
    name: row.name,
    state: row.state,
    step: row.state === 'preparing' ? row.step : null,
    percent: row.percent,
    eta: row.eta,
    problem: filmProblemSchema.nullable().catch('failed').parse(row.problem),
    size: row.nextSize ?? row.size,
    duration: made?.seconds ?? null,
    path: filmAddress(row.address).page,
    poster: made?.poster && row.version ? filmFileAddress(row.version, made.poster) : null,
    createdAt: row.createdAt,
  }
}

export function filmOf(row: FilmRow, tracks: readonly FilmTrackRow[], origins: PublicOrigins): Film {
  const made = readMade(row.made)
  const summary = summaryOf(row)
  return {
    ...summary,
    width: made?.width ?? null,
    height: made?.height ?? null,
    hasSound: made?.hasSound ?? false,
    renditions: (made?.renditions ?? []).map(({ width, height, size }) => ({
      height: Math.min(width, height),
      size,
    })),
    trim: { from: row.trimFrom, to: row.trimTo },
    behaviour: behaviourOf(row),
    tracks: tracks.map(({ id, kind, language, label, text }) => ({ id, kind, language, label, text })),
    url: origins.shared + summary.path,
  }
}

const keptSchema = z.record(z.string(), z.unknown())

/** What was stored before a field was there has that field as it is at first. */
export function behaviourOf({ behaviour }: Pick<FilmRow, 'behaviour'>): FilmBehaviour {
  return filmBehaviourSchema.parse({ ...plainBehaviour, ...keptSchema.parse(JSON.parse(behaviour)) })
}
