import { z } from 'zod'
import { signedIn } from './errors.ts'
import { replicaStateSchema } from './health.ts'
import { errorsOf } from './problems.ts'

/** What a workspace keeps, by kind, in bytes. */
const usageSchema = z.object({
  workspace: z.object({ id: z.string(), name: z.string() }),
  /** Pages as they are edited, with their versions. */
  pages: z.int(),
  pictures: z.int(),
  videos: z.int(),
  /** That came with leads, or are being imported. */
  leadFiles: z.int(),
  /** Of tasks and of projects. */
  workFiles: z.int(),
})
export type StorageUsage = z.infer<typeof usageSchema>

/** Work behind the scenes that does not succeed: given up, or tried again by itself. */
const troubleSchema = z.object({
  kind: z.string(),
  state: z.enum(['failed', 'retrying']),
  times: z.int(),
  /** What went wrong the last time. */
  reason: z.string(),
})
export type Trouble = z.infer<typeof troubleSchema>

export const installationSchema = z.object({
  about: z.object({
    /** Of the product. */
    version: z.string(),
    node: z.string(),
    database: z.enum(['sqlite', 'postgres']),
    storage: z.enum(['disk', 's3']),
    address: z.string(),
  }),
  /** How the replica that heavy lists are read from is; null where there is none. */
  replica: replicaStateSchema.nullable(),
  mail: z.object({ sends: z.boolean(), from: z.string() }),
  work: z.object({
    waiting: z.int(),
    running: z.int(),
    troubles: z.array(troubleSchema),
    /** For how many seconds something that happened has been waiting to be told. */
    untoldSeconds: z.int(),
  }),
  /** Of the disk that holds the data, in bytes. */
  disk: z.object({ free: z.number(), size: z.number() }),
  accounts: z.int(),
  /** What one workspace may have: bytes of files, and how often in a day; null for no limit. */
  limits: z.object({
    storageBytes: z.int(),
    publishes: z.int().nullable(),
    leads: z.int().nullable(),
    jobs: z.int().nullable(),
  }),
  /** The largest first; at most a hundred. */
  usage: z.array(usageSchema),
})
export type Installation = z.infer<typeof installationSchema>

/** For whoever keeps the installation: what it runs on, and what it holds. Others get 404. */
export const installation = {
  get: signedIn
    .route({ method: 'GET', path: '/installation', summary: 'Lo que usa y guarda la instalación' })
    .output(installationSchema),
  /** Sends a message to the person's own address, at once. */
  testMail: signedIn
    .errors(errorsOf('NO_MAIL_SERVER', 'MAIL_REFUSED', 'TOO_MANY_REQUESTS'))
    .route({ method: 'POST', path: '/installation/test-mail', summary: 'Enviarse un correo de prueba' })
    .output(z.object({ to: z.string() })),
}
