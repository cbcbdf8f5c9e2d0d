import { z } from 'zod'
import { signedIn } from './errors.ts'
import { idSchema } from './paging.ts'
import { errorsOf } from './problems.ts'
import { translatedLanguageSchema } from './sites.ts'
import {
  mostTextsAtOnce,
  pageTranslationSchema,
  translationImportSchema,
  translationSummarySchema,
  writtenTextSchema,
} from './translations.ts'

/** What is translated beside pages and items. */
export const translatedKinds = ['quiz', 'contest', 'letter', 'sequence', 'collection'] as const
export const translatedKindSchema = z.enum(translatedKinds)
export type TranslatedKind = z.infer<typeof translatedKindSchema>

/** What is asked for at each of their texts. */
export const thingLabels = {
  name: 'Nombre',
  field: 'Campo',
  title: 'Título',
  text: 'Texto',
  question: 'Pregunta',
  help: 'Ayuda',
  option: 'Opción',
  row: 'Fila',
  low: 'Extremo bajo de la escala',
  high: 'Extremo alto de la escala',
  link: 'Enlace',
  picture: 'Imagen',
  pictureText: 'Descripción de la imagen',
  button: 'Botón',
  download: 'Botón de descarga',
  mailSubject: 'Asunto del correo',
  mailText: 'Texto del correo',
  prize: 'Premio',
  galleryAsk: 'Qué se pide enviar',
  answer: 'Respuesta correcta',
  rules: 'Lo que añaden las bases',
  unit: 'Unidad',
  subject: 'Asunto',
  secondSubject: 'Segundo asunto',
  preview: 'Lo que se lee junto al asunto',
} as const

export const thingTranslationSchema = pageTranslationSchema
  .pick({ name: true, main: true, sections: true })
  .extend({
    ...translationSummarySchema.shape,
    kind: translatedKindSchema,
    thingId: z.string(),
  })
export type ThingTranslation = z.infer<typeof thingTranslationSchema>

const ofKind = z.object({ kind: translatedKindSchema, id: idSchema })
const inLanguage = ofKind.extend({ language: translatedLanguageSchema })
const path = '/translations/{kind}/{id}' as const

/** Quizzes, contests, letters, sequences and the fields of collections in the languages of the sites of a workspace. */
export const thingTranslations = {
  list: signedIn
    .route({ method: 'GET', path, summary: 'Un quiz, concurso o correo en los idiomas de los sitios' })
    .input(ofKind)
    .output(z.object({ name: z.string(), main: z.string(), items: z.array(translationSummarySchema) })),
  get: signedIn
    .route({
      method: 'GET',
      path: `${path}/{language}`,
      summary: 'Los textos de un quiz, concurso o correo, cada uno junto a su traducción',
    })
    .input(inLanguage)
    .output(thingTranslationSchema),
  write: signedIn
    .route({
      method: 'PUT',
      path: `${path}/{language}/texts`,
      summary: 'Escribir textos traducidos; uno vacío se quita. Los demás quedan como están',
    })
    .input(inLanguage.extend({ texts: z.array(writtenTextSchema).min(1).max(mostTextsAtOnce) }))
    .output(translationSummarySchema),
  publish: signedIn
    .route({
      method: 'POST',
      path: `${path}/{language}/publication`,
      summary: 'Lo traducido es desde ahora lo que se lee en ese idioma',
    })
    .input(inLanguage)
    .output(translationSummarySchema),
  withdraw: signedIn
    .route({
      method: 'DELETE',
      path: `${path}/{language}/publication`,
      summary: 'Retirar la traducción; lo traducido se conserva',
    })
    .input(inLanguage)
    .output(translationSummarySchema),
  import: signedIn
    .route({
      method: 'POST',
      path: `${path}/{language}/imports`,
      summary: 'Traer traducciones de un archivo XLIFF 2 o CSV',
    })
    .errors(errorsOf('TRANSLATION_UNREADABLE', 'TRANSLATION_OF_OTHER_LANGUAGE'))
    .input(inLanguage.extend({ content: z.string() }))
    .output(translationImportSchema),
}
