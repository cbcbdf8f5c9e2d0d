import type { Letter } from '@aurelio/contracts/subscriptions'
import type { LetterStore, ListedLetter } from './store.ts'

type Counts = Awaited<ReturnType<LetterStore['counts']>>
type Links = Awaited<ReturnType<LetterStore['links']>>

/** What came of a letter, of the states of those who get it and the arrivals by its links. */
export function letterFigures(
  { id, unsubscribed }: Pick<ListedLetter, 'id' | 'unsubscribed'>,
  counts: Counts,
  links: Links,
): Omit<Letter['figures'], 'leads'> {
  const of = (...states: readonly string[]) =>
    counts
      .filter(({ letterId, state }) => letterId === id && states.includes(state))
      .reduce((sum, { count }) => sum + Number(count), 0)
  return {
    total: of('waiting', 'sending', 'sent', 'bounced', 'failed', 'doubt'),
    sent: of('sent', 'bounced', 'failed', 'doubt'),
    delivered: of('sent'),
    bounced: of('bounced', 'failed'),
    unsubscribed,
    complained: counts
      .filter(({ letterId }) => letterId === id)
      .reduce((sum, { complained }) => sum + Number(complained ?? 0), 0),
    doubt: of('doubt'),
    held: of('held'),
    clicks: links.filter(({ letterId }) => letterId === id).reduce((sum, { clicks }) => sum + clicks, 0),
  }
}
