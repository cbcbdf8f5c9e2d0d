import { z } from 'zod'
import { hostAndPort, list } from './list-setting.ts'

/** The settings of what is told to other programs; `config.ts` reads them with the others. */
export const webhookShape = {
  WEBHOOK_ALLOWED_HOSTS: list(hostAndPort, 'debe ser una lista como 127.0.0.1:9000, avisos.local:80')
    .optional()
    .describe('Servidores (nombre:puerto) a los que un webhook puede llamar aunque estén en la red privada.'),
}

export function webhookConfig(value: z.infer<z.ZodObject<typeof webhookShape>>) {
  return { allowedHosts: value.WEBHOOK_ALLOWED_HOSTS ?? [] }
}
