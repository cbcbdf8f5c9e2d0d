import { type Call, open, type PlainRoute } from '../../../platform/http/plain-routes.ts'
import { noticePage } from '../../../platform/http/notice-page.ts'
import type { SignedIds } from '../../../platform/public-token/signed-ids.ts'
import { contestAddress } from '../address.ts'
import type { PrizeService } from '../draw/prizes.ts'
import type { WinnerStore } from '../draw/store.ts'
import type { Acted, OwnAction } from '../entries/act.ts'
import type { Confirming } from '../entries/confirm.ts'
import type { EntryStore } from '../entries/store.ts'
import type { EntryWorks } from '../entries/works.ts'
import type { FindingContests, Found } from './found.ts'
import type { NextSteps } from './next-step.ts'
import { ownPage } from './own-page.ts'
import { prizePage } from './prize-page.ts'
import { contestWords } from '../words/index.ts'

const bodyBytes = 16 * 1024
/** A picture and what a form says around it. */
const multipartBytes = 9 * 1024 * 1024

export type OwnParts = {
  finding: FindingContests
  entries: EntryStore
  winners: WinnerStore
  confirming: Pick<Confirming, 'confirm'>
  act: (entryId: string, kind: OwnAction, answer?: string) => Promise<Acted>
  prizes: Pick<PrizeService, 'answer'>
  works: Pick<EntryWorks, 'take'>
  /** Of the page that only a mail leads to, and of the one that entering leads to, which tells nothing of anybody. */
  owns: SignedIds
  guests: SignedIds
  won: SignedIds
  nextSteps: NextSteps
  urlOf: (contest: Found['contest']) => Promise<string>
}

/** What one person does in a contest. Looking changes nothing: programs that test links look too. */
export function ownRoutes(parts: OwnParts): PlainRoute[] {
  const { own, prize } = contestAddress(':address')
  const routes: PlainRoute[] = [
    { method: 'GET', path: own(':token'), answer: open((c) => showOwn(c, parts)) },
    {
      method: 'POST',
      path: own(':token'),
      body: { bytes: bodyBytes, multipartBytes },
      answer: open((c) => doOwn(c, parts)),
    },
    { method: 'GET', path: prize(':token'), answer: open((c) => showPrize(c, parts)) },
    {
      method: 'POST',
      path: prize(':token'),
      body: { bytes: bodyBytes },
      answer: open(async (c) => {
        const entryId = parts.won.read(c.req.param('token') ?? '')
        const does = new URLSearchParams(await c.req.text()).get('do')
        if (entryId !== null && (does === 'accept' || does === 'decline'))
          await parts.prizes.answer(entryId, does === 'accept' ? 'accepted' : 'declined')
        return showPrize(c, parts)
      }),
    },
  ]
  return routes.flatMap((route) => [route, { ...route, at: 'sites' as const }])
}

async function personIn(c: Call, { finding, entries, owns, guests }: OwnParts) {
  const token = c.req.param('token') ?? ''
  const theirs = owns.read(token)
  const id = theirs ?? guests.read(token)
  const own = await finding.find(c)
  const entry = own && id !== null ? await entries.find(own.contest.id, id) : undefined
  if (!own || !entry) return null
  return { found: await finding.inLanguage(own, entry.language), entry, isTheirs: theirs !== null }
}

async function showOwn(
  c: Call,
  parts: OwnParts,
  wrong: { isWrong?: boolean; isRefused?: boolean } = {},
): Promise<Response> {
  const person = await personIn(c, parts)
  if (!person) return gone(await parts.finding.find(c))
  const { found, entry, isTheirs } = person
  const counted = await parts.entries.counted([entry.id])
  const done = new Map(counted.map(({ kind, times }) => [kind, times]))
  const next = parts.nextSteps.in((name) => c.req.query(name))
  return ownPage({ ...found, entry, done, isTheirs, ...wrong, next, url: await parts.urlOf(found.contest) })
}

async function doOwn(c: Call, parts: OwnParts): Promise<Response> {
  const person = await personIn(c, parts)
  if (!person?.isTheirs) return showOwn(c, parts)
  const { found, entry } = person
  const form = await formIn(c)
  const does = form.get('do')
  if (does === 'confirm') await parts.confirming.confirm(entry.id)
  else if (does === 'answer') {
    if ((await parts.act(entry.id, 'answer', textIn(form, 'answer'))) === 'wrong')
      return showOwn(c, parts, { isWrong: true })
  } else if (does === 'work') {
    const picture = form.get('picture')
    const sent = { text: textIn(form, 'text'), picture: picture instanceof File ? picture : null }
    if ((await parts.works.take(entry, sent)) === null) return showOwn(c, parts, { isRefused: true })
  } else if (does === 'share') await parts.act(entry.id, 'share')
  else if (does === 'visit') {
    await parts.act(entry.id, 'visit')
    return leadOn(found)
  }
  // So that loading it anew asks for nothing twice.
  return new Response(null, {
    status: 303,
    headers: { location: new URL(c.req.url).pathname, 'cache-control': 'no-store', 'content-length': '0' },
  })
}

/** What was sent, with a file or without; nothing where it cannot be read. */
async function formIn(c: Call): Promise<FormData | URLSearchParams> {
  if (!(c.req.header('content-type') ?? '').startsWith('multipart/form-data'))
    return new URLSearchParams(await c.req.text())
  return c.req.raw.formData().catch(() => new URLSearchParams())
}

function textIn(form: FormData | URLSearchParams, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** By a page in between: browsers hold a redirection of a form against the policy of its page. */
function leadOn({ settings: { visitAddress, language } }: Found): Response {
  const words = contestWords(language)
  const href = visitAddress.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  return noticePage(200, words.visit, `<a href="${href}">${href}</a>`, {
    'content-language': language,
    refresh: `0; url=${new URL(visitAddress).href}`,
  })
}

async function showPrize(c: Call, { finding, entries, winners, won }: OwnParts): Promise<Response> {
  const own = await finding.find(c)
  const entryId = won.read(c.req.param('token') ?? '')
  const winner = entryId === null ? undefined : await winners.ofEntry(entryId)
  if (!own || entryId === null || winner?.contestId !== own.contest.id) return gone(own)
  const found = await finding.inLanguage(own, (await entries.findAny(entryId))?.language ?? '')
  const { timeZone } = await finding.shown(found)
  return prizePage({ ...found, winner, timeZone })
}

function gone(found: Found | null): Response {
  const language = found?.settings.language ?? 'es'
  const { gone: title, goneText } = contestWords(language)
  return noticePage(404, title, goneText, { 'content-language': language })
}
