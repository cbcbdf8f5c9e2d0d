import type { LetterLinkRow } from '../../../platform/database/tables/subscriptions.ts'
import type { LetterDrawing } from './draw.ts'

/** The links of a letter that lead to a page, in their order, each once: arrivals are counted by their place. In all its languages. */
export function countedLinks(letterId: string, drawings: readonly LetterDrawing[]): LetterLinkRow[] {
  const found = new Set<string>()
  for (const drawing of drawings)
    drawing.draw(null, (address) => {
      if (/^https?:\/\//i.test(address)) found.add(address)
      return address
    })
  return [...found].map((address, position) => ({ letterId, position, address, clicks: 0, secondClicks: 0 }))
}

/** An address with where its visitors come from; what it says of that already stays. */
export function withCampaign(address: string, campaign: string): string {
  const url = new URL(address)
  for (const [name, value] of [
    ['utm_source', 'correo'],
    ['utm_medium', 'email'],
    ['utm_campaign', campaign],
  ] as const)
    if (!url.searchParams.has(name)) url.searchParams.set(name, value)
  return url.href
}
