import { z } from 'zod'
import { signedIn } from './errors.ts'
import { wrong } from './field-problems.ts'
import { languages } from './profile.ts'
import { optionalLineSchema, textSchema } from './text.ts'
import { zoneSchema } from './time-zone.ts'

/** Bytes of an agency's logo, and pixels of its sides. */
export const logoLimits = { bytes: 2_097_152, minPixels: 32, maxPixels: 5000 } as const

export const legalDataSchema = z.object({
  /** The registered name of whoever is responsible. */
  name: optionalLineSchema(200),
  /** The number that the tax office knows them by: NIF, CIF, VAT. */
  taxNumber: optionalLineSchema(40),
  address: textSchema(500),
  email: optionalLineSchema(200).refine(
    (text) => text === '' || z.email().safeParse(text).success,
    wrong('NOT_AN_EMAIL'),
  ),
  /** Where they are registered, as the law asks it to be said: 'Registro Mercantil de Madrid, tomo 1, folio 2'. */
  registry: optionalLineSchema(300),
})
/** Who answers for what the workspace publishes; what nobody has said yet is empty. */
export type LegalData = z.infer<typeof legalDataSchema>

const general = z.object({
  /** By whose days and hours mails and exports tell moments. */
  timeZone: zoneSchema,
  /** Of the mails that the workspace sends to people outside and inside it. */
  mailLanguage: z.enum(languages),
})

export const workspaceSettingsSchema = general.extend({
  legal: legalDataSchema,
  /** Address of the logo, for anybody, with its version in it; null where there is none. */
  logo: z.string().nullable(),
})
export type WorkspaceSettings = z.infer<typeof workspaceSettingsSchema>

/** What a workspace says of itself beside its name. */
export const workspaceSettings = {
  get: signedIn
    .route({ method: 'GET', path: '/workspace/settings', summary: 'Los ajustes del espacio de trabajo' })
    .output(workspaceSettingsSchema),
  saveGeneral: signedIn
    .route({
      method: 'PUT',
      path: '/workspace/settings/general',
      summary: 'Guardar zona horaria e idioma de los correos',
    })
    .input(general)
    .output(workspaceSettingsSchema),
  saveLegal: signedIn
    .route({
      method: 'PUT',
      path: '/workspace/settings/legal',
      summary: 'Guardar los datos legales de la agencia',
    })
    .input(legalDataSchema)
    .output(workspaceSettingsSchema),
  removeLogo: signedIn
    .route({
      method: 'DELETE',
      path: '/workspace/logo',
      summary: 'Quitar el logotipo; se sube con PUT a la misma dirección',
    })
    .output(workspaceSettingsSchema),
}
