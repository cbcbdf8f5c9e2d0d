import { z } from 'zod'
import { scoped } from './errors.ts'
import { slugSchema } from './page-settings.ts'
import { idSchema, timestampSchema } from './paging.ts'
import { errorsOf } from './problems.ts'
import { translatedLanguageSchema } from './sites.ts'
import { typedSchema } from './text.ts'

export const longestTranslatedText = 50_000
export const mostTextsAtOnce = 500

/** How far a page is in a language, by its texts; links and pictures do not count. */
const countsSchema = z.object({
  total: z.int(),
  done: z.int(),
  /** What it was made from has changed since. */
  changed: z.int(),
  missing: z.int(),
})

export const translationSummarySchema = countsSchema.extend({
  language: translatedLanguageSchema,
  /** Whether it goes out with its page. */
  isReady: z.boolean(),
  /** Where visitors see it; null where they do not. */
  url: z.string().nullable(),
  /** Whether what is said now is not all what visitors see. */
  hasChanges: z.boolean(),
})
export type TranslationSummary = z.infer<typeof translationSummarySchema>

export const textStates = ['missing', 'changed', 'done'] as const
export const textKinds = ['line', 'lines', 'link', 'picture'] as const

export const pageTextSchema = z.object({
  /** Empty: what the page tells of itself. */
  element: z.string(),
  path: z.string(),
  kind: z.enum(textKinds),
  /** What is asked for there, in Spanish. */
  label: z.string(),
  /** What is set apart in it stands between numbered tags: `Lee <1>esto</1>`. */
  source: z.string(),
  /** What the page said when this was written, where that is another text. */
  before: z.string().nullable(),
  /** Empty where nothing is said. */
  value: z.string(),
  state: z.enum(textStates),
  /** How the same text was said on another page of the site. */
  known: z.string().nullable(),
})
export type PageText = z.infer<typeof pageTextSchema>

export const pageTranslationSchema = translationSummarySchema.extend({
  pageId: z.string(),
  name: z.string(),
  siteId: z.string(),
  /** The language of the page itself. */
  main: z.string(),
  /** The last part of its address, and the one that the page has: where it is empty it is that. */
  slug: z.string(),
  mainSlug: z.string(),
  /** What its address begins with, up to its last part. */
  base: z.string(),
  /** Whether visitors see the page itself, and where it stands. */
  isPageLive: z.boolean(),
  pageUrl: z.string(),
  sections: z.array(z.object({ id: z.string(), name: z.string(), texts: z.array(pageTextSchema) })),
})
export type PageTranslation = z.infer<typeof pageTranslationSchema>

/** A text as it is kept: with what it was made from. An empty value is none. */
export const writtenTextSchema = z.object({
  element: z.string().max(200),
  path: z.string().min(1).max(300),
  source: z.string().max(longestTranslatedText),
  value: typedSchema(longestTranslatedText),
})
export type WrittenText = z.infer<typeof writtenTextSchema>

/** What became of a file: how many texts it brought, and those that could not be taken as they were meant. */
export const translationImportSchema = z.object({
  /** By which it is taken back; null where it changed nothing. */
  id: z.string().nullable(),
  taken: z.int(),
  same: z.int(),
  /** What the page said then is not what it says now: taken, and marked. */
  changed: z.array(z.object({ page: z.string(), source: z.string() })),
  unknown: z.array(z.object({ page: z.string(), source: z.string() })),
  /** Texts of the file without a translation. */
  empty: z.int(),
})
export type TranslationImport = z.infer<typeof translationImportSchema>

export const translationFormats = ['xliff', 'csv'] as const
export type TranslationFormat = (typeof translationFormats)[number]

const ofPage = z.object({ id: idSchema, language: translatedLanguageSchema })

export const translations = {
  ofSite: scoped('sites:read')
    .route({
      method: 'GET',
      path: '/sites/{id}/translations',
      summary: 'Idiomas del sitio, y cuántas de sus páginas están en cada uno',
    })
    .input(z.object({ id: idSchema }))
    .output(
      z.object({
        main: z.string(),
        pages: z.int(),
        items: z.array(
          z.object({
            language: translatedLanguageSchema,
            begun: z.int(),
            ready: z.int(),
            published: z.int(),
          }),
        ),
      }),
    ),
  list: scoped('pages:read')
    .route({
      method: 'GET',
      path: '/pages/{id}/translations',
      summary: 'Una página en los idiomas de su sitio',
    })
    .input(z.object({ id: idSchema }))
    .output(
      z.object({
        name: z.string(),
        siteId: z.string(),
        main: z.string(),
        items: z.array(translationSummarySchema),
      }),
    ),
  get: scoped('pages:read')
    .route({
      method: 'GET',
      path: '/pages/{id}/translations/{language}',
      summary: 'Los textos de una página, cada uno junto a su traducción',
    })
    .input(ofPage)
    .output(pageTranslationSchema),
  write: scoped('pages:write')
    .route({
      method: 'PUT',
      path: '/pages/{id}/translations/{language}/texts',
      summary: 'Escribir textos traducidos; uno vacío se quita. Los demás quedan como están',
    })
    .input(ofPage.extend({ texts: z.array(writtenTextSchema).min(1).max(mostTextsAtOnce) }))
    .output(translationSummarySchema),
  settle: scoped('pages:write')
    .route({
      method: 'PATCH',
      path: '/pages/{id}/translations/{language}',
      summary: 'La dirección de la página en ese idioma; vacía es la de la página',
    })
    .errors(errorsOf('TRANSLATION_ADDRESS_TAKEN'))
    .input(ofPage.extend({ slug: z.literal('').or(slugSchema) }))
    .output(translationSummarySchema),
  publish: scoped('pages:publish')
    .route({
      method: 'POST',
      path: '/pages/{id}/translations/{language}/publication',
      summary: 'Publicar la traducción: ahora si la página está publicada, o con ella la próxima vez',
    })
    .input(ofPage)
    .output(translationSummarySchema),
  withdraw: scoped('pages:publish')
    .route({
      method: 'DELETE',
      path: '/pages/{id}/translations/{language}/publication',
      summary: 'Retirar la traducción; lo traducido se conserva',
    })
    .input(ofPage)
    .output(translationSummarySchema),
  import: scoped('pages:write')
    .route({
      method: 'POST',
      path: '/sites/{id}/translations/{language}/imports',
      summary: 'Traer traducciones de un archivo XLIFF 2 o CSV',
    })
    .errors(errorsOf('TRANSLATION_UNREADABLE', 'TRANSLATION_OF_OTHER_LANGUAGE'))
    .input(ofPage.extend({ content: z.string() }))
    .output(translationImportSchema),
  undoImport: scoped('pages:write')
    .route({
      method: 'DELETE',
      path: '/sites/{id}/translations/imports/{importId}',
      summary: 'Deshacer lo que trajo un archivo: cada texto vuelve a lo que decía',
    })
    .input(z.object({ id: idSchema, importId: idSchema }))
    .output(z.object({ restored: z.int(), at: timestampSchema })),
}
