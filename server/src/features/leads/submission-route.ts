import { addressOf, confirmationAnchor, fileLinkAddress, tokenField } from '@aurelio/page'
import type { Context } from 'hono'
import type { AddressOf } from '../../platform/http/client-address.ts'
import type { HttpEnvironment } from '../../platform/http/environment.ts'
import { refusal } from '../../platform/http/failures.ts'
import { noticePage } from '../../platform/http/notice-page.ts'
import { outageCodes, tryAgainSoon } from '../../platform/http/outage.ts'
import type { PlainRoute } from '../../platform/http/plain-routes.ts'
import { problemResponse } from '../../platform/http/problem.ts'
import { type publicOrigins, standElsewhere } from '../../platform/http/public-origins.ts'
import type { FileLinks } from '../../platform/public-token/file-links.ts'
import type { PublicTokens } from '../../platform/public-token/public-token.ts'
import { bodyOf, isMultipart } from './entered.ts'
import { endedLink } from './downloads/routes.ts'
import type { LeadFiles } from './files/service.ts'
import { fileFieldsOf } from './judge.ts'
import { pageAgain, placeOf, type PublishedPage, type PublishedPages } from './page-again.ts'
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

type Parts = PublishedPages & {
  leads: ReturnType<typeof leadService>
  files: LeadFiles
  clientAddress: AddressOf
  tokens: Pick<PublicTokens, 'read'>
  links: FileLinks
  origins: ReturnType<typeof publicOrigins>
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
  return [route, givingRoute(parts)].flatMap((each): PlainRoute[] => [
    { ...each, path: addressOf(':slug').leads },
    { ...each, at: 'sites', path: addressOf(':slug', 'own').leads },
  ])
}

const given = { file: 'file', form: 'form' }

/** The page of a form that gives a file, for who has just sent it. */
function givingRoute(parts: Parts): Omit<PlainRoute, 'path'> {
  return {
    method: 'GET',
    async answer(c) {
      if (!c.env.site && standElsewhere(parts.origins, c.req.header('host'))) {
        const { pathname, search } = new URL(c.req.url)
        return seeOther(parts.origins.shared + pathname + search)
      }
      const page = await parts.findPage(c.env.site?.id ?? '', c.req.param('slug') ?? '')
      if (!page) return missing(c, parts)
      const token = c.req.query(given.file) ?? ''
      const linked = parts.links.read(token)
      if (!linked || linked.isOver)
        return endedLink({ kind: linked ? 'over' : 'gone', page: page.address.page })
      const download = { fileId: linked.fileId, address: fileLinkAddress(token) }
      return pageAgain(parts, placeOf(c, page, c.req.query(given.form)), { download }, 200)
    },
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
  const { id, formId, leadsTo, download } = outcome
  const token = download && parts.links.sign({ fileId: download.id, pageId: page.pageId }, download.hours)
  if (wantsJson(c)) {
    const body = { id, ...(token !== null && { download: fileLinkAddress(token) }) }
    return Response.json(body, { status: 201, headers: { 'cache-control': 'no-store' } })
  }
  if (leadsTo !== '') return leadOn(page, leadsTo)
  const anchor = `#${encodeURIComponent(confirmationAnchor(formId))}`
  return seeOther((token === null ? page.address.page : givenAt(page, token, formId)) + anchor)
}

/** Where the page is shown with what its form gives. */
function givenAt({ address: { leads } }: PublishedPage, token: string, formId: string) {
  const query = new URLSearchParams({ [given.file]: token, [given.form]: formId })
  return `${leads}${leads.includes('?') ? '&' : '?'}${query.toString()}`
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
  return pageAgain(parts, page, { submission: { elementId, values, errors, step } }, 422, forTheWayBack)
}

/** The page with another step of its form. */
function stepped(
  parts: Parts,
  page: PublishedPage,
  { formId: elementId, values, step }: Extract<Outcome, { kind: 'step' }>,
) {
  return pageAgain(parts, page, { submission: { elementId, values, errors: {}, step } }, 200, forTheWayBack)
}

/** The same where nothing is wrong with it, but it cannot be kept at present. */
function notNow(
  c: Context<HttpEnvironment>,
  parts: Parts,
  page: PublishedPage,
  { formId: elementId, values, outage }: Extract<Outcome, { kind: 'outage' }>,
) {
  if (wantsJson(c)) return problemResponse(c, refusal(outageCodes[outage]), tryAgainSoon)
  return pageAgain(
    parts,
    page,
    { submission: { elementId, values, errors: {}, notice: notSaved } },
    503,
    tryAgainSoon,
  )
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
  return pageAgain(parts, page, { submission: { elementId, values, errors: {}, notice } }, 429, headers)
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
  return pageAgain(
    parts,
    page,
    { submission: { elementId, values, errors: {}, notice: noMore } },
    429,
    headers,
  )
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
