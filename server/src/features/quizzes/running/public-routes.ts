import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { QuizBlock } from '@aurelio/contracts/quiz-document'
import {
  answerWords,
  type PublicOrigins,
  quizAddress,
  questionFields,
  quizFields,
  tokenField,
} from '@aurelio/page'
import type { StoredDocument } from '@aurelio/page/document'
import type { AddressOf } from '../../../platform/http/client-address.ts'
import type { Call, PlainRoute } from '../../../platform/http/plain-routes.ts'
import { standElsewhere } from '../../../platform/http/public-origins.ts'
import type { PublicClaims } from '../../../platform/public-token/public-token.ts'
import { documentIn } from '../document.ts'
import { languageParam } from '../languages/language-param.ts'
import type { QuizStore } from '../store.ts'
import type { QuizRow } from '../tables.ts'
import type { AnsweredFiles, Entered, Received, SentFile } from './answered-files.ts'
import { type Drawing, draw, goneNotice, leadOn, notice, seeOther, tooLarge, tooMany } from './answers.ts'
import type { Attempt, QuizAttempts } from './attempts.ts'
import { judge, withoutFiles } from './judge.ts'
import { leadOf } from './lead.ts'
import type { Brought, Place, PlaceTokens } from './place-token.ts'
import { type Given, hiddenKey } from './quoted.ts'
import type { Shown } from './shown.ts'
import type { Version, Versions } from './versions.ts'
import type { QuizVisits, Visited } from './visits.ts'

/** All the texts of a step at their longest, and with files, each of which has a limit of its own. */
const stepBody = { bytes: 256 * 1024, multipartBytes: 32 * 1024 * 1024, refuse: () => tooLarge() }
const placeParam = 't'
const longestHidden = 200
/** All of them together: they stand in the token. */
const hiddenBytes = 800

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

export type Neighbours = Omit<Drawing, 'origins'> & {
  answeredFiles: AnsweredFiles
  /** The one door for leads. */
  submitLead: (sent: {
    page: LeadPage
    address: string
    entered: Entered
    files: readonly (SentFile & { isHeld: true })[]
    isBrowser: boolean
    /** The visit in which it was begun; null where its token is outworn. */
    visited: Visited | null
    token: string
    headers: IncomingHttpHeaders
  }) => Promise<Outcome>
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
  visits: QuizVisits
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
    { method: 'POST', path, ...(at && { at }), body: stepBody, answer: taken },
  ])
}

async function begin(c: Call, parts: Parts, quiz: QuizRow): Promise<Response> {
  const language = c.req.query(languageParam) ?? ''
  const version = quiz.versionId === null ? null : await parts.versions.findIn(quiz.versionId, language)
  if (!version) return goneNotice(404, quiz, language)
  const place = {
    attempt: randomUUID(),
    version: version.id,
    node: version.document.start,
    seq: 0,
    language: version.language,
  }
  const { visits } = parts
  const hidden = hiddenIn(version, new URL(c.req.url).searchParams)
  const brought = { ...visits.opened(c, quiz, version.id), hidden }
  const answers = new Map(Object.entries(brought.hidden).map(([id, text]) => [hiddenKey(id), text]))
  const token = parts.tokens.sign({ ...place, brought })
  return draw(parts, quiz, {
    ...place,
    address: quiz.address,
    version,
    token,
    languages: await parts.versions.languagesOf(version.original ?? version),
    given: { answers, blocks: [] },
    visit: brought.visit,
  })
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
  const at = { address: quiz.address, version, node, seq, visit: visitIn(attempt, place) }
  const isResult = version.runner.nodes.get(node)?.type === 'result'
  const next = isResult ? await parts.onward(quiz.workspaceId, attempt?.row.visit ?? '') : null
  return draw(parts, quiz, { ...at, token: fresh, given, next })
}

/** What somebody has said before the step at which they are. */
function givenIn(attempt: Attempt | null, { seq, brought }: Place): Given {
  const hidden = Object.entries(brought.hidden).map(([id, text]) => [hiddenKey(id), text] as const)
  return {
    answers: new Map([...hidden, ...(attempt?.answers ?? [])]),
    blocks: attempt?.steps.slice(0, seq).map(({ fromNode }) => fromNode) ?? [],
  }
}

/** The token of the visit in which somebody began; '' where none is known. */
function visitIn(attempt: Attempt | null, { brought }: Place): string {
  return attempt?.row.visit || (brought.visit ?? '')
}

/** Where a token says that somebody is, in the version in which they began; a notice where it says nothing good. */
async function placeOf(parts: Parts, quiz: QuizRow, token: string) {
  const place = parts.tokens.read(token)
  const version = place && (await parts.versions.findIn(place.version, place.language))
  const language = version?.document.language
  if (!place || !version || version.quizId !== quiz.id) return notice(400, 'foreign', quiz, language)
  return place.isOver ? notice(410, 'over', quiz, language) : { place, version }
}

/** The first answer of somebody who answers within another page, which is the same for everybody who reads it in a language. */
async function begunWithin(parts: Parts, quiz: QuizRow, entered: Entered, language: string) {
  const version = quiz.versionId === null ? null : await parts.versions.findIn(quiz.versionId, language)
  if (!version) return goneNotice(410, quiz, language)
  const visit = entered.get(tokenField)?.at(-1) ?? ''
  const led = (await parts.visits.read(quiz, visit))?.claims ?? null
  const told = entered.get(quizFields.query)?.at(-1) ?? ''
  const hidden = hiddenIn(version, new URLSearchParams(told === '' ? campaignQuery(led) : told))
  const brought = { source: led?.referrer ?? 'other', hidden, ...(led && { visit }) }
  const issued = led?.issued ?? Math.floor(Date.now() / 1000)
  const first = { version: version.id, node: version.document.start, seq: 0 }
  return { place: { ...first, attempt: randomUUID(), issued, language: version.language, brought }, version }
}

/** Where somebody is who sends this, or begins with it; a notice where it says nothing good. */
function standing(c: Call, parts: Parts, quiz: QuizRow, entered: Entered) {
  const token = entered.get(quizFields.token)?.at(-1)
  const language = c.req.query(languageParam) ?? ''
  return token === '' ? begunWithin(parts, quiz, entered, language) : placeOf(parts, quiz, token ?? '')
}

function blockAt({ document }: Version, { node: id }: Pick<Place, 'node'>) {
  return document.nodes.find((node): node is QuizBlock => node.type === 'block' && node.id === id)
}

/** What was sent, with the files that its step asks for; a notice where it is not taken. */
async function receive(c: Call, parts: Parts, quiz: QuizRow): Promise<Received | Response> {
  const place = {
    workspaceId: quiz.workspaceId,
    standsOn: quiz.id,
    address: parts.clientAddress(c),
  }
  const received = await parts.answeredFiles.receive(c, place, async (texts) => {
    const known = await standing(c, parts, quiz, texts)
    if (known instanceof Response) return { language: 'es', fields: [] }
    const fields = blockAt(known.version, known.place)?.questions.flatMap(questionFields) ?? []
    return { language: known.version.document.language, fields }
  })
  if (received === 'too-large') return tooLarge(documentIn(quiz).language)
  if (received === 'unreadable') return notice(400, 'foreign', quiz)
  return 'wait' in received ? tooMany(quiz, received.wait) : received
}

async function take(c: Call, parts: Parts, quiz: QuizRow): Promise<Response> {
  const received = await receive(c, parts, quiz)
  if (received instanceof Response) return received
  const { entered, files } = received
  // What a robot sends is of no use to anybody.
  const isRobot = (entered.get('website')?.at(-1) ?? '') !== ''
  const kept = new Set<string>()
  const sent = { entered, files: isRobot ? [] : files, keep: (id: string) => kept.add(id) }
  const answer = await takeStep(c, parts, quiz, sent)
  const others = files.filter(({ id }) => !kept.has(id))
  if (others.length > 0) await parts.answeredFiles.discard(others.map(({ id }) => id))
  return answer
}

type Step = Received & {
  /** An attempt holds this file. */
  keep: (id: string) => void
}

async function takeStep(
  c: Call,
  parts: Parts,
  quiz: QuizRow,
  { entered, files, keep }: Step,
): Promise<Response> {
  const known = await standing(c, parts, quiz, entered)
  if (known instanceof Response) return known
  const { place, version } = known
  const { language } = version.document
  const block = blockAt(version, place)
  if (!block) return notice(400, 'foreign', quiz, language)
  const isBack = entered.get(quizFields.go)?.at(-1) === 'back'
  const asksForFiles = block.questions.some(({ kind }) => kind === 'file')
  const earlier = asksForFiles ? await parts.attempts.find(place.attempt) : null
  const judged = judge(block, { entered, files, kept: earlier?.answers ?? new Map() }, language)
  const { values, errors, answers } = judged
  const again = async (status: number, sent: NonNullable<Shown['sent']>) => {
    const { node, seq } = place
    const attempt = await parts.attempts.find(place.attempt)
    const before = givenIn(attempt, place)
    const given = { ...before, answers: new Map([...before.answers, ...answers]) }
    const shown = {
      address: quiz.address,
      version,
      node,
      seq,
      token: parts.tokens.sign(place),
      given,
      visit: visitIn(attempt, place),
      sent,
    }
    return draw(parts, quiz, shown, status)
  }
  if (files.some(({ outage }) => outage))
    return again(503, { ...withoutFiles(judged, files, language), notice: answerWords(language).notSaved })
  if (!isBack && Object.keys(errors).length > 0)
    return again(422, { ...withoutFiles(judged, files, language), notice: '' })
  const { workspaceId } = quiz
  const taken = await parts.attempts.take({ place, version, workspaceId, answers, isBack })
  if (taken.kind === 'on' || taken.kind === 'stuck')
    for (const { id, error } of files) if (error === null) keep(id)
  if (taken.kind === 'gone') return notice(410, 'over', quiz, language)
  if (taken.kind === 'stuck') return notice(200, 'stuck', quiz, language)
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
  const { forms, entered: filled, files } = leadOf(version, attempt)
  const trap = entered.get('website')
  const outcome = await parts.submitLead({
    page: {
      workspaceId: quiz.workspaceId,
      pageId: quiz.id,
      publicationId: version.id,
      address: { page: quizAddress(quiz.address) },
      language: version.document.language,
      document: forms,
      standsAs: (version.original ?? version).name,
    },
    address: parts.clientAddress(c),
    entered: trap ? new Map([...filled, ['website', trap]]) : filled,
    files,
    // Its own script sends a step as browsers send what a script asks for.
    isBrowser: /^(?:navigate|cors)$/.test(c.req.header('sec-fetch-mode') ?? ''),
    visited: await parts.visits.read(quiz, attempt.row.visit),
    token: attempt.row.visit,
    headers: c.env.incoming.headers,
  })
  if (outcome.kind === 'too-many') return { wait: outcome.seconds, leadId: null }
  if (outcome.kind !== 'accepted') return { wait: 0, leadId: null }
  await parts.attempts.becameLead(attempt, version, outcome.id)
  // Who looks like a robot is no one to be written to.
  return { wait: 0, leadId: outcome.isSpam ? null : outcome.id }
}
