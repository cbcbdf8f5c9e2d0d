import { addresses } from '@aurelio/contracts/addresses'
/** The academy in the section of the builder (page-builder.md §2), and the short way to its part about the builder. */
export const academyPath = addresses.academy
export const tutorialsPath = addresses.tutorials
