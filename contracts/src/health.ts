import { oc } from '@orpc/contract'
import { z } from 'zod'

export const health = {
  live: oc
    .route({ method: 'GET', path: '/health/live', summary: 'El proceso responde' })
    .output(z.object({ status: z.literal('ok') })),
  ready: oc
    .route({ method: 'GET', path: '/health/ready', summary: 'La base de datos y los archivos responden' })
    .errors({
      SERVICE_UNAVAILABLE: { status: 503, message: 'El servidor no llega a sus datos.' },
      STORAGE_FULL: { status: 503, message: 'El servidor se ha quedado sin espacio para guardar.' },
    })
    .output(z.object({ status: z.literal('ok') })),
}
