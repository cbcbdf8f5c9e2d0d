import { oc } from '@orpc/contract'
import { z } from 'zod'
import { errorsOf } from './problems.ts'

export const health = {
  live: oc
    .route({ method: 'GET', path: '/health/live', summary: 'El proceso responde' })
    .output(z.object({ status: z.literal('ok') })),
  ready: oc
    .route({ method: 'GET', path: '/health/ready', summary: 'La base de datos y los archivos responden' })
    .errors(errorsOf('SERVICE_UNAVAILABLE', 'STORAGE_FULL'))
    .output(z.object({ status: z.literal('ok') })),
}
