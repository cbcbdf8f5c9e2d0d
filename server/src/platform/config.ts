import { randomBytes } from 'node:crypto'
import { BlockList, isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { accountConfig, accountShape, lonelySetting } from './account-settings.ts'
import { ConfigError } from './config-error.ts'
import { drawShape } from './draw-settings.ts'
import { keptText, makeFolder } from './data-folder.ts'
import { operationConfig, operationShape } from './operation-settings.ts'
import { quotaConfig, quotaShape } from './quota-settings.ts'
import { isOrigin, siteConfig, siteShape } from './site-settings.ts'
import { printConfig, printShape } from './print-settings.ts'
import { videoConfig, videoShape } from './video-settings.ts'
import { webhookConfig, webhookShape } from './webhook-settings.ts'
import { pictureConfig, pictureShape } from './picture-settings.ts'
import { wordpressConfig, wordpressShape } from './wordpress-settings.ts'
import { whole } from './whole-setting.ts'

const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const
const roles = ['all', 'web', 'worker'] as const

const shape = {
  PORT: z.coerce
    .number('debe ser un número de puerto entre 1 y 65535')
    .int('debe ser un número de puerto entre 1 y 65535')
    .min(1, 'debe ser un número de puerto entre 1 y 65535')
    .max(65_535, 'debe ser un número de puerto entre 1 y 65535')
    .default(8000)
    .describe('Puerto en el que escucha el servidor.'),
  HOST: z.string().min(1).optional().describe('Dirección en la que escucha. Sin ella, en todas.'),
  BASE_URL: z
    .string()
    .refine(isOrigin, 'debe ser una dirección completa sin ruta, como https://panel.ejemplo.es')
    .transform((value) => new URL(value).origin)
    .optional()
    .describe('Dirección pública del panel. Sin ella, http://localhost y el puerto.'),
  DATA_DIR: z.string().min(1).default('./data').describe('Carpeta de los datos: base, archivos y claves.'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'debe empezar por postgres://')
    .optional()
    .describe('Conexión a PostgreSQL 15 o posterior. Sin ella, SQLite en la carpeta de datos.'),
  DATABASE_POOL: whole(1, 200, 10).describe('Conexiones abiertas a la vez con PostgreSQL.'),
  DATABASE_READ_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'debe empezar por postgres://')
    .optional()
    .describe(
      'Réplica de PostgreSQL de la que se leen listas, estadísticas y búsqueda mientras está al día.',
    ),
  STORAGE_DRIVER: z
    .enum(['disk', 's3'], 'debe ser disk o s3')
    .default('disk')
    .describe('Dónde se guardan los archivos: disk (carpeta de datos) o s3.'),
  STORAGE_BUCKET: z.string().min(1).optional().describe('Nombre del contenedor, con s3.'),
  STORAGE_REGION: z.string().min(1).default('auto').describe('Región, con s3.'),
  STORAGE_ENDPOINT: z
    .url('debe ser una dirección completa')
    .optional()
    .describe('Dirección del servicio compatible con S3.'),
  STORAGE_ACCESS_KEY_ID: z.string().min(1).optional().describe('Identificador de la clave, con s3.'),
  STORAGE_SECRET_ACCESS_KEY: z.string().min(1).optional().describe('Clave secreta, con s3.'),
  AUTH_SECRET: z
    .string()
    .min(32, 'debe tener al menos 32 caracteres')
    .refine(isNoSample, 'parece un ejemplo: crea uno al azar, por ejemplo con openssl rand -base64 32')
    .optional()
    .describe('Secreto que firma las sesiones. Sin él, se crea uno en la carpeta de datos.'),
  RATE_LIMIT_SCALE: z.coerce
    .number('debe ser un número mayor que 0')
    .positive('debe ser un número mayor que 0')
    .default(1)
    .describe('Multiplica todos los límites de peticiones.'),
  TRUSTED_PROXY: z
    .string()
    .transform((value, context) => blockList(value, context))
    .optional()
    .describe('Direcciones o redes (CIDR), separadas por comas, de los proxys cuyo X-Forwarded-For se cree.'),
  LOG_LEVEL: z
    .enum(logLevels, `debe ser uno de: ${logLevels.join(', ')}`)
    .default('info')
    .describe('Detalle del registro.'),
  ROLE: z
    .enum(roles, `debe ser uno de: ${roles.join(', ')}`)
    .default('all')
    .describe('Qué hace este proceso: all, web (peticiones) o worker (tareas).'),
  JOBS_CONCURRENCY: whole(1, 32, 2).describe('Tareas en segundo plano a la vez en este proceso.'),
  INVITATIONS_PER_HOUR: whole(1, 10_000, 60).describe(
    'Invitaciones que un espacio puede enviar en una hora.',
  ),
  WORKSPACE_MEMBERS: whole(1, 100_000, 200).describe(
    'Personas que caben en un espacio de trabajo, con las invitadas.',
  ),
  ...accountShape,
  ...siteShape,
  ...videoShape,
  ...drawShape,
  ...webhookShape,
  ...wordpressShape,
  ...pictureShape,
  ...printShape,
  ...operationShape,
  ...quotaShape,
}
const settingsSchema = z.object(shape)

/** Every setting, as data: name, Spanish description and default, for the documents. */
export const settings = Object.entries(shape).map(([name, schema]) => ({
  name,
  description: schema.description ?? '',
  default: schema instanceof z.ZodDefault ? String(schema.parse(undefined)) : null,
}))

export type Config = ReturnType<typeof readConfig>

/**
 * Reads and checks the settings, and makes the data folder and its secret where they are missing.
 * An empty value counts as not set. Throws `ConfigError` naming the first wrong setting.
 */
export function readConfig(environment: Record<string, string | undefined>) {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== '' && value !== undefined),
  )
  const parsed = settingsSchema.safeParse(given)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new ConfigError(`El ajuste ${issue?.path.join('.') ?? ''} no es válido: ${issue?.message ?? ''}.`)
  }
  const value = parsed.data
  const lonely = lonelySetting(value)
  if (lonely) throw new ConfigError(`Los ajustes ${lonely} van juntos: falta uno de los dos.`)
  const dataDir = resolve(value.DATA_DIR)
  makeFolder(dataDir)
  return {
    port: value.PORT,
    host: value.HOST,
    baseUrl: value.BASE_URL ?? `http://localhost:${value.PORT}`,
    /** True where the public address was set: then only its origin may send changes. */
    baseUrlFixed: value.BASE_URL !== undefined,
    dataDir,
    /** True where the data folder holds what cannot be had again: files, or the secret. */
    dataDirCounts: value.STORAGE_DRIVER === 'disk' || value.AUTH_SECRET === undefined,
    database: databaseOf(value, dataDir),
    storage: storageOf(value, dataDir),
    authSecret: value.AUTH_SECRET ?? secretOf(dataDir),
    /** True where the secret is a setting, and not a file of the data folder. */
    authSecretFixed: value.AUTH_SECRET !== undefined,
    drandOrigin: value.DRAND_URL,
    rateLimitScale: value.RATE_LIMIT_SCALE,
    trustedProxy: value.TRUSTED_PROXY,
    logLevel: value.LOG_LEVEL,
    role: value.ROLE,
    jobsConcurrency: value.JOBS_CONCURRENCY,
    accounts: accountConfig(value),
    /** Invitations of one workspace within an hour, and people of one workspace. */
    people: { perHour: value.INVITATIONS_PER_HOUR, members: value.WORKSPACE_MEMBERS },
    /** True unless the product runs as installed. */
    development: environment['NODE_ENV'] !== 'production',
    sites: siteConfig(value),
    video: videoConfig(value),
    print: printConfig(value),
    webhooks: webhookConfig(value),
    wordpress: wordpressConfig(value),
    pictures: pictureConfig(value),
    quotas: quotaConfig(value),
    operation: { ...operationConfig(value), backupBucket: backupBucketOf(value) },
    /** The settings as they were given, for other programs of the product. */
    given: Object.fromEntries(Object.entries(given).filter(([name]) => name in shape)),
    /** Where programs are looked for, and the Node that may run their scripts. */
    programs: { path: environment['PATH'] ?? '/usr/local/bin:/usr/bin:/bin', node: process.execPath },
    nodeVersion: process.version,
  }
}

function blockList(value: string, context: z.RefinementCtx) {
  const list = new BlockList()
  for (const entry of value.split(',').map((part) => part.trim())) {
    const [address = '', bits] = entry.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    const prefix = bits === undefined ? undefined : Number(bits)
    const fits =
      prefix === undefined ||
      (Number.isInteger(prefix) && prefix >= 0 && prefix <= (family === 'ipv6' ? 128 : 32))
    if (!isIP(address) || !fits) {
      context.addIssue({
        code: 'custom',
        message: 'debe ser una lista de direcciones o redes, como 127.0.0.1, 10.0.0.0/8',
      })
      return z.NEVER
    }
    if (prefix === undefined) list.addAddress(address, family)
    else list.addSubnet(address, prefix, family)
  }
  return list
}

type Settings = z.infer<typeof settingsSchema>

function databaseOf(value: Settings, dataDir: string) {
  const { DATABASE_URL: url, DATABASE_READ_URL: readUrl, DATABASE_POOL: pool } = value
  if (url) return { engine: 'postgres', url, pool, ...(readUrl !== undefined && { readUrl }) } as const
  if (readUrl === undefined) return { engine: 'sqlite', file: join(dataDir, 'aurelio.db') } as const
  throw new ConfigError('DATABASE_READ_URL es la réplica de DATABASE_URL, que falta.')
}

function storageOf(value: Settings, dataDir: string) {
  if (value.STORAGE_DRIVER === 'disk') return { driver: 'disk', folder: join(dataDir, 'files') } as const
  const storage = bucketOf(value, value.STORAGE_BUCKET)
  if (storage) return storage
  throw new ConfigError(
    'Con STORAGE_DRIVER=s3 hacen falta STORAGE_BUCKET, STORAGE_ACCESS_KEY_ID y STORAGE_SECRET_ACCESS_KEY.',
  )
}

/** The bucket for copies; null where they stay on disks. */
function backupBucketOf(value: Settings) {
  const bucket = bucketOf(value, value.BACKUP_BUCKET)
  if (!bucket && (value.BACKUP_BUCKET !== undefined || value.BACKUP_TO === 's3:'))
    throw new ConfigError(
      'Para copias en S3 hacen falta BACKUP_BUCKET, STORAGE_ACCESS_KEY_ID y STORAGE_SECRET_ACCESS_KEY.',
    )
  return bucket
}

/** A bucket with the keys of the settings; null where something of it is missing. */
function bucketOf(value: Settings, bucket: string | undefined) {
  const { STORAGE_ACCESS_KEY_ID: accessKeyId, STORAGE_SECRET_ACCESS_KEY: secretAccessKey } = value
  if (!bucket || !accessKeyId || !secretAccessKey) return null
  return {
    driver: 's3',
    bucket,
    accessKeyId,
    secretAccessKey,
    region: value.STORAGE_REGION,
    endpoint: value.STORAGE_ENDPOINT,
  } as const
}

/** The secret of this installation, made once with 32 random bytes. */
function secretOf(dataDir: string) {
  const secret = keptText(dataDir, 'secret', () => randomBytes(32).toString('base64url'))
  if (secret.length < 32)
    throw new ConfigError(
      `El archivo ${join(dataDir, 'secret')} está dañado: debe tener al menos 32 caracteres.`,
    )
  return secret
}

/** Random texts of this length hold many different characters and no word for a place to be filled in. */
function isNoSample(secret: string): boolean {
  return new Set(secret).size >= 8 && !/change|cambia|example|ejemplo|secret|123456/i.test(secret)
}
