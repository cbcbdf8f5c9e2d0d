import { gateId, gateProps, hasGate, type PublicOrigins } from '@aurelio/page'
import type { StoredDocument } from '@aurelio/page/document'
import { decodeElements, encodePage } from '@aurelio/page/document'
import { noBusiness } from '@aurelio/page/elements'
import type { FilmOnPage } from '@aurelio/page/values'
import type { PublicClaims } from '../../../platform/public-token/public-token.ts'
import type { FilmRow } from '../../../platform/database/tables/films.ts'

/** Who hears of its form, and which page it stood on. */
type FormNews = {
  placeOfToken?: (token: string) => Promise<TokenPlace | null>
  onTaken?: (visit: { claims: PublicClaims | null; pageId: string | null }) => Promise<void>
}
/** The page of the builder that a token is of. */
export type TokenPlace = { workspaceId: string; siteId: string; pageId: string; claims: PublicClaims }

/** The page of a film by itself, as the door for forms and the renderer take any published page. */
export function filmPage(row: FilmRow, film: FilmOnPage, origins: PublicOrigins, told: FormNews = {}) {
  const document = documentOf(elementsOf(film))
  return {
    workspaceId: row.workspaceId,
    pageId: row.id,
    siteId: '',
    publicationId: row.version ?? '',
    variants: new Map(),
    address: { page: film.page, leads: film.leads },
    title: row.name,
    standsAs: row.name,
    language: 'es',
    isApart: !origins.isDashboards,
    document,
    /** What its form is checked against: the page itself holds the film alone, which draws it. */
    forms: gateDocument(film),
    theme: null,
    ...told,
    films: new Map([[film.page, film]]),
    destinations: () => Promise.resolve(new Map<string, string>()),
    business: noBusiness,
  }
}
export type FilmPage = ReturnType<typeof filmPage>

function elementsOf(film: FilmOnPage) {
  const video = { id: 'video', type: 'video', props: { src: film.page, width: '100%' } }
  const width = film.height > film.width ? '560px' : '1100px'
  const section = {
    id: 'pagina',
    type: 'container',
    props: { widthType: 'box', width, padding: '16px', children: [video] },
  }
  return [section]
}

function gateDocument(film: FilmOnPage): StoredDocument {
  const form = { id: gateId, type: 'form', props: gateProps(film) }
  return documentOf(hasGate(film) ? [form] : [])
}

function documentOf(elements: readonly object[]): StoredDocument {
  const decoded = decodeElements(elements)
  if (!decoded.ok) throw new Error('The page of a film cannot be made', { cause: decoded.error })
  const { document } = decoded
  return { read: () => ({ document, page: encodePage(document) }) }
}
