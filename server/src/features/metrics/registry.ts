import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Database } from '../../platform/database/database.ts'
import type { Answered } from '../../platform/http/request-line.ts'
import { productVersion } from '../../platform/product-version.ts'
import type { Holdings } from './holdings.ts'

const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
/** In seconds: from a page out of memory to an upload over a slow line. */
const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

type Parts = {
  database: Pick<Database, 'connections'>
  holdings: () => Promise<Holdings>
  /** The name of the route that a request is for; undefined for what is none. */
  routeName: (method: string, path: string) => string | undefined
}

/** What this process and the installation tell of themselves, in Prometheus' text format. */
export function openRegistry({ database, holdings, routeName }: Parts) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const info = new Gauge({
    name: 'aurelio_info',
    help: 'Version of the product.',
    labelNames: ['version'],
    registers: [registry],
  })
  info.set({ version: productVersion }, 1)
  const show = [showConnections(registry, database), showHoldings(registry)]
  const registers = [registry]
  const labelNames = ['method', 'route', 'status'] as const
  const requests = new Counter({
    name: 'aurelio_http_requests_total',
    help: 'Answered requests.',
    labelNames,
    registers,
  })
  const durations = new Histogram({
    name: 'aurelio_http_request_duration_seconds',
    help: 'Time from a request to its answer.',
    labelNames: ['method', 'route'],
    buckets,
    registers,
  })

  function routeOf({ method, path, at }: Answered): string {
    if (at === 'sites') return 'site'
    if (path.startsWith('/assets/')) return '/assets/*'
    return routeName(method, path) ?? (path.startsWith('/api/') || path.startsWith('/p/') ? 'none' : 'app')
  }

  return {
    observe(request: Answered): void {
      const method = knownMethods.has(request.method) ? request.method : 'OTHER'
      const route = routeOf(request)
      requests.inc({ method, route, status: request.status })
      durations.observe({ method, route }, request.seconds)
    },
    contentType: registry.contentType,
    /** Throws where the database does not answer. */
    async text(): Promise<string> {
      const held = await holdings()
      for (const each of show) each(held)
      return registry.metrics()
    },
  }
}

/** The connections of this process to PostgreSQL; SQLite has but one. */
function showConnections(registry: Registry, database: Parts['database']) {
  if (database.connections() === null) return () => {}
  const gauge = new Gauge({
    name: 'aurelio_database_connections',
    help: 'Connections of the pool: open, idle, and requests that wait for one.',
    labelNames: ['state'],
    registers: [registry],
  })
  return () => {
    for (const [state, count] of Object.entries(database.connections() ?? {})) gauge.set({ state }, count)
  }
}

function showHoldings(registry: Registry) {
  const gauge = (name: string, help: string) =>
    new Gauge({ name: `aurelio_${name}`, help, registers: [registry] })
  const jobs = new Gauge({
    name: 'aurelio_jobs',
    help: 'Background jobs by kind and state.',
    labelNames: ['kind', 'state'],
    registers: [registry],
  })
  const outbox = gauge('outbox_length', 'What has happened and still has to be told.')
  const waiting = gauge('outbox_oldest_seconds', 'For how long the first of it has been waiting.')
  const leads = gauge('leads', 'Leads that are kept.')
  const publications = gauge('publications', 'Pages that stand published.')
  const accounts = gauge('accounts', 'Accounts.')

  return (held: Holdings) => {
    jobs.reset()
    for (const { kind, state, total } of held.jobs) jobs.set({ kind, state }, total)
    outbox.set(held.outbox.total)
    waiting.set(held.outbox.oldestSeconds)
    leads.set(held.leads ?? 0)
    publications.set(held.publications ?? 0)
    accounts.set(held.accounts ?? 0)
  }
}
