import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Position } from '../../../platform/http/cursor.ts'

/** What somebody was sent, the last first, from a position on. A row is known by two ids, one behind the other. */
export function receivedTimeLineStore(database: Database) {
  return {
    letters(subscriberIds: readonly string[], before: Position | null, limit: number) {
      const rows = database
        .query()
        .selectFrom('letterRecipient')
        .innerJoin('letter', 'letter.id', 'letterRecipient.letterId')
        .select((eb) => [
          'letter.id',
          'letter.subject',
          'letter.trial',
          'letter.chosen',
          'letterRecipient.subscriberId',
          'letterRecipient.state',
          'letterRecipient.variant',
          'letterRecipient.complained',
          sql<string>`coalesce(${eb.ref('letterRecipient.sentAt')}, ${eb.ref('letter.finishedAt')}, ${eb.ref('letter.sendAt')}, ${eb.ref('letterRecipient.nextAt')})`.as(
            'at',
          ),
        ])
        .where('letterRecipient.subscriberId', 'in', subscriberIds)
        .where('letterRecipient.state', 'in', ['sent', 'bounced', 'failed', 'doubt'])
      const whole = database
        .query()
        .selectFrom(rows.as('received'))
        .selectAll()
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .orderBy('subscriberId', 'desc')
        .limit(limit)
      if (!before) return whole.execute()
      const [id, subscriberId] = idsIn(before)
      return whole
        .where((eb) =>
          eb(eb.refTuple('at', 'id', 'subscriberId'), '<', eb.tuple(before.at, id, subscriberId)),
        )
        .execute()
    },
    steps(subscriberIds: readonly string[], before: Position | null, limit: number) {
      const rows = database
        .query()
        .selectFrom('sequenceLetter')
        .innerJoin('sequence', 'sequence.id', 'sequenceLetter.sequenceId')
        .select(['sequenceLetter.subscriberId', 'sequenceId', 'at', 'subject', 'sequence.name'])
        .where('sequenceLetter.subscriberId', 'in', subscriberIds)
        .orderBy('at', 'desc')
        .orderBy('sequenceId', 'desc')
        .orderBy('sequenceLetter.subscriberId', 'desc')
        .limit(limit)
      if (!before) return rows.execute()
      const [sequenceId, subscriberId] = idsIn(before)
      return rows
        .where((eb) =>
          eb(
            eb.refTuple('at', 'sequenceId', 'sequenceLetter.subscriberId'),
            '<',
            eb.tuple(before.at, sequenceId, subscriberId),
          ),
        )
        .execute()
    },
    sequences: (subscriberIds: readonly string[]) =>
      database
        .query()
        .selectFrom('sequencePerson')
        .innerJoin('sequence', 'sequence.id', 'sequencePerson.sequenceId')
        .select([
          'sequenceId',
          'sequencePerson.subscriberId',
          'sequence.name',
          'sequencePerson.state',
          'enteredAt',
          'endedAt',
        ])
        .where('sequencePerson.subscriberId', 'in', subscriberIds)
        .execute(),
  }
}

function idsIn({ id }: Position): [string, string] {
  const end = id.indexOf('_')
  return end < 0 ? [id, id] : [id.slice(0, end), id.slice(end + 1)]
}
