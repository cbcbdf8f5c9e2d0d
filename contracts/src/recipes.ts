import { z } from 'zod'
import { emailAddressSchema } from './email-address.ts'
import { scoped, signedIn } from './errors.ts'
import { wrong } from './field-problems.ts'
import { settingsSchema, watermarkSchema } from './image-settings.ts'
import { idSchema, timestampSchema } from './paging.ts'
import { errorsOf } from './problems.ts'
import { lineSchema, optionalLineSchema, textSchema } from './text.ts'

export const longestRecipeName = 60
/** Of one workspace: more than anybody finds again in a list. */
export const mostRecipes = 100
/** Steps with the picture of a watermark. */
export const recipeBytes = 512 * 1024

/** Files that a program brings to a recipe of PDF, and their bytes together. */
export const mostPdfs = 20
export const largestPdfs = 50 * 1024 * 1024

/** Readers of one sending, and files that go to each. */
export const mostReaders = 10
const mostMailed = 20
/** Bytes of all files of one mail: many mail servers take no more. */
export const largestMail = 10 * 1024 * 1024
/** The same as text, with room for names. */
export const mailBodyBytes = Math.ceil((largestMail * 4) / 3) + 64 * 1024

/** The tools that recipes belong to, and their steps in the order in which they are done. */
export const recipeSteps = {
  images: ['optimise', 'watermark', 'rename', 'library', 'download'],
  pdf: ['merge', 'compress', 'protect', 'mail'],
} as const
export type RecipeTool = keyof typeof recipeSteps
export const recipeTools = ['images', 'pdf'] as const satisfies readonly RecipeTool[]

/** How a step is done. Passwords are no part of it: whoever runs the recipe types them. */
const stepSchema = z.discriminatedUnion('do', [
  z.object({
    do: z.literal('optimise'),
    settings: settingsSchema.omit({ watermark: true, namePattern: true }),
  }),
  z.object({ do: z.literal('watermark'), watermark: watermarkSchema }),
  z.object({ do: z.literal('rename'), pattern: lineSchema(120) }),
  /** Results go to the workspace's pictures. */
  z.object({ do: z.literal('library') }),
  /** Results come as one ZIP. */
  z.object({ do: z.literal('download') }),
  z.object({ do: z.literal('merge'), name: lineSchema(100), bookmarks: z.boolean() }),
  z.object({ do: z.literal('compress'), by: z.enum(['lossless', 'balanced', 'strongest']) }),
  z.object({
    do: z.literal('protect'),
    canPrint: z.boolean(),
    canCopy: z.boolean(),
    canChange: z.boolean(),
  }),
  z.object({
    do: z.literal('mail'),
    /** Nobody: they are asked for each time. */
    to: z.array(emailAddressSchema).max(mostReaders),
    subject: lineSchema(150),
    text: textSchema(2000),
  }),
])
export type RecipeStep = z.output<typeof stepSchema>

/** The tool that all of these steps belong to, each once and in its order; null where they do not. */
export function toolOf(steps: readonly Pick<RecipeStep, 'do'>[]): RecipeTool | null {
  return (
    recipeTools.find((tool) => {
      const places = steps.map((step) => recipeSteps[tool].findIndex((known) => known === step.do))
      return places.every((place, at) => place > (places[at - 1] ?? -1))
    }) ?? null
  )
}

export const stepsSchema = z
  .array(stepSchema)
  .min(1)
  .max(5)
  .refine((steps) => toolOf(steps) !== null, wrong('INVALID'))

const recipeSchema = z.object({
  id: z.string(),
  name: z.string(),
  tool: z.enum(recipeTools),
  /** What it does, without the settings. */
  does: z.array(z.string()),
  updatedAt: timestampSchema,
})
export type Recipe = z.infer<typeof recipeSchema>

const byId = z.object({ id: idSchema })
const content = z.object({ name: lineSchema(longestRecipeName), steps: stepsSchema })

/** Steps of the image optimizer or of the PDF workbench that a workspace keeps under a name. */
export const recipes = {
  list: scoped('recipes:read')
    .route({ method: 'GET', path: '/recipes', summary: 'Recetas del espacio, por su nombre' })
    .input(z.object({ tool: z.enum(recipeTools).optional() }))
    .output(z.object({ items: z.array(recipeSchema) })),
  get: scoped('recipes:read')
    .route({ method: 'GET', path: '/recipes/{id}', summary: 'Una receta con sus pasos y lo que ajustan' })
    .input(byId)
    .output(recipeSchema.extend({ steps: stepsSchema })),
  create: scoped('recipes:write')
    .route({
      method: 'POST',
      path: '/recipes',
      successStatus: 201,
      summary: 'Guardar una receta',
      description:
        'Los pasos son de una sola herramienta, cada uno una vez y en este orden: optimise, watermark, rename, library y download con imágenes; merge, compress, protect y mail con PDF. Las de imágenes también las ejecuta el servidor, imagen a imagen: POST /recipes/{id}/run?name=foto.heic&n=1 con los bytes de la imagen (20 MB y 40 megapíxeles como mucho) devuelve el resultado. Las de PDF, con un formulario (multipart/form-data): `file` cada archivo en su orden (50 MB, 20 archivos y 2000 páginas como mucho), `password` la contraseña que protege el resultado y `opening` la que abre los que la piden; sin merge, un archivo cada vez. El correo se envía solo a quien nombra la receta, y el token necesita recipes:mail además de recipes:run.',
    })
    .errors(errorsOf('RECIPES_FULL', 'RECIPE_NAMED'))
    .input(content)
    .output(recipeSchema),
  update: scoped('recipes:write')
    .route({ method: 'PATCH', path: '/recipes/{id}', summary: 'Cambiar el nombre o los pasos de una receta' })
    .errors(errorsOf('RECIPE_NAMED', 'RECIPE_OF_OTHER_TOOL'))
    .input(byId.extend(content.partial().shape))
    .output(recipeSchema),
  remove: scoped('recipes:write')
    .route({ method: 'DELETE', path: '/recipes/{id}', summary: 'Eliminar una receta' })
    .input(byId)
    .output(byId),
  /** People alone: no program sends files to whom it likes. */
  mail: signedIn
    .route({
      method: 'POST',
      path: '/recipes/{id}/mails',
      summary: 'Enviar por correo los PDF que ha hecho una receta, con el asunto y el texto de su paso',
    })
    .errors(errorsOf('RECIPE_WITHOUT_MAIL', 'RECIPE_WITHOUT_READERS', 'MAIL_TOO_LARGE', 'NOT_A_PDF'))
    .input(
      byId.extend({
        /** For a recipe that names no reader. */
        to: z.array(emailAddressSchema).max(mostReaders),
        files: z
          .array(z.object({ name: optionalLineSchema(220), data: z.string().max(mailBodyBytes) }))
          .min(1)
          .max(mostMailed),
      }),
    )
    .output(
      z.object({
        /** Addresses whose mail server has it, or will have it from the outbox. */
        sent: z.array(z.string()),
        refused: z.array(z.object({ address: z.string(), reason: z.string() })),
        /** No mail server is set: the mails wait in the outbox folder of the installation. */
        waits: z.boolean(),
      }),
    ),
}
