import { noBusiness } from '@aurelio/page/elements'
import { createHmac } from 'node:crypto'
import { attributionSchema } from '@aurelio/contracts/leads'
import { type Manifest, type PublicOrigins, renderPublication, tokenField } from '@aurelio/page'
import type { KnownFilms } from '@aurelio/page/values'
import { z } from 'zod'
import type { AddressOf } from '../../../platform/http/client-address.ts'
import type { PublicClaims } from '../../../platform/public-token/public-token.ts'
import type { Mailing } from '../../../platform/mail/message.ts'
import { maskedAddress } from '../../../platform/http/masked-address.ts'
import type { Call, PlainRoute } from '../../../platform/http/plain-routes.ts'
import { contestAddress } from '../address.ts'
import type { Entered, Entering } from '../entries/enter.ts'
import { contestParts, entryForm, isTaking, type Shown } from './contest-page.ts'
import type { FindingContests, Found } from './found.ts'
import { languageIn, languageParam } from '../languages/speaking.ts'
import type { NextSteps } from './next-step.ts'
import { documentOf } from './parts.ts'
import { rulesParts } from './rules-page.ts'
import type { ContestStore } from '../store.ts'

const formBytes = 64 * 1024
const codePattern = /^[\w-]{8}$/

/** A lead that was just taken at the one door. */
type TakenLead = {
  id: string
  name: string
  email: string
  phoneKey: string | null
  spamReason: string | null
  fields: string
  attribution: string
}
type ContestForm = ReturnType<typeof formOf>

/** What contests lend of delivery and of the door for forms. */
export type Neighbours = {
  shieldHeaders: (manifest: Manifest, isApart: boolean, ancestors?: string) => Record<string, string>
  missingPage: () => Response
  takeElsewhere: (
    c: Call,
    page: ContestForm & {
      placeOfToken: (token: string) => Promise<StandsOn | null>
      taken: (lead: TakenLead) => Promise<string>
    },
  ) => Promise<Response>
  sourceOf: (referer: string | undefined, host: string | undefined, query: string) => Source
  tokenOf: (shown: TokenPlace) => (source: Source) => string
  /** The page of the builder that a token is of, where its form stands on one. */
  placeOfToken: (token: string) => Promise<StandsOn | null>
  /** Where somebody goes on to from a page that is a step of a funnel; null from any other. */
  onward: (workspaceId: string, token: string) => Promise<string | null>
}
type StandsOn = { workspaceId: string; siteId: string; pageId: string; claims: PublicClaims }
type Source = Pick<z.infer<typeof attributionSchema>, 'referrer' | 'referrerAddress' | 'campaign'>
type TokenPlace = { publicationId: string; variant: string; siteId: string; pageId: string }

export type EnteringParts = Neighbours & {
  finding: FindingContests
  store: Pick<ContestStore, 'rules' | 'rulesAt'>
  enter: (entering: Entering) => Promise<Entered>
  /** Tells by mail what is next, and says where the person goes. */
  welcome: (entered: Entered, mailing: Mailing) => Promise<string | null>
  mailingOf: (workspaceId: string) => Promise<Mailing>
  origins: PublicOrigins
  clientAddress: AddressOf
  nextSteps: NextSteps
  secret: string
}

/** The page of a contest, its rules, and its form: for anybody, without a cookie and without a script. */
export function enteringRoutes(parts: EnteringParts): PlainRoute[] {
  const { finding, missingPage } = parts
  const { page, leads, rules } = contestAddress(':address')
  const at = (show: (c: Call, found: Found) => Response | Promise<Response>) => async (c: Call) => {
    const elsewhere = c.req.method === 'GET' ? finding.elsewhere(c) : null
    if (elsewhere) return elsewhere
    const found = await finding.find(c)
    return found ? show(c, found) : missingPage()
  }
  const routes: PlainRoute[] = [
    { method: 'GET', path: page, answer: at((c, found) => showContest(c, parts, found)) },
    {
      method: 'POST',
      path: leads,
      body: { bytes: formBytes },
      answer: at((c, found) => takeEntry(c, parts, found)),
    },
    { method: 'GET', path: rules, answer: at((c, found) => showRules(c, parts, found)) },
  ]
  return routes.flatMap((route) => [route, { ...route, at: 'sites' as const }])
}

/** As the door for forms and the renderer take any published page. */
function formOf(parts: EnteringParts, { contest, theme }: Found, shown: Shown, asked: URLSearchParams) {
  const { page, leads } = contestAddress(contest.address)
  return {
    workspaceId: contest.workspaceId,
    pageId: contest.id,
    siteId: '',
    publicationId: contest.id,
    variants: new Map(),
    address: { page, leads: asked.size === 0 ? leads : `${leads}?${asked.toString()}` },
    title: shown.contest.name,
    standsAs: contest.name,
    language: shown.settings.language,
    isApart: !parts.origins.isDashboards,
    /** Made only where it is shown: who is taken goes on to another page. */
    document: { read: () => documentOf(contestParts(shown, new Date())).read() },
    /** What is sent at the last moment is still read; whether it counts is decided where it is written. */
    forms: documentOf([entryForm(shown)]),
    theme,
    films: new Map() satisfies KnownFilms,
    destinations: () => Promise.resolve(new Map<string, string>()),
    business: noBusiness,
  }
}

async function showContest(c: Call, parts: EnteringParts, found: Found): Promise<Response> {
  const spoken = await parts.finding.inLanguage(found, languageIn(c.req.query(languageParam)))
  const shown = await parts.finding.shown(spoken)
  const form = formOf(parts, found, shown, keptIn(c))
  const { referer, host } = c.env.incoming.headers
  const source = parts.sourceOf(referer, host, new URL(c.req.url).search.slice(1))
  const { contest, settings } = spoken
  const own = parts.origins.shared + form.address.page
  const inIt = (code: string) => (code === found.settings.language ? own : `${own}?${languageParam}=${code}`)
  const alternates = (await parts.finding.languagesOf(found)).map((code) => ({
    language: code,
    url: inIt(code),
  }))
  const url = inIt(languageIn(c.req.query(languageParam)) || found.settings.language)
  const { html, manifest } = renderPublication(form.document.read().document, {
    title: settings.title || contest.name,
    address: { ...form.address, url },
    token: parts.tokenOf({ ...form, variant: 'A' })(source),
    theme: form.theme,
    head: {
      language: settings.language,
      canonical: url,
      description: settings.intro.slice(0, 300),
      indexed: isTaking(contest, new Date()),
      ...(alternates.length > 1 && { alternates }),
    },
  })
  return new Response(html, {
    headers: { ...parts.shieldHeaders(manifest, form.isApart), 'cache-control': 'no-store' },
  })
}

async function showRules(c: Call, parts: EnteringParts, found: Found): Promise<Response> {
  const spoken = await parts.finding.inLanguage(found, languageIn(c.req.query(languageParam)))
  const { contest, settings, theme, inLanguage } = spoken
  const version = Number(c.req.query('v') ?? '')
  const rules =
    Number.isInteger(version) && version > 0
      ? await parts.store.rulesAt(contest.id, version)
      : await parts.store.rules(contest.id)
  if (!rules) return parts.missingPage()
  const { timeZone } = await parts.finding.shown(spoken)
  const own = { source: found.settings.extraRules, said: settings.extraRules }
  const { html, manifest } = renderPublication(
    documentOf(rulesParts({ contest, settings, rules, own, inLanguage, timeZone })).read().document,
    { title: contest.name, theme, head: { language: settings.language, indexed: false } },
  )
  const isApart = !parts.origins.isDashboards
  return new Response(html, {
    headers: { ...parts.shieldHeaders(manifest, isApart), 'cache-control': 'no-store' },
  })
}

async function takeEntry(c: Call, parts: EnteringParts, found: Found): Promise<Response> {
  const { contest } = found
  if (!isTaking(contest, new Date())) return showContest(c, parts, found)
  // What is kept of a consent is what was read, in the language of the page on which it was.
  const language = languageIn(c.req.query(languageParam))
  const { workspaceId } = contest
  // Read before it is written: while an entry is, the next one waits.
  const spoken = await parts.finding.inLanguage(found, language)
  const [shown, mailing] = await Promise.all([parts.finding.shown(spoken), parts.mailingOf(workspaceId)])
  const token = new URLSearchParams(await c.req.text()).get(tokenField) ?? ''
  const next = await parts.onward(workspaceId, token)
  const code = codeIn(c)
  const network = networkHash(parts.secret, contest.id, parts.clientAddress(c))
  const { page } = contestAddress(contest.address)
  return parts.takeElsewhere(c, {
    ...formOf(parts, found, shown, keptIn(c)),
    async placeOfToken(given) {
      const place = await parts.placeOfToken(given)
      return place?.workspaceId === workspaceId ? place : null
    },
    async taken(lead) {
      const entered = await parts.enter({
        contestId: contest.id,
        leadId: lead.id,
        name: lead.name,
        email: lead.email,
        phoneKey: lead.phoneKey,
        spamReason: lead.spamReason,
        network,
        source: sourceIn(lead.attribution),
        language: language === found.settings.language ? '' : language,
        code,
        joins: fieldsSchema.parse(JSON.parse(lead.fields)).some(({ name }) => name === 'novedades'),
      })
      const thanks = await parts.welcome(entered, mailing)
      return thanks === null ? page : parts.nextSteps.with(thanks, next)
    },
  })
}

const fieldsSchema = z.array(z.object({ name: z.string() }))

function sourceIn(attribution: string): string {
  if (attribution === '') return 'direct'
  return attributionSchema.parse(JSON.parse(attribution)).referrer
}

/** What its form takes along from its address: who invited, and the language of the page on which it stands. */
function keptIn(c: Call): URLSearchParams {
  const [code, language] = [codeIn(c), languageIn(c.req.query(languageParam))]
  return new URLSearchParams({
    ...(code !== '' && { i: code }),
    ...(language !== '' && { [languageParam]: language }),
  })
}

function codeIn(c: Call): string {
  const code = c.req.query('i') ?? ''
  return codePattern.test(code) ? code : ''
}

/** Tells two networks of one contest apart, and nothing else: of another contest it is another one. */
function networkHash(secret: string, contestId: string, address: string): string {
  return createHmac('sha256', secret)
    .update(`contest-network\n${contestId}\n${maskedAddress(address)}`)
    .digest('base64url')
    .slice(0, 22)
}
