import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import type { Database } from '../../platform/database/database.ts'
import { outageOf } from '../../platform/database/errors.ts'
import type { RequestContext } from '../../platform/http/api.ts'
import { refuse } from '../../platform/http/failures.ts'

/** A part the server cannot work without; throws when it does not answer. */
export type Probe = () => Promise<void>

/** Health of the process (`live`) and of what it stands on (`ready`), for whoever watches over it. */
export function healthRoutes(probes: readonly Probe[], { replica }: Pick<Database, 'replica'>) {
  return {
    live: implement(contract.health.live)
      .$context<RequestContext>()
      .handler(() => ({ status: 'ok' }) as const),
    ready: implement(contract.health.ready)
      .$context<RequestContext>()
      .handler(async () => {
        const results = await Promise.allSettled(probes.map((probe) => probe()))
        const faults = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
        if (faults.some((fault) => outageOf(fault) === 'full')) throw refuse('STORAGE_FULL')
        if (faults.length > 0) throw refuse('SERVICE_UNAVAILABLE')
        const state = await replica()
        return { status: 'ok', ...(state && { replica: state }) } as const
      }),
  }
}
