/** What a film of the player does on a page, beside playing. */
export type FilmManner = {
  muted: boolean
  loop: boolean
  ctaSecond: number | null
  ctaText: string
  ctaLink: string
  gateSecond: number | null
  gateTitle: string
  gateSkippable: boolean
  speed: boolean
  download: boolean
  counted: boolean
  ratio: 'film' | '16/9' | '4/3' | '1/1' | '9/16'
  corners: number
  /** What follows where it ends: nothing, an address, the form for the mail, or another film. */
  end: 'stay' | 'link' | 'form' | 'film'
  endLink: string
  /** The page of the film that follows, without host. */
  endFilm: string
  /** Scenes below the film, to leap to. */
  scenes: boolean
  /** It goes on where somebody left it, where the origin keeps that. */
  resume: boolean
}

/** A film of the player as a page shows it; addresses without host. */
export type FilmOnPage = {
  /** Its page. */
  page: string
  /** What its form posts to. */
  leads: string
  /** What is told how far it is seen. */
  seen: string
  name: string
  /** In pixels. */
  width: number
  height: number
  seconds: number
  /** When it came, in UTC. */
  uploaded: string
  /** The largest first. */
  sources: readonly { src: string; width: number; height: number }[]
  /** The same in AV1, for browsers that play it; absent where it was not made. */
  av1?: string
  /** Its playlist for HLS; absent where it was not made. */
  hls?: string
  /** One picture of many small ones; `every`: seconds between two of them. Absent where there is none. */
  storyboard?: { src: string; columns: number; count: number; every: number; width: number; height: number }
  poster: string
  subtitles: readonly { src: string; language: string; label: string }[]
  chapters: readonly { second: number; title: string }[]
  manner: FilmManner
  /** What addresses on its page end with where it is not for everybody, as `?llave=…`. */
  query?: string
  /** Second at which it begins. */
  from?: number
}

/** Films by the address of their page, as documents name them. */
export type KnownFilms = ReadonlyMap<string, FilmOnPage>

const pattern = /^(?:https?:\/\/[^/]+)?(\/p\/_v\/[a-z0-9-]{1,80})$/

/** The address of a film's page in a video's address, without host; null where it is none. */
export function filmPageIn(source: string): string | null {
  return pattern.exec(source)?.[1] ?? null
}

const known = new WeakSet<object>()

/** The film, as one that a server knows: a page that somebody wrote can hold none. */
export function knownFilm(film: FilmOnPage): FilmOnPage {
  known.add(film)
  return film
}

export function isKnownFilm(value: unknown): value is FilmOnPage {
  return typeof value === 'object' && value !== null && known.has(value)
}
