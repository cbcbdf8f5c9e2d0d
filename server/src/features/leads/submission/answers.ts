import { isReference } from '@aurelio/page/values'
import { answerWords, confirmationAnchor, fileLinkAddress } from '@aurelio/page'
import { refusal } from '../../../platform/http/failures.ts'
import { noticePage } from '../../../platform/http/notice-page.ts'
import { outageCodes, tryAgainSoon } from '../../../platform/http/outage.ts'
import { problemAnswer } from '../../../platform/http/problem.ts'
import type { FileLinks } from '../../../platform/public-token/file-links.ts'
import type { Outcome } from '../service.ts'
import type { FormRequest } from './form-request.ts'
import { redisplayPage, type PublishedPage, type PublishedPages } from './redisplay.ts'

/** What a form may weigh that brings no files: far more than its fields hold, so that they can say which is too long. */
export const bodyBytes = 256 * 1024
/** The browser may keep what it is answered: its way back would else end at an error page, and what was entered be lost. */
const forTheWayBack = { 'cache-control': 'private, max-age=600' }
const formTypes = 'application/x-www-form-urlencoded, multipart/form-data'
/** What the address of a page that gives a file names. */
export const given = { file: 'file', form: 'form' }

export type AnswerParts = PublishedPages & { links: FileLinks }

/** What whoever sent a form is answered: a person with a page, a program with JSON. */
export function answer(
  request: FormRequest,
  parts: AnswerParts,
  page: PublishedPage,
  outcome: Outcome,
): Response | Promise<Response> {
  if (outcome.kind === 'refused') return refused(request, parts, page, outcome)
  if (outcome.kind === 'step') return stepped(parts, page, outcome)
  if (outcome.kind === 'not-published') return missing(request, parts)
  if (outcome.kind === 'unknown-form') return unknownForm(request, page)
  if (outcome.kind === 'too-many') return tooMany(request, parts, page, outcome)
  if (outcome.kind === 'full') return full(request, parts, page, outcome)
  if (outcome.kind === 'outage') return notNow(request, parts, page, outcome)
  const { id, formId, leadsTo, download } = outcome
  const token = download && parts.links.sign({ fileId: download.id, pageId: page.pageId }, download.hours)
  if (wantsJson(request)) {
    const body = { id, ...(token !== null && { download: fileLinkAddress(token) }) }
    return Response.json(body, { status: 201, headers: { 'cache-control': 'no-store' } })
  }
  const along = page.leadAlong ?? ((to: string) => to)
  if (isReference(leadsTo))
    return leadToPage(page, leadsTo, { anchor: `#${encodeURIComponent(confirmationAnchor(formId))}`, along })
  if (leadsTo !== '') return leadOn(page, leadsTo, along)
  const anchor = `#${encodeURIComponent(confirmationAnchor(formId))}`
  return seeOther((token === null ? along(page.address.page) : givenAt(page, token, formId)) + anchor)
}

/** Where the page is shown with what its form gives. */
function givenAt({ address: { leads } }: PublishedPage, token: string, formId: string) {
  const query = new URLSearchParams({ [given.file]: token, [given.form]: formId })
  return `${leads}${leads.includes('?') ? '&' : '?'}${query.toString()}`
}

/** To the page that the form names by reference; where that is not published, back to the one that was sent. */
async function leadToPage(
  page: PublishedPage,
  reference: string,
  { anchor, along }: { anchor: string; along: (to: string) => string },
) {
  const target = (await page.destinations()).get(reference)
  return target === undefined ? seeOther(along(page.address.page) + anchor) : leadOn(page, target, along)
}

/**
 * To the address that the form names. One of another site by a page in between: the policy of the published page lets its
 * forms lead nowhere but here, and browsers hold a redirection of the answer against it.
 */
function leadOn({ address, language }: PublishedPage, named: string, along: (to: string) => string) {
  const target = named.replaceAll(/[^\u0021-\u007e]/gu, encodeURIComponent)
  if (!/^[a-z][a-z0-9+.-]*:/i.test(target)) {
    const { pathname, search, hash } = new URL(target, new URL(address.page, 'http://own'))
    return seeOther(along(pathname + search + hash))
  }
  const href = target.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  const words = answerWords(language)
  const { title, text } = words.leadsOn((link) => `<a href="${href}">${link}</a>`)
  return noticePage(200, title, text, { 'content-language': words.language, refresh: `0; url=${target}` })
}

export function seeOther(location: string) {
  const headers = { location, 'cache-control': 'no-store', 'content-length': '0' }
  return new Response(null, { status: 303, headers })
}

function unknownForm(request: FormRequest, { language }: PublishedPage) {
  if (wantsJson(request)) return problemAnswer(request.id, refusal('UNKNOWN_FORM'))
  return told(422, language, 'changed')
}

/** The page again, with what the person had entered and what is wrong with it. */
function refused(
  request: FormRequest,
  parts: AnswerParts,
  page: PublishedPage,
  outcome: Extract<Outcome, { kind: 'refused' }>,
) {
  const { formId: elementId, values, errors, step } = outcome
  if (wantsJson(request))
    return problemAnswer(request.id, {
      ...refusal('VALIDATION_ERROR'),
      errors: Object.entries(errors).map(([path, message]) => ({ path, code: 'INVALID', message })),
    })
  return redisplayPage(parts, page, { submission: { elementId, values, errors, step } }, 422, forTheWayBack)
}

/** The page with another step of its form. */
function stepped(
  parts: AnswerParts,
  page: PublishedPage,
  { formId: elementId, values, step }: Extract<Outcome, { kind: 'step' }>,
) {
  return redisplayPage(
    parts,
    page,
    { submission: { elementId, values, errors: {}, step } },
    200,
    forTheWayBack,
  )
}

/** The same where nothing is wrong with it, but it cannot be kept at present. */
function notNow(
  request: FormRequest,
  parts: AnswerParts,
  page: PublishedPage,
  { formId: elementId, values, outage }: Extract<Outcome, { kind: 'outage' }>,
) {
  if (wantsJson(request)) return problemAnswer(request.id, refusal(outageCodes[outage]), tryAgainSoon)
  return redisplayPage(
    parts,
    page,
    { submission: { elementId, values, errors: {}, notice: answerWords(page.language).notSaved } },
    503,
    tryAgainSoon,
  )
}

/** The same where so much has come from the address that it has to wait. */
export function tooMany(
  request: FormRequest,
  parts: AnswerParts,
  page: PublishedPage,
  { formId: elementId, values, seconds }: Extract<Outcome, { kind: 'too-many' }>,
) {
  const headers = { 'retry-after': String(seconds) }
  if (wantsJson(request)) return problemAnswer(request.id, refusal('TOO_MANY_REQUESTS', { seconds }), headers)
  const notice = answerWords(page.language).tooMany(Math.ceil(seconds / 60))
  return redisplayPage(parts, page, { submission: { elementId, values, errors: {}, notice } }, 429, headers)
}

/** The same where the workspace takes no more leads today. */
function full(
  request: FormRequest,
  parts: AnswerParts,
  page: PublishedPage,
  { formId: elementId, values }: Extract<Outcome, { kind: 'full' }>,
) {
  const headers = { 'retry-after': String(60 * 60) }
  if (wantsJson(request))
    return problemAnswer(request.id, refusal('TOO_MANY_REQUESTS', { seconds: 60 * 60 }), headers)
  return redisplayPage(
    parts,
    page,
    { submission: { elementId, values, errors: {}, notice: answerWords(page.language).noMore } },
    429,
    headers,
  )
}

export function missing(request: FormRequest, parts: AnswerParts) {
  if (!wantsJson(request)) return parts.missingPage()
  return problemAnswer(request.id, refusal('NOT_FOUND'))
}

export function unsupported(request: FormRequest, { language }: PublishedPage) {
  if (wantsJson(request))
    return problemAnswer(request.id, refusal('UNSUPPORTED_MEDIA_TYPE', { accepted: formTypes }))
  return told(415, language, 'unreadable')
}

/** Refused before it is read; `language`: of its page, where that is known without a look into the database. */
export function tooLarge(request: FormRequest, language?: string) {
  if (wantsJson(request)) return problemAnswer(request.id, refusal('PAYLOAD_TOO_LARGE', { bytes: bodyBytes }))
  return told(413, language, 'tooLarge')
}

function told(status: number, language: string | undefined, what: 'changed' | 'unreadable' | 'tooLarge') {
  const words = answerWords(language)
  return noticePage(status, words[what].title, words[what].text, { 'content-language': words.language })
}

function wantsJson({ headers }: FormRequest) {
  const accept = headers.accept ?? ''
  return accept.includes('application/json') && !accept.includes('text/html')
}
