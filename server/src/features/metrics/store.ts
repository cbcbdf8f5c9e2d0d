import type { Database } from '../../platform/database/database.ts'

/** What the whole installation holds, counted in its database: the same whichever process is asked. */
export function metricsStore(database: Database) {
  const query = () => database.query()

  return {
    jobs: () =>
      query()
        .selectFrom('job')
        .select((eb) => ['kind', 'state', eb.fn.countAll<number>().as('total')])
        .groupBy(['kind', 'state'])
        .execute(),

    outbox: () =>
      query()
        .selectFrom('outbox')
        .select((eb) => [eb.fn.countAll<number>().as('total'), eb.fn.min('dueAt').as('oldest')])
        .executeTakeFirstOrThrow(),

    totals: () =>
      query()
        .selectNoFrom((eb) => [
          eb
            .selectFrom('lead')
            .select((of) => of.fn.countAll<number>().as('total'))
            .as('leads'),
          eb
            .selectFrom('publication')
            .where('live', '=', 1)
            .select((of) => of.fn.countAll<number>().as('total'))
            .as('publications'),
          eb
            .selectFrom('user')
            .select((of) => of.fn.countAll<number>().as('total'))
            .as('accounts'),
        ])
        .executeTakeFirstOrThrow(),
  }
}
