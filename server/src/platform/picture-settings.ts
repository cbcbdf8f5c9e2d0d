import { z } from 'zod'
import { hostAndPort, list } from './list-setting.ts'

/** The settings of pictures that are fetched from an address; `config.ts` reads them with the others. */
export const pictureShape = {
  PICTURE_ALLOWED_HOSTS: list(hostAndPort, 'debe ser una lista como 127.0.0.1:9000, fotos.local:80')
    .optional()
    .describe(
      'Servidores (nombre:puerto) de los que se puede traer una imagen aunque estén en la red privada.',
    ),
}

export function pictureConfig(value: z.infer<z.ZodObject<typeof pictureShape>>) {
  return { allowedHosts: value.PICTURE_ALLOWED_HOSTS ?? [] }
}
