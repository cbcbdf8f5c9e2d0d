import { addresses } from '@aurelio/contracts/addresses'
/** Where the sites stand in the builder (page-builder.md §2). */
export const sitesPath = addresses.sites

export function sitePath(id: string): string {
  return `${sitesPath}/${id}`
}
