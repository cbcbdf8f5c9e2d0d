// npm run bench:segments: what it costs to count a segment of a workspace of a million people, on both engines.
import { join } from 'node:path'
import { inTemporaryFolder } from '../../e2e/product/product.ts'
import { leadsForLetters } from '../../server/src/features/leads/for-letters/store.ts'
import { questionStore } from '../../server/src/features/subscriptions/questions/store.ts'
import { type Database, openDatabase } from '../../server/src/platform/database/database.ts'
import { startPostgres } from '../../server/src/testing/postgres.ts'
import { asked } from './asked.ts'
import { migrateAll } from './migrate-all.ts'
import { amounts, seed } from './seed.ts'

const bar = 200
const times = 15
const warmUp = 2

async function measure(name: string, database: Database, settle: () => Promise<void>) {
  await migrateAll(database)
  const start = performance.now()
  await seed(database)
  await settle()
  console.log(
    `\n${name}: ${JSON.stringify(amounts)}, filled in ${((performance.now() - start) / 1000).toFixed(0)} s`,
  )
  console.log('| segment | people | median, ms | slowest, ms |\n| --- | ---: | ---: | ---: |')
  const store = questionStore(database, leadsForLetters(database).mailsWho)
  for (const [title, rules] of Object.entries(asked)) {
    const measured: number[] = []
    let people = 0
    for (let index = 0; index < times + warmUp; index += 1) {
      const before = performance.now()
      people = (await store.count('w', rules)).people
      if (index >= warmUp) measured.push(performance.now() - before)
    }
    measured.sort((one, other) => one - other)
    const median = measured[Math.floor(times / 2)] ?? Number.NaN
    console.log(
      `| ${title} | ${people.toLocaleString('en')} | ${median.toFixed(0)}${median > bar ? ' (over)' : ''} | ${(measured.at(-1) ?? 0).toFixed(0)} |`,
    )
  }
  await database.close()
}

const [only] = process.argv.slice(2)
if (only !== 'postgres')
  await inTemporaryFolder((folder) =>
    measure(
      'SQLite',
      openDatabase({ engine: 'sqlite', file: join(folder, 'aurelio.db') }, () => {}),
      async () => {},
    ),
  )
if (only !== 'sqlite') {
  const postgres = await startPostgres()
  if (!postgres) console.log('PostgreSQL is not on this machine: its half is left out.')
  else
    try {
      await measure(
        'PostgreSQL',
        openDatabase({ engine: 'postgres', url: postgres.url, pool: 2 }, () => {}),
        postgres.settle,
      )
    } finally {
      await postgres.stop()
    }
}
