import type { Database } from '../../../../platform/database/database.ts'

/** The letters that somebody was sent, and the sequences in which they stand. */
export function receivedStore(database: Database) {
  return {
    /** Letters to a list; `at` is the letter's own moment where that of each was not kept yet. The last one first. */
    lettersTo: (subscriberId: string, limit: number) =>
      database
        .query()
        .selectFrom('letterRecipient')
        .innerJoin('letter', 'letter.id', 'letterRecipient.letterId')
        .select((eb) => [
          'letter.id',
          'letter.subject',
          'letter.trial',
          'letter.chosen',
          'letterRecipient.variant',
          eb.fn.coalesce('letterRecipient.sentAt', 'letter.finishedAt', 'letter.sendAt').as('at'),
        ])
        .where('letterRecipient.subscriberId', '=', subscriberId)
        .where('letterRecipient.state', '=', 'sent')
        .orderBy('at', 'desc')
        .limit(limit)
        .execute(),
    sequenceLettersTo: (subscriberId: string, limit: number) =>
      database
        .query()
        .selectFrom('sequenceLetter')
        .select(['sequenceId', 'at', 'subject'])
        .where('subscriberId', '=', subscriberId)
        .orderBy('at', 'desc')
        .limit(limit)
        .execute(),
    sequencesOf: (subscriberId: string) =>
      database
        .query()
        .selectFrom('sequencePerson')
        .innerJoin('sequence', 'sequence.id', 'sequencePerson.sequenceId')
        .select(['sequence.name', 'sequencePerson.state', 'sequencePerson.enteredAt', 'sequencePerson.sent'])
        .where('subscriberId', '=', subscriberId)
        .orderBy('enteredAt')
        .execute(),
  }
}
