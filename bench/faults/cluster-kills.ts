import { setTimeout as sleep } from 'node:timers/promises'
import { type Account, publishPage, signUp } from '../../e2e/product/account.ts'
import { inTemporaryFolder } from '../../e2e/product/product.ts'
import { samplePage } from '../../e2e/product/sample-page.ts'
import { startPostgres } from '../../server/src/testing/postgres.ts'
import { type Cluster, startCluster } from './cluster.ts'
import { lost, sendLeads, untilWritten } from './senders.ts'
import { tryAgain } from './try-again.ts'

const roles = ['web', 'web', 'web', 'worker', 'worker'] as const

/** Three web and two worker processes behind Caddy, one of them killed over and over while people work and leads come in. */
export async function clusterKills(times: number): Promise<string[]> {
  const postgres = await startPostgres()
  if (!postgres) return ['cluster: PostgreSQL is not on this machine']
  const faults = await inTemporaryFolder(async (folder) => {
    const cluster = await startCluster(folder, postgres.url, roles)
    if (!cluster) return ['cluster: Caddy is not on this machine']
    try {
      return await underKills(cluster, times)
    } finally {
      await cluster.stop()
    }
  })
  await postgres.stop()
  return faults
}

async function underKills(cluster: Cluster, times: number): Promise<string[]> {
  const { url } = cluster
  const account = await signUp(url)
  const page = url + new URL((await publishPage(account, 'En grupo', samplePage())).url).pathname
  const senders = sendLeads(page, 6)
  const people = peopleAt(url, page, account)
  for (let kill = 0; kill < times; kill++) {
    await untilWritten(senders)
    await sleep(Math.random() * 300)
    await cluster.killOne(Math.floor(Math.random() * cluster.size))
  }
  const told = await Promise.all(people.map(({ stop }) => stop()))
  await senders.stop()
  const sum = (of: 'answered' | 'healed' | 'notHealed') => told.reduce((total, each) => total + each[of], 0)
  const gone = await lost(account, senders)
  const refused = [...senders.statuses].filter(([status]) => status !== 201)
  console.log(
    `cluster: ${times} kills, ${sum('answered')} requests of people, ${sum('healed')} failed and were healed by a retry, ` +
      `${sum('notHealed')} were not; ${senders.acknowledged.size} leads acknowledged, ${gone.length} lost, ` +
      `other answers to leads: ${refused.map(([status, count]) => `${count} × ${status}`).join(', ') || 'none'}`,
  )
  return [
    ...(gone.length > 0 ? [`cluster: ${gone.length} leads lost`] : []),
    ...(sum('notHealed') > 0 ? [`cluster: ${sum('notHealed')} requests that no retry healed`] : []),
  ]
}

/** Somebody who visits, somebody who looks at the dashboard, at the inbox, and who notes tasks. */
function peopleAt(url: string, page: string, { cookie }: Account) {
  const headers = { cookie, origin: url, 'content-type': 'application/json' }
  const task = { method: 'POST', headers, body: JSON.stringify({ title: 'Tarea' }) }
  return [
    tryAgain(() => fetch(page)),
    tryAgain(() => fetch(`${url}/api/home`, { headers })),
    tryAgain(() => fetch(`${url}/api/leads`, { headers })),
    tryAgain(() => fetch(`${url}/api/tasks`, task)),
  ]
}
