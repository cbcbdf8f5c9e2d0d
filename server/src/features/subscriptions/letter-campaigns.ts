import { slugOf } from '@aurelio/page/values'
import type { LetterRow } from '../../platform/database/tables/subscriptions.ts'

type Named = Pick<LetterRow, 'id' | 'subject'>

/** How leads and visits that came of a letter are called; of those with its second subject by a name of their own. */
export function campaignOf({ id, subject }: Named, variant: '' | 'a' | 'b' = ''): string {
  return `${slugOf(subject).slice(0, 40)}-${id.slice(0, 6)}${variant === 'b' ? '-b' : ''}`
}

/** All by which somebody may have come from a letter. */
export function campaignsOf(letter: Named): string[] {
  return [campaignOf(letter), campaignOf(letter, 'b')]
}
