import { addresses } from '@aurelio/contracts/addresses'
export const visitsPath = addresses.visits

/** Links of campaigns, and what each brought. */
export const campaignLinksPath = `${visitsPath}/links`

/** How one page does. */
export function visitsOfPage(pageId: string): string {
  return `${visitsPath}?page=${encodeURIComponent(pageId)}`
}
