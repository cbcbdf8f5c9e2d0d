import { lazyPart } from '../../../../../ui/lazy-part.ts'

/** The list of what keys and fingers do, loaded when it is asked for. */
export const HelpDialog = lazyPart(async () => (await import('./help-dialog.tsx')).HelpDialog)
