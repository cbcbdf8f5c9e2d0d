import { withValues } from '@aurelio/page/letters'
import { readerValues } from './letters/draw.ts'
import { subjectFor } from './letters/trial.ts'
import type { ReceivedLetter } from './people/received/received-letter.ts'
import type { PeopleStore } from './people/store.ts'

/** What somebody was sent, of letters to lists and of sequences, the last one first. */
export async function receivedBy(
  store: Pick<PeopleStore, 'lettersTo' | 'sequenceLettersTo'>,
  person: { id: string; email: string; name: string },
  limit: number,
): Promise<ReceivedLetter[]> {
  const values = readerValues(person)
  const [letters, ofSequences] = await Promise.all([
    store.lettersTo(person.id, limit),
    store.sequenceLettersTo(person.id, limit),
  ])
  return [
    ...letters.map((row): ReceivedLetter => ({
      id: row.id,
      kind: 'letter',
      at: row.at ?? '',
      subject: withValues(subjectFor(row, row.variant), values),
    })),
    ...ofSequences.map(({ sequenceId: id, at, subject }): ReceivedLetter => ({
      id,
      kind: 'sequence',
      at,
      subject,
    })),
  ]
    .toSorted((one, other) => (one.at < other.at ? 1 : -1))
    .slice(0, limit)
}
