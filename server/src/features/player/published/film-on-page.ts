import { filmAddress, filmFileAddress } from '@aurelio/page'
import type { FilmOnPage } from '@aurelio/page/values'
import type { FilmRow, FilmTrackRow } from '../../../platform/database/tables/films.ts'
import { readMade } from '../made.ts'
import { cuesOf } from '@aurelio/media/captions'
import { behaviourOf } from '../view.ts'

/** What a page shows of a film; null until something was made of it. `query`: what its addresses end with where it is not for everybody. */
export function filmOnPage(row: FilmRow, tracks: readonly FilmTrackRow[], query = ''): FilmOnPage | null {
  const made = readMade(row.made)
  const { version } = row
  if (!made || version === null) return null
  const address = filmAddress(row.address)
  const fileOf = (name: string) => filmFileAddress(version, name) + query
  return {
    page: address.page,
    leads: address.leads + query,
    seen: address.seen + query,
    query,
    name: row.name,
    width: made.width,
    height: made.height,
    seconds: made.seconds,
    uploaded: row.createdAt,
    sources: made.renditions.map(({ file, width, height }) => ({ src: fileOf(file), width, height })),
    ...(made.av1 && { av1: fileOf(made.av1.file) }),
    ...(made.hls[0] !== undefined && { hls: fileOf(made.hls[0]) }),
    ...(made.storyboard && { storyboard: { ...made.storyboard, src: fileOf(made.storyboard.file) } }),
    poster: made.poster === null ? '' : fileOf(made.poster),
    subtitles: tracks
      .filter(({ kind }) => kind === 'subtitles')
      .map(({ id, language, label }) => ({ src: `${address.page}/${id}.vtt${query}`, language, label })),
    chapters: tracks
      .filter(({ kind }) => kind === 'chapters')
      .slice(0, 1)
      .flatMap(({ text }) => cuesOf(text).map(({ from, text: title }) => ({ second: from, title }))),
    manner: behaviourOf(row),
  }
}
