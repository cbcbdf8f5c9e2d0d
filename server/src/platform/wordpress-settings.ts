import { z } from 'zod'
import { hostAndPort, list } from './list-setting.ts'

/** The settings of pages that go to a WordPress; `config.ts` reads them with the others. */
export const wordpressShape = {
  WORDPRESS_ALLOWED_HOSTS: list(hostAndPort, 'debe ser una lista como 127.0.0.1:8080, wordpress.local:80')
    .optional()
    .describe(
      'Servidores (nombre:puerto) de WordPress, o de tablas que se publican, que valen aunque estén en la red privada o sin HTTPS.',
    ),
}

export function wordpressConfig(value: z.infer<z.ZodObject<typeof wordpressShape>>) {
  return { allowedHosts: value.WORDPRESS_ALLOWED_HOSTS ?? [] }
}
