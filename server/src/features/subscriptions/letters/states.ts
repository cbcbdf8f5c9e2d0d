import type { LetterRow } from '../../../platform/database/tables/subscriptions.ts'

/** What may still be written of a letter. */
export const editable = ['draft', 'scheduled'] as const

export function isEditable({ state }: Pick<LetterRow, 'state'>): boolean {
  return editable.some((each) => each === state)
}
