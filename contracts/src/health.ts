import { oc } from '@orpc/contract'
import { z } from 'zod'
import { errorsOf } from './problems.ts'

/** How a read replica is: `foreign` follows another database or none, `behind` lacks what was written a moment ago. */
export const replicaStateSchema = z.enum(['current', 'behind', 'gone', 'foreign'])
export type ReplicaState = z.infer<typeof replicaStateSchema>

export const health = {
  live: oc
    .route({ method: 'GET', path: '/health/live', summary: 'El proceso responde' })
    .output(z.object({ status: z.literal('ok') })),
  ready: oc
    .route({ method: 'GET', path: '/health/ready', summary: 'La base de datos y los archivos responden' })
    .errors(errorsOf('SERVICE_UNAVAILABLE', 'STORAGE_FULL'))
    /** `replica` where the settings name one. Whatever it is, the server is ready: it reads from its database then. */
    .output(z.object({ status: z.literal('ok'), replica: replicaStateSchema.optional() })),
}
