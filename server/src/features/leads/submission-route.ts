import {
  addressOf,
  confirmationAnchor,
  loneForm,
  loneFormAddress,
  type Manifest,
  type PageAddress,
  renderPublication,
  tokenField,
} from '@aurelio/page'
import type { StoredDocument } from '@aurelio/page/document'
import type { Theme } from '@aurelio/page/theme/default-theme'
import type { Context } from 'hono'
import type { AddressOf } from '../../platform/http/client-address.ts'
import type { HttpEnvironment } from '../../platform/http/environment.ts'
import { refusal } from '../../platform/http/failures.ts'
import { noticePage } from '../../platform/http/notice-page.ts'
import { outageCodes, tryAgainSoon } from '../../platform/http/outage.ts'
import type { PlainRoute } from '../../platform/http/plain-routes.ts'
import { problemResponse } from '../../platform/http/problem.ts'
import type { PublicTokens } from '../../platform/public-token/public-token.ts'
import { bodyOf, isMultipart } from './entered.ts'
import type { LeadFiles } from './files/service.ts'
import { fileFieldsOf } from './judge.ts'
import type { leadService, Outcome } from './service.ts'

const bodyBytes = 16 * 1024
/** With files; each of them has a limit of its own. */
const multipartBytes = 32 * 1024 * 1024
const notSaved =
  'Ahora mismo no hemos podido guardarlo. Lo que has escrito sigue aquí: espera unos segundos y vuelve a enviarlo.'
const noMore =
  'Hoy ya no podemos recibir más formularios. Lo que has escrito sigue aquí: vuelve a enviarlo mañana, o escríbenos por otro medio.'
/** The browser may keep what it is answered: its way back would else end at an error page, and what was entered be lost. */
const forTheWayBack = { 'cache-control': 'private, max-age=600' }
const formTypes = 'application/x-www-form-urlencoded, multipart/form-data'

/** What the route needs of a published page. */
export type PublishedPage = {
  workspaceId: string
  pageId: string
  siteId: string
  publicationId: string
  address: PageAddress
  title: string
  /** Whether it shares its origin with no dashboard. */
  isApart: boolean
  document: StoredDocument
  theme: Theme | null
  /** Any site may frame what it answers. */
  isFramed?: boolean
  /** Where its references lead. */
  destinations: () => Promise<ReadonlyMap<string, string>>
  /** What its forms carry when it comes back: what they came with. */
  token?: string
}

/** What the route needs of the feature that serves the pages. */
export type PublishedPages = {
  /** Under /p/ where `root` is empty, else at the host of the site that it names. */
  findPage: (root: string, slug: string) => Promise<PublishedPage | null>
  missingPage: () => Response
  shieldHeaders: (manifest: Manifest, isApart: boolean, ancestors?: string) => Record<string, string>
  /** Whoever may frame a form that stands alone. */
  anySite: string
}
type Parts = PublishedPages & {
  leads: ReturnType<typeof leadService>
  files: LeadFiles
  clientAddress: AddressOf
  tokens: Pick<PublicTokens, 'read'>
}

/**
 * Takes the form of a published page: a person's browser is led back to the page with its confirmation (303), a
 * program (`Accept: application/json`) gets 201 or a problem. Neither origin nor cookie matters: anybody may write.
 */
export function submissionRoutes(parts: Parts): PlainRoute[] {
  const route: Omit<PlainRoute, 'path'> = {
    method: 'POST',
    body: { bytes: bodyBytes, multipartBytes, refuse: tooLarge },
    async answer(c) {
      const page = await parts.findPage(c.env.site?.id ?? '', c.req.param('slug') ?? '')
      if (!page) return missing(c, parts)
      const address = parts.clientAddress(c)
      const fileFields = () => fileFieldsOf(page.document.read().document)
      if (isMultipart(c.req.header('content-type') ?? '') && fileFields().size > 0) {
        const seconds = await parts.files.wait(page.pageId, address)
        if (seconds > 0) return tooMany(c, parts, page, { kind: 'too-many', formId: '', values: {}, seconds })
      }
      const { files } = parts
      const body = await bodyOf(c, fileFields, {
        take: (...sent) => files.take(page.workspaceId, ...sent),
        discard: (ids) => files.discard(ids),
      })
      if (body === 'unreadable') return unsupported(c)
      if (body === 'too-large') return tooLarge(c, refusal('PAYLOAD_TOO_LARGE', { bytes: bodyBytes }).detail)
      const token = body.entered.get(tokenField)?.at(-1) ?? ''
      const visit = {
        claims: parts.tokens.read(token, page),
        token,
        isBrowser: c.req.header('sec-fetch-mode') === 'navigate',
      }
      const outcome = await parts.leads.submit({ page, address, visit, ...body })
      const place = placeOf(c, page, body.entered.get('formId')?.at(-1))
      return answer(c, parts, { ...place, token }, outcome)
    },
  }
  return [
    { ...route, path: addressOf(':slug').leads },
    { ...route, at: 'sites', path: addressOf(':slug', 'own').leads },
  ]
}

/** Where the person is: on the page, or at one of its forms that stands alone. */
function placeOf(c: Context<HttpEnvironment>, page: PublishedPage, formId = ''): PublishedPage {
  if (c.req.query('alone') === undefined) return page
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

function answer(
  c: Context<HttpEnvironment>,
  parts: Parts,
  page: PublishedPage,
  outcome: Outcome,
): Response | Promise<Response> {
  if (outcome.kind === 'refused') return refused(c, parts, page, outcome)
  if (outcome.kind === 'step') return stepped(parts, page, outcome)
  if (outcome.kind === 'not-published') return missing(c, parts)
  if (outcome.kind === 'unknown-form') return unknownForm(c)
  if (outcome.kind === 'too-many') return tooMany(c, parts, page, outcome)
  if (outcome.kind === 'full') return full(c, parts, page, outcome)
  if (outcome.kind === 'outage') return notNow(c, parts, page, outcome)
  if (wantsJson(c))
    return Response.json({ id: outcome.id }, { status: 201, headers: { 'cache-control': 'no-store' } })
  if (outcome.leadsTo !== '') return leadOn(page, outcome.leadsTo)
  return seeOther(`${page.address.page}#${encodeURIComponent(confirmationAnchor(outcome.formId))}`)
}

/**
 * To the address that the form names. One of another site by a page in between: the policy of the published page lets its
 * forms lead nowhere but here, and browsers hold a redirection of the answer against it.
 */
function leadOn({ address }: PublishedPage, named: string) {
  const target = named.replaceAll(/[^\u0021-\u007e]/gu, encodeURIComponent)
  if (!/^[a-z][a-z0-9+.-]*:/i.test(target)) {
    const { pathname, search, hash } = new URL(target, new URL(address.page, 'http://own'))
    return seeOther(pathname + search + hash)
  }
  const link = `<a href="${target.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">continúa aquí</a>`
  const detail = `Hemos recibido tus datos. Si no pasas a la página siguiente, ${link}.`
  return noticePage(200, '¡Gracias!', detail, { refresh: `0; url=${target}` })
}

function seeOther(location: string) {
  const headers = { location, 'cache-control': 'no-store', 'content-length': '0' }
  return new Response(null, { status: 303, headers })
}

function unknownForm(c: Context<HttpEnvironment>) {
  if (wantsJson(c)) return problemResponse(c, refusal('UNKNOWN_FORM'))
  return noticePage(422, 'El formulario ha cambiado', 'Vuelve a abrir la página e inténtalo otra vez.')
}

/** The page again, with what the person had entered and what is wrong with it. */
function refused(
  c: Context<HttpEnvironment>,
  parts: Parts,
  page: PublishedPage,
  outcome: Extract<Outcome, { kind: 'refused' }>,
) {
  const { formId: elementId, values, errors, step } = outcome
  if (wantsJson(c))
    return problemResponse(c, {
      ...refusal('VALIDATION_ERROR'),
      errors: Object.entries(errors).map(([path, message]) => ({ path, code: 'INVALID', message })),
    })
  return again(parts, page, { elementId, values, errors, step }, 422, forTheWayBack)
}

/** The page with another step of its form. */
function stepped(
  parts: Parts,
  page: PublishedPage,
  { formId: elementId, values, step }: Extract<Outcome, { kind: 'step' }>,
) {
  return again(parts, page, { elementId, values, errors: {}, step }, 200, forTheWayBack)
}

/** The same where nothing is wrong with it, but it cannot be kept at present. */
function notNow(
  c: Context<HttpEnvironment>,
  parts: Parts,
  page: PublishedPage,
  { formId: elementId, values, outage }: Extract<Outcome, { kind: 'outage' }>,
) {
  if (wantsJson(c)) return problemResponse(c, refusal(outageCodes[outage]), tryAgainSoon)
  return again(parts, page, { elementId, values, errors: {}, notice: notSaved }, 503, tryAgainSoon)
}

/** The same where so much has come from the address that it has to wait. */
function tooMany(
  c: Context<HttpEnvironment>,
  parts: Parts,
  page: PublishedPage,
  { formId: elementId, values, seconds }: Extract<Outcome, { kind: 'too-many' }>,
) {
  const headers = { 'retry-after': String(seconds) }
  if (wantsJson(c)) return problemResponse(c, refusal('TOO_MANY_REQUESTS', { seconds }), headers)
  const minutes = Math.ceil(seconds / 60)
  const notice = `Se han enviado demasiados formularios seguidos desde tu conexión. Lo que has escrito sigue aquí: espera ${minutes === 1 ? 'un minuto' : `${minutes} minutos`} y vuelve a enviarlo.`
  return again(parts, page, { elementId, values, errors: {}, notice }, 429, headers)
}

/** The same where the workspace takes no more leads today. */
function full(
  c: Context<HttpEnvironment>,
  parts: Parts,
  page: PublishedPage,
  { formId: elementId, values }: Extract<Outcome, { kind: 'full' }>,
) {
  const headers = { 'retry-after': String(60 * 60) }
  if (wantsJson(c)) return problemResponse(c, refusal('TOO_MANY_REQUESTS', { seconds: 60 * 60 }), headers)
  return again(parts, page, { elementId, values, errors: {}, notice: noMore }, 429, headers)
}

async function again(
  parts: Parts,
  { title, address, isApart, document, theme, destinations, token = '', isFramed = false }: PublishedPage,
  submission: NonNullable<Parameters<typeof renderPublication>[1]['submission']>,
  status: number,
  headers: Record<string, string> = {},
) {
  const { html, manifest } = renderPublication(document.read().document, {
    title,
    address,
    token,
    submission,
    theme,
    destinations: await destinations(),
  })
  return new Response(html, {
    status,
    headers: {
      ...parts.shieldHeaders(manifest, isApart, isFramed ? parts.anySite : undefined),
      'cache-control': 'no-store',
      ...headers,
    },
  })
}

function missing(c: Context<HttpEnvironment>, parts: Parts) {
  if (!wantsJson(c)) return parts.missingPage()
  return problemResponse(c, refusal('NOT_FOUND'))
}

function unsupported(c: Context<HttpEnvironment>) {
  if (wantsJson(c)) return problemResponse(c, refusal('UNSUPPORTED_MEDIA_TYPE', { accepted: formTypes }))
  const detail = 'El formulario no se ha recibido bien. Vuelve a la página e inténtalo otra vez.'
  return noticePage(415, 'No hemos podido leer el formulario', detail)
}

function tooLarge(c: Context<HttpEnvironment>, detail: string) {
  if (wantsJson(c)) return problemResponse(c, refusal('PAYLOAD_TOO_LARGE', { bytes: bodyBytes }))
  return noticePage(413, 'El envío es demasiado grande', `${detail} Vuelve atrás y acorta los textos.`)
}

function wantsJson(c: Context<HttpEnvironment>) {
  const accept = c.req.header('accept') ?? ''
  return accept.includes('application/json') && !accept.includes('text/html')
}
