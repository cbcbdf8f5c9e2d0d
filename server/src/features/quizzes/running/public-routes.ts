import { randomUUID } from 'node:crypto'
import type { Attribution } from '@aurelio/contracts/leads'
import type { QuizBlock } from '@aurelio/contracts/quiz-document'
import {
  answerWords,
  type Manifest,
  type PublicOrigins,
  quizAddress,
  quizFields,
  tokenField,
} from '@aurelio/page'
import type { StoredDocument } from '@aurelio/page/document'
import type { AddressOf } from '../../../platform/http/client-address.ts'
import { noticePage } from '../../../platform/http/notice-page.ts'
import { escaped } from '../../../platform/http/html.ts'
import type { Call, PlainRoute } from '../../../platform/http/plain-routes.ts'
import { standElsewhere } from '../../../platform/http/public-origins.ts'
import type { PublicClaims } from '../../../platform/public-token/public-token.ts'
import { documentIn } from '../document.ts'
import type { QuizStore } from '../store.ts'
import type { QuizRow } from '../tables.ts'
import type { Attempt, QuizAttempts } from './attempts.ts'
import { judge } from './judge.ts'
import { leadOf } from './lead.ts'
import type { Brought, Place, PlaceTokens } from './place-token.ts'
import { type Given, hiddenKey } from './quoted.ts'
import { quizOnPage, quizPage, type Shown } from './shown.ts'
import type { Version, Versions } from './versions.ts'
import { runWords } from './words.ts'

/** All the texts of a step at their longest. */
const stepBytes = 256 * 1024
const placeParam = 't'
const longestHidden = 200
/** All of them together: they stand in the token. */
const hiddenBytes = 800

type Entered = ReadonlyMap<string, readonly string[]>
type LeadPage = {
  workspaceId: string
  pageId: string
  publicationId: string
  address: { page: string }
  language: string
  document: StoredDocument
  standsAs: string
}
type Outcome =
  | { kind: 'accepted'; id: string; isSpam: boolean }
  | { kind: 'too-many'; seconds: number }
  | { kind: 'other' }

export type Neighbours = {
  shieldHeaders: (manifest: Manifest, isApart: boolean, ancestors?: string) => Record<string, string>
  anySite: string
  missingPage: () => Response
  sourceOf: (
    referer: string | undefined,
    host: string | undefined,
    query: string,
  ) => Pick<Attribution, 'referrer'>
  /** The one door for leads. */
  submitLead: (sent: {
    page: LeadPage
    address: string
    entered: Entered
    isBrowser: boolean
    /** What the page says of the visit in which it was begun; null for the quiz's own. */
    claims: PublicClaims | null
  }) => Promise<Outcome>
  /** What a token of a page of the builder says, whichever it is. */
  placeOfToken: (token: string) => Promise<{ workspaceId: string; claims: PublicClaims } | null>
  /** Where somebody goes on to from a page that is a step of a funnel; null from any other. */
  onward: (workspaceId: string, token: string) => Promise<string | null>
}
type Parts = Neighbours & {
  /** What follows for a lead who gets to a result. */
  tell: (workspaceId: string, version: Version, attempt: Attempt, leadId: string) => Promise<void>
  store: QuizStore
  attempts: QuizAttempts
  versions: Versions
  tokens: PlaceTokens
  origins: PublicOrigins
  clientAddress: AddressOf
}

/** What anybody asks for who takes a quiz: no cookie is read and no session looked up. */
export function quizPublicRoutes(parts: Parts): PlainRoute[] {
  const path = quizAddress(':address')
  const found = (c: Call) => {
    const address = c.req.param('address') ?? ''
    return /^[a-z0-9-]{1,80}$/.test(address) ? parts.store.atAddress(address) : undefined
  }
  const shown = async (c: Call) => {
    if (standElsewhere(parts.origins, c.req.header('host')) && !c.env.site)
      return seeOther(parts.origins.shared + new URL(c.req.url).pathname + new URL(c.req.url).search)
    const quiz = await found(c)
    if (!quiz) return parts.missingPage()
    const token = c.req.query(placeParam) ?? ''
    return token === '' ? begin(c, parts, quiz) : resume(parts, quiz, token)
  }
  const taken = async (c: Call) => {
    const quiz = await found(c)
    return quiz ? take(c, parts, quiz) : parts.missingPage()
  }
  return [undefined, 'sites' as const].flatMap((at): PlainRoute[] => [
    { method: 'GET', path, ...(at && { at }), answer: shown },
    { method: 'POST', path, ...(at && { at }), body: { bytes: stepBytes }, answer: taken },
  ])
}

async function begin(c: Call, parts: Parts, quiz: QuizRow): Promise<Response> {
  const version = quiz.versionId === null ? null : await parts.versions.find(quiz.versionId)
  if (!version) return goneNotice(404, quiz)
  const place = { attempt: randomUUID(), version: version.id, node: version.document.start, seq: 0 }
  const brought = broughtBy(c, parts, version)
  const answers = new Map(Object.entries(brought.hidden).map(([id, text]) => [hiddenKey(id), text]))
  const token = parts.tokens.sign({ ...place, brought })
  return draw(parts, { ...place, address: quiz.address, version, token, given: { answers, blocks: [] } })
}

/** What led somebody to the quiz, and what of its hidden fields came with the address. */
function broughtBy(c: Call, { sourceOf }: Parts, version: Version): Brought {
  const { referer, host } = c.env.incoming.headers
  const { searchParams, search } = new URL(c.req.url)
  return {
    source: sourceOf(referer, host, search.slice(1)).referrer,
    hidden: hiddenIn(version, searchParams),
  }
}

/** What of the hidden fields of a quiz an address says. */
function hiddenIn({ document }: Version, query: URLSearchParams): Brought['hidden'] {
  let left = hiddenBytes
  const hidden = document.hidden.flatMap(({ id, name }) => {
    const text = (query.get(name) ?? '').replaceAll('\0', '').slice(0, longestHidden)
    left -= Buffer.byteLength(JSON.stringify(text))
    return text === '' || left < 0 ? [] : [[id, text] as const]
  })
  return Object.fromEntries(hidden)
}

/** What the token of a page knows of its address, for who runs no script there. */
function campaignQuery(led: PublicClaims | null): Record<string, string> {
  if (!led?.campaign) return {}
  const { source, medium, name, term, content } = led.campaign
  return { utm_source: source, utm_medium: medium, utm_campaign: name, utm_term: term, utm_content: content }
}

async function resume(parts: Parts, quiz: QuizRow, token: string): Promise<Response> {
  const known = await placeOf(parts, quiz, token)
  if (known instanceof Response) return known
  const { place, version } = known
  const attempt = await parts.attempts.find(place.attempt)
  const fresh = parts.tokens.sign(place)
  const given = givenIn(attempt, place)
  const { node, seq } = place
  const isResult = version.runner.nodes.get(node)?.type === 'result'
  const next = isResult ? await parts.onward(quiz.workspaceId, attempt?.row.visit ?? '') : null
  return draw(parts, { address: quiz.address, version, node, seq, token: fresh, given, next })
}

/** What somebody has said before the step at which they are. */
function givenIn(attempt: Attempt | null, { seq, brought }: Place): Given {
  const hidden = Object.entries(brought.hidden).map(([id, text]) => [hiddenKey(id), text] as const)
  return {
    answers: new Map([...hidden, ...(attempt?.answers ?? [])]),
    blocks: attempt?.steps.slice(0, seq).map(({ fromNode }) => fromNode) ?? [],
  }
}

/** Where a token says that somebody is, in the version in which they began; a notice where it says nothing good. */
async function placeOf(parts: Parts, quiz: QuizRow, token: string) {
  const place = parts.tokens.read(token)
  const version = place && (await parts.versions.find(place.version))
  const language = version?.document.language
  const words = runWords(language)
  if (!place || !version || version.quizId !== quiz.id) return notice(400, words.foreign, quiz, language)
  return place.isOver ? notice(410, words.over, quiz, language) : { place, version }
}

/** The first answer of somebody who answers within another page, which is the same for everybody. */
async function begunWithin(parts: Parts, quiz: QuizRow, entered: Entered) {
  const version = quiz.versionId === null ? null : await parts.versions.find(quiz.versionId)
  if (!version) return goneNotice(410, quiz)
  const visit = entered.get(tokenField)?.at(-1) ?? ''
  const led = await visitOf(parts, quiz, visit)
  const told = entered.get(quizFields.query)?.at(-1) ?? ''
  const hidden = hiddenIn(version, new URLSearchParams(told === '' ? campaignQuery(led) : told))
  const brought = { source: led?.referrer ?? 'other', hidden, ...(led && { visit }) }
  const issued = led?.issued ?? Math.floor(Date.now() / 1000)
  const first = { version: version.id, node: version.document.start, seq: 0 }
  return { place: { ...first, attempt: randomUUID(), issued, brought }, version }
}

/** What the token of a page of the same workspace says of a visit; null for none that is good. */
async function visitOf({ placeOfToken }: Parts, { workspaceId }: QuizRow, token: string) {
  const place = token === '' ? null : await placeOfToken(token)
  return place?.workspaceId === workspaceId ? place.claims : null
}

async function take(c: Call, parts: Parts, quiz: QuizRow): Promise<Response> {
  const entered = enteredIn(await c.req.text())
  const token = entered.get(quizFields.token)?.at(-1)
  const known =
    token === '' ? await begunWithin(parts, quiz, entered) : await placeOf(parts, quiz, token ?? '')
  if (known instanceof Response) return known
  const { place, version } = known
  const { language } = version.document
  const block = version.document.nodes.find(
    (node): node is QuizBlock => node.type === 'block' && node.id === place.node,
  )
  if (!block) return notice(400, runWords(language).foreign, quiz, language)
  const isBack = entered.get(quizFields.go)?.at(-1) === 'back'
  const { values, errors, answers } = judge(block, entered, language)
  const again = async (status: number, sent: NonNullable<Shown['sent']>) => {
    const { node, seq } = place
    const before = givenIn(await parts.attempts.find(place.attempt), place)
    const given = { ...before, answers: new Map([...before.answers, ...answers]) }
    const shown = {
      address: quiz.address,
      version,
      node,
      seq,
      token: parts.tokens.sign(place),
      given,
      sent,
    }
    return draw(parts, shown, status)
  }
  if (!isBack && Object.keys(errors).length > 0) return again(422, { values, errors, notice: '' })
  const taken = await parts.attempts.take({ place, version, answers, isBack })
  if (taken.kind === 'gone') return notice(410, runWords(language).over, quiz, language)
  if (taken.kind === 'stuck') return notice(200, runWords(language).stuck, quiz, language)
  if (taken.kind === 'on' && !isBack) {
    const { attempt } = taken
    const left = block.isGate ? await leave(c, parts, { quiz, version, attempt, entered }) : null
    if (left !== null && left.wait > 0) {
      const minutes = Math.ceil(left.wait / 60)
      return again(429, { values, errors: {}, notice: answerWords(language).tooMany(minutes) })
    }
    const leadId = left?.leadId ?? attempt.row.leadId
    if (leadId) await parts.tell(quiz.workspaceId, version, attempt, leadId)
  }
  const result = version.document.nodes.find((node) => node.id === taken.node)
  if (result?.type === 'result' && /^https?:\/\//i.test(result.redirect)) {
    // In a funnel nobody is led past its next step.
    const visit = taken.kind === 'on' ? taken.attempt.row.visit : ''
    return leadOn((await parts.onward(quiz.workspaceId, visit)) ?? result.redirect, language)
  }
  const next = parts.tokens.sign({ ...place, node: taken.node, seq: taken.seq })
  return seeOther(`${quizAddress(quiz.address)}?${placeParam}=${encodeURIComponent(next)}`)
}

type Leaving = { quiz: QuizRow; version: Version; attempt: Attempt; entered: Entered }

/** Makes a lead of who leaves a gate, once. `wait`: seconds, where too many have come from there. */
async function leave(c: Call, parts: Parts, { quiz, version, attempt, entered }: Leaving) {
  if (attempt.row.leadId !== null) return { wait: 0, leadId: attempt.row.leadId }
  const { forms, entered: filled } = leadOf(version, attempt)
  const trap = entered.get('website')
  const outcome = await parts.submitLead({
    page: {
      workspaceId: quiz.workspaceId,
      pageId: quiz.id,
      publicationId: version.id,
      address: { page: quizAddress(quiz.address) },
      language: version.document.language,
      document: forms,
      standsAs: version.name,
    },
    address: parts.clientAddress(c),
    entered: trap ? new Map([...filled, ['website', trap]]) : filled,
    isBrowser: c.req.header('sec-fetch-mode') === 'navigate',
    claims: await visitOf(parts, quiz, attempt.row.visit),
  })
  if (outcome.kind === 'too-many') return { wait: outcome.seconds, leadId: null }
  if (outcome.kind !== 'accepted') return { wait: 0, leadId: null }
  await parts.attempts.becameLead(attempt, version, outcome.id)
  // Who looks like a robot is no one to be written to.
  return { wait: 0, leadId: outcome.isSpam ? null : outcome.id }
}

function draw(parts: Parts, shown: Shown, status = 200): Response {
  const { language } = shown.version.document
  const quiz = quizOnPage(shown)
  if (!quiz) return parts.missingPage()
  const { html, manifest } = quizPage(quiz, language, parts.origins)
  return new Response(html, {
    status,
    headers: {
      ...parts.shieldHeaders(manifest, !parts.origins.isDashboards, parts.anySite),
      'cache-control': 'no-store',
      // The steps are changed in their place by a page in a sandbox, which has no origin.
      'access-control-allow-origin': '*',
      // Where somebody is stands in the address, and is nobody else's.
      'referrer-policy': 'no-referrer',
    },
  })
}

function notice(
  status: number,
  { title, text, again }: { title: string; text: string; again: string },
  quiz: QuizRow,
  language = 'es',
) {
  const link = quiz.versionId === null ? '' : ` <a href="${quizAddress(quiz.address)}">${escaped(again)}</a>`
  return noticePage(status, title, `${escaped(text)}${link}`, { 'content-language': language })
}

/** Withdrawn: whoever has begun goes on, and nobody else can. */
function goneNotice(status: number, quiz: QuizRow) {
  const { language } = documentIn(quiz)
  const { title, text } = runWords(language).gone
  return noticePage(status, title, escaped(text), { 'content-language': language })
}

/** Past the policy of the page, whose forms lead nowhere but here. */
function leadOn(address: string, language: string) {
  const href = escaped(encodeURI(address))
  const { title, text } = answerWords(language).leadsOn((link) => `<a href="${href}">${link}</a>`)
  return noticePage(200, title, text, {
    refresh: `0; url=${encodeURI(address)}`,
    'content-language': language,
  })
}

function seeOther(location: string) {
  return new Response(null, {
    status: 303,
    headers: {
      location,
      'cache-control': 'no-store',
      'content-length': '0',
      'access-control-allow-origin': '*',
    },
  })
}

function enteredIn(body: string): Entered {
  const params = new URLSearchParams(body)
  return new Map([...new Set(params.keys())].map((name) => [name, params.getAll(name)]))
}
