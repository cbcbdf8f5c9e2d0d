import type { ReferrerKind } from '@aurelio/contracts/leads'
import { cutText } from '../../../platform/cut-text.ts'
import type { Source } from '../source.ts'

/** Of a name that a campaign gives itself. */
const longestName = 60
/** Of the address of the page that led here. */
const longestAddress = 200

/** Hosts by the beginning of a label: `google` is google.es and www.google.com. */
const known: readonly (readonly [kind: ReferrerKind, pattern: RegExp])[] = [
  ['mail', /^(?:mail|outlook|webmail|correo)\./],
  ['assistant', /(?:^|\.)(?:chatgpt|openai|perplexity|claude|gemini\.google|copilot\.microsoft)\./],
  [
    'search',
    /(?:^|\.)(?:google|bing|duckduckgo|ecosia|qwant|startpage|search\.brave|search\.yahoo|yandex|baidu)\./,
  ],
  [
    'social',
    /(?:^|\.)(?:facebook|instagram|linkedin|twitter|x|t|lnkd|pinterest|tiktok|youtube|reddit|threads|whatsapp|telegram|bsky|mastodon)\.(?:com|co|in|es|net|org|app|social|me)$/,
  ],
]

/** `referer` and `host` are the headers of a visit; `query` is what follows the question mark of its address. */
export function sourceOf(referer: string | undefined, host: string | undefined, query: string): Source {
  const from = referer && URL.canParse(referer) ? new URL(referer) : null
  return {
    referrer: kindOf(from, host),
    referrerAddress: from ? addressOf(from) : '',
    campaign: query.includes('utm_') ? campaignIn(query) : null,
  }
}

/** The same text for the same source: what is made for one visit is good for the next. */
export function sourceKey({ referrer, referrerAddress, campaign, path = '' }: Source): string {
  const named = campaign
    ? JSON.stringify([referrer, referrerAddress, campaign])
    : `${referrer} ${referrerAddress}`
  return path === '' ? named : `${named} ${path}`
}

/** Host and path alone: what is asked for in a query may say who somebody is. As addresses are written, it is ASCII. */
function addressOf({ protocol, host, pathname }: URL): string {
  if (protocol !== 'https:' && protocol !== 'http:') return ''
  return `${host}${pathname === '/' ? '' : pathname}`.slice(0, longestAddress)
}

function kindOf(from: URL | null, host: string | undefined): ReferrerKind {
  if (!from) return 'direct'
  if (from.host === host) return 'site'
  if (from.protocol !== 'https:' && from.protocol !== 'http:') return 'other'
  return known.find(([, pattern]) => pattern.test(from.hostname))?.[0] ?? 'other'
}

function campaignIn(query: string): Source['campaign'] {
  const params = new URLSearchParams(query)
  const named = (name: string) =>
    cutText((params.get(`utm_${name}`) ?? '').replaceAll(/[\p{C}\s]+/gu, ' ').trim(), longestName)
  const campaign = {
    source: named('source'),
    medium: named('medium'),
    name: named('campaign'),
    term: named('term'),
    content: named('content'),
  }
  return Object.values(campaign).some(Boolean) ? campaign : null
}
