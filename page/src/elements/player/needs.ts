import type { FilmOnPage } from '../../values/film.ts'

/** What a film loads, and what it tells. `poster`: in the place of its own; '' for that. */
export function filmNeeds(film: FilmOnPage, poster = '') {
  const { page, sources, av1, hls, subtitles, manner, storyboard } = film
  return {
    media: [page]
      .concat(sources.map(({ src }) => src))
      .concat([av1, hls].filter((each) => each !== undefined))
      .concat(subtitles.map(({ src }) => src)),
    pictures: [poster || film.poster, manner.scenes ? (storyboard?.src ?? '') : ''],
    beacons: manner.counted ? [film.seen] : [],
  }
}
