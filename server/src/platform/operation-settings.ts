import { z } from 'zod'
import { whole } from './whole-setting.ts'

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
  BACKUP_TO: z
    .string()
    .regex(/^(?:\/|s3:$)/, 'debe ser una carpeta desde la raíz, como /copias, o s3:')
    .optional()
    .describe('Dónde se hacen copias de seguridad solas: una carpeta, o s3:. Sin él, no se hacen.'),
  BACKUP_BUCKET: z
    .string()
    .min(1)
    .optional()
    .describe('Contenedor de S3 para las copias de seguridad, con las claves de STORAGE_….'),
  BACKUP_EVERY_HOURS: whole(1, 720, 24).describe('Cada cuántas horas se hace una copia, con BACKUP_TO.'),
  BACKUP_KEEP: whole(1, 1000, 14).describe('Cuántas copias se guardan, con BACKUP_TO; las demás se borran.'),
}

export function operationConfig(value: z.output<z.ZodObject<typeof operationShape>>) {
  return {
    metricsToken: value.METRICS_TOKEN,
    backupPassphrase: value.BACKUP_PASSPHRASE,
    /** Null where no copies are made by themselves. */
    backups:
      value.BACKUP_TO === undefined
        ? null
        : { to: value.BACKUP_TO, everyHours: value.BACKUP_EVERY_HOURS, keep: value.BACKUP_KEEP },
  }
}
