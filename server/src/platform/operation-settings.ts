import { z } from 'zod'

/** The settings of whoever watches over an installation and keeps copies of it. */
export const operationShape = {
  METRICS_TOKEN: z
    .string()
    .min(1)
    .optional()
    .describe('Clave con la que se leen las métricas en /metrics (Prometheus). Sin ella, no existen.'),
  BACKUP_PASSPHRASE: z
    .string()
    .min(8, 'debe tener al menos 8 caracteres')
    .optional()
    .describe('Contraseña con la que se cifran y se abren las copias de seguridad. Sin ella, no se cifran.'),
}

export function operationConfig(value: z.output<z.ZodObject<typeof operationShape>>) {
  return { metricsToken: value.METRICS_TOKEN, backupPassphrase: value.BACKUP_PASSPHRASE }
}
