import { addresses } from '@aurelio/contracts/addresses'

/** Where contests stand in the builder (page-builder.md §2). */
export const contestsPath = addresses.contests
export const contestPath = addresses.contest
