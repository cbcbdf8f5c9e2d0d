import {
  loneForm,
  loneFormAddress,
  type Manifest,
  type PageAddress,
  type PublicationOptions,
  renderPublication,
} from '@aurelio/page'
import type { StoredDocument } from '@aurelio/page/document'
import type { Business } from '@aurelio/page/elements'
import type { KnownFilms } from '@aurelio/page/values'
import type { Theme } from '@aurelio/page/theme'
import type { PublicClaims } from '../../../platform/public-token/public-token.ts'
import type { NewLead } from '../store.ts'
import type { FormRequest } from './form-request.ts'

/** The page that a form stood on. */
type SentFrom = { workspaceId: string; siteId: string; pageId: string; claims: PublicClaims }

/** What is needed of a published page to show it again. */
export type PublishedPage = {
  workspaceId: string
  pageId: string
  siteId: string
  publicationId: string
  /** What stands there beside it, by their letters: a form is checked against the one that it was shown on. */
  variants: ReadonlyMap<string, PublishedPage>
  address: PageAddress
  title: string
  language: string
  /** Whether it shares its origin with no dashboard. */
  isApart: boolean
  document: StoredDocument
  /** What its forms are checked against, where the page itself does not hold them. */
  forms?: StoredDocument
  /** What it is called where it is no page of the builder. */
  standsAs?: string
  /** What else is made of its leads, as `LeadPage` says. */
  taken?: (lead: NewLead) => Promise<string>
  /** The page of the builder that a token is of, where what takes the form stands on pages. */
  placeOfToken?: (token: string) => Promise<SentFrom | null>
  /** Hears that a form of what is no page was taken: what its token says, and the page that it stood on. */
  onTaken?: (visit: { claims: PublicClaims | null; pageId: string | null }) => Promise<void>
  /** What is known of the films of the player that it shows. */
  films?: KnownFilms
  theme: Theme | null
  /** Any site may frame what it answers. */
  isFramed?: boolean
  /** Where its references lead. */
  destinations: () => Promise<ReadonlyMap<string, string>>
  business: Business
  /** An address of its site with what is to be known there of the visit. */
  along?: (
    address: string,
    source: Pick<PublicClaims, 'referrer' | 'referrerAddress' | 'campaign' | 'path'>,
  ) => string
  /** The same for who has just sent a form of it. */
  leadAlong?: (address: string) => string
  /** What its forms carry when it comes back: what they came with. */
  token?: string
}

/** What is needed of the feature that serves the pages. */
export type PublishedPages = {
  /** Under /p/ where `root` is empty, else at the host of the site that it names; `query`: what is asked of its lists. */
  findPage: (root: string, slug: string, query: string) => Promise<PublishedPage | null>
  /** The same where it is in memory and known to be current, at once. */
  hotPage: (root: string, slug: string) => PublishedPage | undefined
  missingPage: () => Response
  shieldHeaders: (manifest: Manifest, isApart: boolean, ancestors?: string) => Record<string, string>
  /** Whoever may frame a form that stands alone. */
  anySite: string
}
/** Where the person is: on the page, or at one of its forms that stands alone. */
export function placeOf(
  { isAlone }: Pick<FormRequest, 'isAlone'>,
  page: PublishedPage,
  formId = '',
): PublishedPage {
  if (!isAlone) return page
  const { page: read, document } = page.document.read()
  const form = loneForm(document, formId)
  if (!form) return page
  return {
    ...page,
    address: loneFormAddress(page.address, formId),
    document: { read: () => ({ page: read, document: form }) },
    isFramed: true,
  }
}

/** The page with what has become of its form: what was wrong with it, its next step, or what it gave. */
export async function redisplayPage(
  { shieldHeaders, anySite }: Pick<PublishedPages, 'shieldHeaders' | 'anySite'>,
  {
    title,
    language,
    address,
    isApart,
    document,
    theme,
    films,
    destinations,
    business,
    token = '',
    isFramed = false,
  }: PublishedPage,
  shown: Pick<PublicationOptions, 'submission' | 'download'>,
  status: number,
  headers: Record<string, string> = {},
) {
  const { html, manifest } = renderPublication(document.read().document, {
    title,
    address,
    token,
    head: { language },
    ...shown,
    ...(films && { films }),
    theme,
    destinations: await destinations(),
    business,
  })
  return new Response(html, {
    status,
    headers: {
      ...shieldHeaders(manifest, isApart, isFramed ? anySite : undefined),
      'cache-control': 'no-store',
      ...headers,
    },
  })
}
