import { addresses } from '@aurelio/contracts/addresses'

/** Where lists, letters and sequences stand in the builder (page-builder.md §2). */
export const subscriptionsPath = addresses.subscriptions
export const letterPath = addresses.letter
export const letterEditorPath = addresses.letterEditor
export const sequencePath = addresses.sequence
