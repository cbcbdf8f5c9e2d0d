import { addresses } from '@aurelio/contracts/addresses'

/** Where lists, letters and sequences stand in the builder (page-builder.md §2). */
export const subscriptionsPath = addresses.subscriptions

export function letterPath(id: string): string {
  return `${subscriptionsPath}/letters/${id}`
}

export function sequencePath(id: string): string {
  return `${subscriptionsPath}/sequences/${id}`
}
