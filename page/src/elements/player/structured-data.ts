import type { FilmOnPage } from '../../values/film.ts'
import type { StructuredData } from '../definition.ts'

/** What searchers read of a film. `url`: where its page stands, whole. */
export function filmData(
  { name, page, poster, seconds, sources, chapters, uploaded }: FilmOnPage,
  url: string,
): StructuredData {
  const whole = (address: string) => new URL(address, url).href
  return {
    '@type': 'VideoObject',
    name,
    description: name,
    uploadDate: uploaded,
    duration: `PT${Math.max(1, Math.round(seconds))}S`,
    ...(poster && { thumbnailUrl: [whole(poster)] }),
    ...(sources[0] && { contentUrl: whole(sources[0].src) }),
    ...(chapters.length > 0 && {
      hasPart: chapters.map(({ second, title }, at) => ({
        '@type': 'Clip',
        name: title,
        startOffset: Math.floor(second),
        endOffset: Math.floor(chapters[at + 1]?.second ?? seconds),
        url: `${whole(page)}?t=${Math.floor(second)}`,
      })),
    }),
  }
}
