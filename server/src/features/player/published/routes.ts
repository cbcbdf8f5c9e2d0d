import {
  filmAddress,
  filmFileAddress,
  type Manifest,
  renderPublication,
  type PublicOrigins,
} from '@aurelio/page'
import type { Attribution } from '@aurelio/contracts/leads'
import type { FilmOnPage } from '@aurelio/page/values'
import type { FilmRow } from '../../../platform/database/tables/films.ts'
import type { AddressOf } from '../../../platform/http/client-address.ts'
import { refusal } from '../../../platform/http/failures.ts'
import type { Call, PlainRoute } from '../../../platform/http/plain-routes.ts'
import { problemResponse } from '../../../platform/http/problem.ts'
import { standElsewhere } from '../../../platform/http/public-origins.ts'
import { serveRanged } from '../../../platform/http/ranged-file.ts'
import type { PublicClaims, PublicTokens } from '../../../platform/public-token/public-token.ts'
import type { RateLimits } from '../../../platform/http/rate-limits.ts'
import type { FileStore } from '../../../platform/storage/file-store.ts'
import { deviceOf } from '../figures/device.ts'
import { toldIn } from '../figures/cells.ts'
import { type FilmFigures, visitOf } from '../figures/figures.ts'
import type { FilmFiles } from '../files.ts'
import { readMade } from '../made.ts'
import type { FilmStore } from '../store.ts'
import { behaviourOf } from '../view.ts'
import { filmOnPage } from './film-on-page.ts'
import { type FilmPage, filmPage, type TokenPlace } from './film-page.ts'
import type { FilmKeys } from './keys.ts'

/** A beacon of a film of hours. */
const beaconBytes = 64 * 1024
const formBytes = 16 * 1024
const goesOn = 'sigue'
const perAddress = { limit: 600, windowSeconds: 10 * 60 }

/** What films lend of delivery and of the door for forms. */
export type Neighbours = {
  shieldHeaders: (manifest: Manifest, isApart: boolean, ancestors?: string) => Record<string, string>
  anySite: string
  missingPage: () => Response
  takeElsewhere: (c: Call, page: FilmPage) => Promise<Response>
  /** What led a visitor here, and the token that forms carry of it. */
  sourceOf: (referer: string | undefined, host: string | undefined, query: string) => Source
  tokenOf: (shown: TokenAudience) => (source: Source) => string
  placeOfToken: (token: string) => Promise<TokenPlace | null>
  /** The same of a quiz of its own page. */
  quizOfToken: (token: string) => Promise<{ pageId: string; claims: PublicClaims } | null>
}
type Source = Pick<Attribution, 'referrer' | 'referrerAddress' | 'campaign'>
type TokenAudience = { publicationId: string; variant: string; siteId: string; pageId: string }

type Parts = Neighbours & {
  store: FilmStore
  files: FilmFiles
  stored: FileStore
  figures: FilmFigures
  keys: FilmKeys
  tokens: Pick<PublicTokens, 'read'>
  limits: RateLimits
  origins: PublicOrigins
  clientAddress: AddressOf
}

/** What visitors ask for of films: no cookie is read and no session looked up. */
export function publishedFilmRoutes(parts: Parts): PlainRoute[] {
  const { store, origins, missingPage } = parts
  const { page, leads, seen } = filmAddress(':address')
  const found = async (c: Call) => {
    const address = c.req.param('address') ?? ''
    const row = /^[a-z0-9-]{1,80}$/.test(address) ? await store.atAddress(address) : undefined
    if (!row || !parts.keys.mayEnter(row, c)) return null
    const film = filmOnPage(row, await store.tracksOf(row.id), parts.keys.queryOf(row, c))
    return film && { row, film }
  }
  return [
    {
      method: 'GET',
      path: page,
      async answer(c) {
        if (standElsewhere(origins, c.req.header('host')) && !c.env.site) return movedTo(origins, c)
        const known = await found(c)
        return known ? showFilm(c, parts, known) : missingPage()
      },
    },
    {
      method: 'POST',
      path: leads,
      body: { bytes: formBytes },
      async answer(c) {
        const known = await found(c)
        if (!known) return missingPage()
        const { row, film } = known
        const { figures, placeOfToken } = parts
        const standing = filmPage(row, film, origins, {
          placeOfToken,
          async onTaken({ claims, pageId }) {
            // A robot that says so leaves no mail; whatever else does is told as a desk.
            const device = deviceOf(c.req.header('user-agent')) ?? 'desktop'
            await figures.countLead(row.id, { ...cutOf(claims, pageId), device })
            if (claims) await figures.countSent(claims.nonce)
          },
        })
        return parts.takeElsewhere(c, standing)
      },
    },
    {
      method: 'POST',
      path: seen,
      body: { bytes: beaconBytes },
      async answer(c) {
        const known = await found(c)
        if (!known || !behaviourOf(known.row).counted) return new Response(null, { status: 204 })
        const { row } = known
        const told = toldIn(await c.req.text(), readMade(row.made)?.seconds ?? 0)
        const seconds = told
          ? await parts.limits.hit('film-seen', [row.id, parts.clientAddress(c)], perAddress)
          : 1
        const device = deviceOf(c.req.header('user-agent'))
        if (told && seconds === 0 && device !== null) {
          const place = { ...(await placeOfPlay(parts, row, told.token)), device }
          await parts.figures.count(row, told, place, c.req.query(goesOn) !== undefined)
        }
        return new Response(null, { status: 204 })
      },
    },
    { method: 'GET', path: `${page}/:file`, answer: async (c) => ofFilm(c, parts, await found(c)) },
    { method: 'GET', path: filmFileAddress(':version', ':file'), answer: (c) => play(c, parts) },
  ]
}

/** Where a play is seen, and what led there, as the token of its page says. */
async function placeOfPlay({ tokens, placeOfToken, quizOfToken }: Parts, { id }: FilmRow, token: string) {
  const own = tokens.read(token, { siteId: '', pageId: id })
  const page = own ? null : ((await placeOfToken(token)) ?? (await quizOfToken(token)))
  const claims = own ?? page?.claims ?? null
  return { visit: claims ? visitOf(claims.nonce) : '', ...cutOf(claims, page?.pageId ?? null) }
}

function cutOf(claims: PublicClaims | null, pageId: string | null) {
  return {
    source: claims?.referrer ?? 'other',
    place: pageId ?? '',
    variant: claims?.variant ?? 'A',
  }
}

type Known = { row: FilmRow; film: FilmOnPage }

/** As it stands at `?t=12`: from that second, and past the form where it is behind. */
function begun(film: FilmOnPage, from: number): FilmOnPage {
  if (!(from > 0 && from < film.seconds)) return film
  // Who comes back from the form or by a chapter goes on with what was begun.
  return { ...film, from, seen: `${film.seen}${film.seen.includes('?') ? '&' : '?'}${goesOn}=1` }
}

function showFilm(
  c: Call,
  { origins, shieldHeaders, anySite, ...visits }: Parts,
  { row, film }: Known,
): Response {
  const at = Number(c.req.query('t') ?? '0')
  const { referer, host } = c.env.incoming.headers
  const source = visits.sourceOf(referer, host, new URL(c.req.url).search.slice(1))
  // What the team looks at beside its settings counts for nothing.
  const counted = film.manner.counted && c.req.query('muestra') === undefined
  const told = { ...film, manner: { ...film.manner, counted } }
  const shown = filmPage(row, begun(told, Number.isFinite(at) ? at : 0), origins)
  const url = origins.shared + film.page
  const { html, manifest } = renderPublication(shown.document.read().document, {
    title: row.name,
    address: { ...shown.address, url },
    films: shown.films,
    token: visits.tokenOf({ ...shown, variant: 'A' })(source),
    head: {
      language: shown.language,
      canonical: url,
      ...(film.poster !== '' && { image: origins.shared + film.poster }),
      indexed: !behaviourOf(row).isPrivate,
    },
  })
  return new Response(html, {
    headers: { ...shieldHeaders(manifest, shown.isApart, anySite), 'cache-control': 'no-store' },
  })
}

/** Subtitles of a film, and its file and poster as they are today: for pages that know nothing else of it. */
async function ofFilm(c: Call, parts: Parts, known: Known | null): Promise<Response> {
  const missing = () => problemResponse(c, refusal('NOT_FOUND'))
  if (!known) return missing()
  const { row, film } = known
  const file = c.req.param('file') ?? ''
  if (file.endsWith('.vtt')) {
    const track = await parts.store.track(row.id, file.slice(0, -4))
    if (!track) return missing()
    return new Response(track.text, {
      headers: { ...open, 'content-type': 'text/vtt; charset=utf-8', 'cache-control': 'no-cache' },
    })
  }
  const named = file === 'video.mp4' ? film.sources[0]?.src : file === 'poster.jpg' ? film.poster : undefined
  const name = named?.split('?')[0]?.split('/').at(-1)
  return name ? serve(c, parts, { version: row.version ?? '', name, cache: 'no-cache' }) : missing()
}

/** A file of a version never changes. Where a film is not for everybody, only who may see it gets it. */
async function play(c: Call, parts: Parts): Promise<Response> {
  const version = c.req.param('version') ?? ''
  const name = c.req.param('file') ?? ''
  const isFile = /^[0-9a-f-]{36}$/.test(version) && /^[\w-]{1,60}\.(?:mp4|jpg|m3u8|m4s)$/.test(name)
  if (!isFile || !(await parts.keys.mayPlay(version, c))) return problemResponse(c, refusal('NOT_FOUND'))
  // A playlist names the files beside it: where a key is asked for, each of them with it.
  const { search } = new URL(c.req.url)
  if (name.endsWith('.m3u8') && search !== '') {
    const text = await parts.stored.get(parts.files.keyOf(version, name)).catch(() => null)
    if (text === null) return problemResponse(c, refusal('NOT_FOUND'))
    return new Response(withKey(text, search), {
      headers: { ...open, 'content-type': types['.m3u8'] ?? '', 'cache-control': 'no-store' },
    })
  }
  return serve(c, parts, { version, name, cache: 'public, max-age=31536000, immutable' })
}

function withKey(playlist: string, search: string): string {
  return playlist
    .split('\n')
    .map((line) =>
      line === '' || line.startsWith('#')
        ? line.replace(/URI="([^"]+)"/, `URI="$1${search}"`)
        : line + search,
    )
    .join('\n')
}

const open = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; media-src 'self'; sandbox",
  // Pages are sandboxed and have an origin of their own.
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
}

const types: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.m4s': 'video/iso.segment',
}

function serve(
  c: Call,
  { files, stored }: Parts,
  { version, name, cache }: { version: string; name: string; cache: string },
): Promise<Response> {
  const headers = {
    ...open,
    'content-type': types[name.slice(name.lastIndexOf('.'))] ?? 'video/mp4',
    'cache-control': cache,
    etag: `"${version}-${name}"`,
  }
  return serveRanged(c, stored.hot, files.keyOf(version, name), headers, () =>
    problemResponse(c, refusal('NOT_FOUND')),
  )
}

function movedTo({ shared }: PublicOrigins, c: Call): Response {
  const { pathname, search } = new URL(c.req.url)
  return new Response(null, {
    status: 302,
    headers: { location: shared + pathname + search, 'content-length': '0' },
  })
}
