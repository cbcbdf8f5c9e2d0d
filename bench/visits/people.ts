import { z } from 'zod'
import type { Account } from '../../e2e/product/account.ts'

const agents = [
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
]
const languages = ['es-ES,es;q=0.9', 'en-GB,en;q=0.8', 'fr-FR,fr;q=0.9']

/** Where a product believes that its visitors come from: whatever the one in front of it says. */
export const behindProxy = { TRUSTED_PROXY: '127.0.0.1' }

/** What the browser of one of many people sends; no two of sixteen million share an address. */
export function headersOfPerson(number: number): Record<string, string> {
  return {
    'user-agent': agents[number % agents.length] ?? '',
    'accept-language': languages[number % languages.length] ?? '',
    'sec-fetch-dest': 'document',
    'sec-fetch-mode': 'navigate',
    // Neighbours are of different networks.
    'x-forwarded-for': `11.${number & 255}.${(number >> 8) & 255}.${(number >> 16) & 255}`,
  }
}

const summarySchema = z.object({ figures: z.object({ visits: z.int(), visitors: z.int() }) })

/** What a page's screen says of today. */
export async function countedToday(account: Account, pageId: string) {
  const told = await account.call('GET', `/api/visits?period=today&pageId=${pageId}`)
  return summarySchema.parse(told).figures
}

const sitesSchema = z.object({ items: z.array(z.object({ id: z.string() })) })

/** The site that every workspace begins with. */
export async function firstSite(account: Account): Promise<string> {
  const [site] = sitesSchema.parse(await account.call('GET', '/api/sites')).items
  if (!site) throw new Error('A workspace without a site')
  return site.id
}

/** Has a site count in a way. */
export async function countBy(account: Account, siteId: string, mode: 'server' | 'beacon' | 'off') {
  await account.call('PUT', `/api/sites/${siteId}/visits`, { mode, respects: true, measures: false })
}
