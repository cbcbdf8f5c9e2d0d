import { z } from 'zod'
import { isOrigin } from './site-settings.ts'

/** Where draws read their number from outside; `config.ts` reads it with the others. */
export const drawShape = {
  DRAND_URL: z
    .string()
    .refine(isOrigin, 'debe ser una dirección completa sin ruta, como https://api.drand.sh')
    .transform((value) => new URL(value).origin)
    .default('https://api.drand.sh')
    .describe('Servidor de drand del que los sorteos leen su número de fuera.'),
}
