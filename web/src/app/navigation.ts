import type { Abilities } from '@aurelio/contracts/access'
import { isOffered } from './command.ts'
import { destinations, type Destination } from './features.ts'

export type NavigationEntry = Destination & { children: readonly Destination[] }

/** The sidebar (dashboard.md §2), as the features have their places in it. */
export const navigation: readonly NavigationEntry[] = entriesUnder(undefined).map((entry) => ({
  ...entry,
  children: entriesUnder(entry.id),
}))

function entriesUnder(id: string | undefined): Destination[] {
  return destinations
    .filter(({ sidebar }) => sidebar !== undefined && sidebar.under === id)
    .toSorted((a, b) => (a.sidebar?.position ?? 0) - (b.sidebar?.position ?? 0))
}

/** What stands in the bar of phones for this person: four places at most. */
export function offeredPlaces(can: Abilities): Destination[] {
  return destinations
    .filter((entry) => entry.bar !== undefined && isOffered(entry, can))
    .toSorted((a, b) => (a.bar?.position ?? 0) - (b.bar?.position ?? 0))
    .slice(0, 4)
}

/** What of it a person is offered. */
export function offeredNavigation(can: Abilities): NavigationEntry[] {
  return navigation
    .filter((entry) => isOffered(entry, can))
    .map((entry) => ({ ...entry, children: entry.children.filter((child) => isOffered(child, can)) }))
}
