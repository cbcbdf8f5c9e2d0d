// npm run bench:visits:counting: processor time of one counted visit by itself, in a process that does nothing else
// (VISITS=, PEOPLE= that come again and again, PAGES= that they go between).
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { inTemporaryFolder, startProduct } from '../../e2e/product/product.ts'
import { openDatabase } from '../../server/src/platform/database/database.ts'
import { createLog } from '../../server/src/platform/log/log.ts'
import { visitCounter } from '../../server/src/features/visits/counting/counter.ts'
import { saidBy } from '../../server/src/features/visits/counting/said.ts'
import { saltStore } from '../../server/src/features/visits/counting/salts/store.ts'
import { countStore } from '../../server/src/features/visits/counting/store.ts'
import { dailyVisitors } from '../../server/src/features/visits/counting/visitors.ts'
import { countWriter } from '../../server/src/features/visits/counting/write.ts'
import { goalStore } from '../../server/src/features/visits/goals/store.ts'
import { headersOfPerson } from './people.ts'

const visits = Number(process.env['VISITS'] ?? 100_000)
const people = Number(process.env['PEOPLE'] ?? 20_000)
const pages = Number(process.env['PAGES'] ?? 20)
const rounds = 7
const workspaceId = 'workspace'
const zoneOf = async () => 'Europe/Madrid'

await inTemporaryFolder(async (folder) => {
  // It makes the tables.
  await (await startProduct(folder)).stop()
  const database = openDatabase({ engine: 'sqlite', file: join(folder, 'aurelio.db') }, () => {})
  await database
    .query()
    .insertInto('organization')
    .values({ id: workspaceId, name: 'Agencia', slug: 'agencia', createdAt: new Date() })
    .execute()
  const store = countStore(database)
  const counter = visitCounter({
    writer: countWriter({ database, store, zoneOf, goals: goalStore(database), along: [] }),
    log: createLog('error'),
    zoneOf,
    visitors: dailyVisitors(saltStore(database), 'a secret of thirty-two letters or more'),
    settingsOf: async () => () => ({ mode: 'server', respects: true, measures: false }),
    isTeam: async () => false,
    countryOf: () => '',
    sectionsOf: async () => new Set(),
    onCounted: () => {},
  })
  const said = saidBy({ countryHeader: '', isHttps: false })
  const headers = Array.from({ length: people }, (_, number) => headersOfPerson(number))
  const source = { referrer: 'direct', referrerAddress: '', campaign: null }
  const costs: number[] = []
  for (let round = 0; round <= rounds; round++) {
    const before = process.cpuUsage()
    for (let visit = 0; visit < visits; visit++) {
      const person = headers[(visit * 7) % people] ?? {}
      counter.take({
        kind: 'visit',
        workspaceId,
        siteId: '',
        pageId: `page-${visit % pages}`,
        publicationId: 'publication',
        variant: 'A',
        source,
        said: said(person),
        address: person['x-forwarded-for'] ?? '',
        at: Date.now(),
      })
      // As many as the product takes at once.
      if (visit % 5000 === 4999) await counter.settle()
    }
    await counter.settle()
    const { user, system } = process.cpuUsage(before)
    // The first round compiles, and meets everybody for the first time.
    if (round > 0) costs.push((user + system) / visits)
  }
  await database.close()
  costs.sort((one, other) => one - other)
  const [least, middle, most] = [0, Math.floor(rounds / 2), -1].map((at) => costs.at(at)?.toFixed(1))
  console.log(
    `A counted visit costs ${middle} µs of processor (${least} to ${most}), of ${visits} in each of ${rounds} rounds.`,
  )
  const [cpu] = cpus()
  console.log(
    `Node ${process.version}, ${cpus().length} × ${cpu?.model ?? '?'}, load ${loadavg()[0]?.toFixed(1)}.`,
  )
})
