import {
  type Film,
  type FilmBehaviour,
  filmBehaviourSchema,
  type FilmMaking,
  filmMakingSchema,
  filmProblemSchema,
  type FilmSummary,
  plainBehaviour,
  plainMaking,
} from '@aurelio/contracts/films'
import { filmAddress, filmFileAddress, type PublicOrigins } from '@aurelio/page'
import { z } from 'zod'
import type { FilmRow, FilmTrackRow } from '../../platform/database/tables/films.ts'
import { readMade } from './made.ts'

/** A film as its screens show it. */
/** `key`: what addresses of it end with where it is not for everybody. */
export function summaryOf(row: FilmRow, key: string): FilmSummary {
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
    poster: made?.poster && row.version ? filmFileAddress(row.version, made.poster) + key : null,
    createdAt: row.createdAt,
  }
}

type Shown = { origins: PublicOrigins; keyOf: (row: FilmRow) => string }

export function filmOf(row: FilmRow, tracks: readonly FilmTrackRow[], { origins, keyOf }: Shown): Film {
  const made = readMade(row.made)
  const key = keyOf(row)
  const summary = summaryOf(row, key)
  return {
    ...summary,
    width: made?.width ?? null,
    height: made?.height ?? null,
    hasSound: made?.hasSound ?? false,
    renditions: (made?.renditions ?? []).map(({ width, height, size }) => ({
      height: Math.min(width, height),
      size,
    })),
    hasAv1: (made?.av1 ?? null) !== null,
    isInParts: (made?.hls.length ?? 0) > 0,
    making: makingOf(row),
    trim: { from: row.trimFrom, to: row.trimTo },
    behaviour: behaviourOf(row),
    tracks: tracks.map(({ id, kind, language, label, text }) => ({ id, kind, language, label, text })),
    file: `${summary.path}/video.mp4${key}`,
    key,
    url: origins.shared + summary.path,
  }
}

const keptSchema = z.record(z.string(), z.unknown())

/** How it is made, where somebody has chosen. */
export function makingOf({ making }: Pick<FilmRow, 'making'>): FilmMaking {
  return filmMakingSchema.parse({ ...plainMaking, ...keptSchema.parse(JSON.parse(making)) })
}

/** What was stored before a field was there has that field as it is at first. */
export function behaviourOf({ behaviour }: Pick<FilmRow, 'behaviour'>): FilmBehaviour {
  const kept = keptSchema.parse(JSON.parse(behaviour))
  // Where there was an address only, it led there.
  const end = kept['endLink'] === undefined || kept['endLink'] === '' ? 'stay' : 'link'
  return filmBehaviourSchema.parse({ ...plainBehaviour, end, ...kept })
}
