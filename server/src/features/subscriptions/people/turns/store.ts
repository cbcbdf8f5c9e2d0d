import type { Database } from '../../../../platform/database/database.ts'
import type { TurnsSince } from './turns.ts'

/** Whose turn it is among those who want fewer letters. */
export function turnStore(database: Database) {
  return {
    /**
     * Takes the one turn of their week or month for a letter, which has it from then on however often it is tried. False where
     * another one had it. A statement of its own, so that two letters at once never wait for each other.
     */
    async takeTurn(id: string, by: string, { week, month }: TurnsSince, at: string): Promise<boolean> {
      const { numUpdatedRows } = await database
        .query()
        .updateTable('subscriber')
        .set({ turnAt: at, turnBy: by })
        .where('id', '=', id)
        .where((eb) =>
          eb.or([
            eb('pace', '=', 'each'),
            eb('turnBy', '=', by),
            eb('turnAt', 'is', null),
            eb.and([eb('pace', '=', 'week'), eb('turnAt', '<', week)]),
            eb.and([eb('pace', '=', 'month'), eb('turnAt', '<', month)]),
          ]),
        )
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
    /** The letter came back: the turn is free again. */
    async giveTurnBack(id: string, by: string) {
      await database
        .query()
        .updateTable('subscriber')
        .set({ turnAt: null, turnBy: '' })
        .where('id', '=', id)
        .where('turnBy', '=', by)
        .execute()
    },
    /** Their last letter counts as the one of its week or month. */
    async keepPace(id: string, pace: 'each' | 'week' | 'month', lastAt: string | null) {
      await database
        .query()
        .updateTable('subscriber')
        .set({ pace, turnAt: lastAt, turnBy: '' })
        .where('id', '=', id)
        .where('pace', '!=', pace)
        .execute()
    },
  }
}
