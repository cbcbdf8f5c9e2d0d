import type { CampaignLinkRow } from '../../../platform/database/tables/visits.ts'

export const shortRoot = '/r/'

type Tagged = Pick<CampaignLinkRow, 'target' | 'source' | 'medium' | 'name'>

/** Where a link leads, with what the page learns of the campaign. What its address said of one before gives way. */
export function taggedAddress({ target, source, medium, name }: Tagged, shared: string): string {
  const url = new URL(target, shared)
  for (const [key, value] of [
    ['utm_source', source],
    ['utm_medium', medium],
    ['utm_campaign', name],
  ] as const)
    if (value === '') url.searchParams.delete(key)
    else url.searchParams.set(key, value)
  return url.href
}

/** The host that an address is at, without port; '' for one of the installation. */
export function hostIn(target: string): string {
  return URL.canParse(target) ? new URL(target).hostname : ''
}
