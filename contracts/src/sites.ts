import { languageCodes } from '@aurelio/page/document'
import { z } from 'zod'
import { scoped, signedIn } from './errors.ts'
import { proofResults } from './hosts.ts'
import { languageSchema, ownPictureSchema } from './page-settings.ts'
import { idSchema, timestampSchema } from './paging.ts'
import { wrong } from './field-problems.ts'
import { errorsOf } from './problems.ts'
import { lineSchema, optionalLineSchema } from './text.ts'

export const siteNameSchema = lineSchema(80)

/** A host as somebody types it; the server says what is wrong with it (`HOST_REFUSED`). */
export const typedHostSchema = z.string().trim().max(300)

export const siteSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The one that every workspace begins with: its pages stand under /p/. */
  isDefault: z.boolean(),
  /** Where its pages stand; null where they stand under /p/. */
  host: z.string().nullable(),
  /** The host that was asked for and is not proven yet. */
  claim: z.string().nullable(),
  /** What every address of its pages begins with: `https://tienda.es`, `http://localhost:8000/p`. */
  url: z.string(),
  /** How many pages it has, without those in the bin. */
  pages: z.int(),
})
export type Site = z.infer<typeof siteSchema>

/** One entry of the menu, in the order in which they stand: a page of the site, or an address. */
export const menuEntrySchema = z.object({
  label: siteNameSchema,
  pageId: idSchema.nullable(),
  address: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(2000)]),
})
export type MenuEntry = z.infer<typeof menuEntrySchema>

/** Services that ask for a tag in the head to believe that a site is one's own. */
export const verifiers = ['google', 'bing', 'yandex', 'pinterest', 'facebook'] as const
export type Verifier = (typeof verifiers)[number]
const codeSchema = z
  .string()
  .trim()
  .regex(/^[\w.=+/-]{0,200}$/)

/** Languages that pages may be translated into. */
export const translatedLanguageSchema = z.enum(languageCodes)
export type TranslatedLanguage = z.infer<typeof translatedLanguageSchema>
/** The language in which a page is read: its site's own, or one into which that is translated. */
export const readLanguageSchema = z.union([languageSchema, translatedLanguageSchema])
export type ReadLanguage = z.infer<typeof readLanguageSchema>
/** Those of a site beside its main one, each once. */
export const languageCodesSchema = z
  .array(translatedLanguageSchema)
  .max(20)
  .refine((codes) => new Set(codes).size === codes.length, wrong('INVALID'))

/** Whose site it is, as its pages say it by name: `{{sitio.telefono}}`. What nobody has said is empty. */
export const businessSchema = z.object({
  name: optionalLineSchema(120),
  phone: optionalLineSchema(40).refine(
    (phone) => phone === '' || /^\+?[\d\s().-]{5,}$/.test(phone),
    wrong('INVALID'),
  ),
  email: z.union([z.literal(''), z.email().max(200)]),
  address: optionalLineSchema(300),
  /** The registered name, and the number that the tax office knows it by. */
  legalName: optionalLineSchema(200),
  taxNumber: optionalLineSchema(40),
})
export type Business = z.infer<typeof businessSchema>

/** As a database keeps it: what is not there is not said. */
export function readBusiness(text: string | null): Business {
  const empty = { name: '', phone: '', email: '', address: '', legalName: '', taxNumber: '' }
  return businessSchema.parse({ ...empty, ...JSON.parse(text ?? '{}') })
}

export const siteSettingsSchema = z.object({
  name: siteNameSchema,
  business: businessSchema,
  language: languageSchema,
  /** What its pages are translated into, each under its code: `/en/…`. */
  languages: languageCodesSchema,
  /** The page at the root of its host; null: the oldest of its pages that is published. */
  homePageId: idSchema.nullable(),
  /** The page for addresses at which nothing stands; null: a plain one. */
  notFoundPageId: idSchema.nullable(),
  menu: z.array(menuEntrySchema).max(50),
  /** The code that each service gave. */
  verification: z.partialRecord(z.enum(verifiers), codeSchema),
  /** Address of a picture of the product; empty for none. */
  icon: z.union([z.literal(''), ownPictureSchema]),
  /** Whom to tell of a hole: `/.well-known/security.txt` names it; empty: there is none. */
  securityContact: z.union([z.literal(''), z.email().max(200)]),
})
export type SiteSettings = z.infer<typeof siteSettingsSchema>

/** The legal pages that a site may have; a link to one is `legal:privacy`. */
export const legalKinds = ['notice', 'privacy', 'cookies'] as const
export type LegalKind = (typeof legalKinds)[number]

/** The legal pages of a site by their kind, as far as it has them. */
const legalPagesSchema = z.partialRecord(z.enum(legalKinds), z.string())
export type LegalPages = z.infer<typeof legalPagesSchema>

/** As a database keeps them. */
export function readLegalPages(text: string | null): LegalPages {
  return text === null ? {} : legalPagesSchema.parse(JSON.parse(text))
}

const proofSchema = z.object({ name: z.string(), value: z.string() }).nullable()

/** A host of a language of a site, in the place of the code in its addresses. */
export const languageHostSchema = z.object({
  language: translatedLanguageSchema,
  /** Where its pages stand; null where they stand below its code. */
  host: z.string().nullable(),
  /** The host that was asked for and is not proven yet. */
  claim: z.string().nullable(),
  /** When the host will be let go, since the DNS record that proves it is missing; null while it is found. */
  hostLostAt: timestampSchema.nullable(),
  /** The DNS record (TXT) that proves it; null where none is due. */
  proof: proofSchema,
})
export type LanguageHost = z.infer<typeof languageHostSchema>

export const siteDetailSchema = siteSchema.extend(siteSettingsSchema.shape).extend({
  /** The languages that have a host of their own, or ask for one. */
  languageHosts: z.array(languageHostSchema),
  legalPages: legalPagesSchema,
  /** When the host will be let go, since the DNS record that proves it is missing; null while it is found. */
  hostLostAt: timestampSchema.nullable(),
  /** The DNS record (TXT) that proves the claimed host, or would prove again the one that it has; null where none is due. */
  proof: proofSchema,
})
export type SiteDetail = z.infer<typeof siteDetailSchema>

const byId = z.object({ id: idSchema })
const byLanguage = byId.extend({ language: translatedLanguageSchema })

export const sites = {
  list: scoped('sites:read')
    .route({ method: 'GET', path: '/sites', summary: 'Sitios del espacio, el de siempre primero' })
    .output(z.object({ items: z.array(siteSchema) })),
  create: scoped('sites:write')
    .route({ method: 'POST', path: '/sites', successStatus: 201, summary: 'Crear un sitio' })
    .errors(errorsOf('HOST_REFUSED', 'HOST_TAKEN', 'TOO_MANY_SITES'))
    .input(z.object({ name: siteNameSchema, host: typedHostSchema.default('') }))
    .output(siteDetailSchema),
  get: scoped('sites:read')
    .route({ method: 'GET', path: '/sites/{id}', summary: 'Un sitio con sus ajustes' })
    .input(byId)
    .output(siteDetailSchema),
  change: scoped('sites:write')
    .route({
      method: 'PATCH',
      path: '/sites/{id}',
      summary: 'Cambiar los ajustes de un sitio; lo que falta queda como está',
    })
    .errors(errorsOf('LANGUAGE_ADDRESS_TAKEN'))
    .input(byId.extend(siteSettingsSchema.partial().shape))
    .output(siteDetailSchema),
  setHost: signedIn
    .route({
      method: 'PUT',
      path: '/sites/{id}/host',
      summary: 'Pedir un dominio para el sitio, o dejarlo sin ninguno con un texto vacío',
    })
    .errors(errorsOf('HOST_REFUSED', 'HOST_TAKEN'))
    .input(byId.extend({ host: typedHostSchema }))
    .output(siteDetailSchema),
  proveHost: signedIn
    .route({
      method: 'POST',
      path: '/sites/{id}/host/proof',
      summary:
        'Buscar el registro DNS del dominio pedido; quien mantiene la instalación puede responder de él',
    })
    .errors(errorsOf('HOST_TAKEN'))
    .input(byId.extend({ vouched: z.boolean().default(false) }))
    .output(z.object({ result: z.enum(proofResults), site: siteDetailSchema })),
  setLanguageHost: signedIn
    .route({
      method: 'PUT',
      path: '/sites/{id}/languages/{language}/host',
      summary:
        'Pedir un dominio para un idioma del sitio, o dejarlo en la carpeta de su código con un texto vacío',
    })
    .errors(errorsOf('HOST_REFUSED', 'HOST_TAKEN', 'SITE_WITHOUT_HOST'))
    .input(byLanguage.extend({ host: typedHostSchema }))
    .output(siteDetailSchema),
  proveLanguageHost: signedIn
    .route({
      method: 'POST',
      path: '/sites/{id}/languages/{language}/host/proof',
      summary:
        'Buscar el registro DNS del dominio pedido para un idioma; quien mantiene la instalación puede responder de él',
    })
    .errors(errorsOf('HOST_TAKEN'))
    .input(byLanguage.extend({ vouched: z.boolean().default(false) }))
    .output(z.object({ result: z.enum(proofResults), site: siteDetailSchema })),
  createLegalPages: scoped('pages:publish')
    .route({
      method: 'POST',
      path: '/sites/{id}/legal',
      summary: 'Crear y publicar las páginas legales que faltan, con los datos legales del espacio',
    })
    .errors(errorsOf('LEGAL_DATA_MISSING'))
    .input(byId)
    .output(siteDetailSchema),
  remove: signedIn
    .route({
      method: 'DELETE',
      path: '/sites/{id}',
      summary: 'Eliminar un sitio; sus páginas pasan a otro, o a la papelera',
    })
    .errors(errorsOf('DEFAULT_SITE'))
    .input(byId.extend({ moveTo: idSchema.optional() }))
    .output(z.object({ id: z.string() })),
}
