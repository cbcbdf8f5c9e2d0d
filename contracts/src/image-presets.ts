import { z } from 'zod'
import { signedIn } from './errors.ts'
import { settingsSchema } from './image-settings.ts'
import { idSchema, timestampSchema } from './paging.ts'
import { errorsOf } from './problems.ts'
import { lineSchema } from './text.ts'

export const longestPresetName = 60
/** Of one workspace: more than anybody finds again in a list. */
export const mostPresets = 100
/** Settings with the picture of their watermark. */
export const imagePresetBytes = 512 * 1024

const presetNameSchema = lineSchema(longestPresetName)

const imagePresetSchema = z.object({ id: z.string(), name: z.string(), updatedAt: timestampSchema })
export type ImagePreset = z.infer<typeof imagePresetSchema>

const byId = z.object({ id: idSchema })
const content = z.object({ name: presetNameSchema, settings: settingsSchema })

/** Settings of the image optimizer that a workspace shares, by name. */
export const imagePresets = {
  list: signedIn
    .route({
      method: 'GET',
      path: '/image-presets',
      summary: 'Preajustes de imágenes del espacio, por su nombre',
    })
    .output(z.object({ items: z.array(imagePresetSchema) })),
  get: signedIn
    .route({
      method: 'GET',
      path: '/image-presets/{id}',
      summary: 'Un preajuste de imágenes con lo que ajusta',
    })
    .input(byId)
    .output(imagePresetSchema.extend({ settings: settingsSchema })),
  create: signedIn
    .route({
      method: 'POST',
      path: '/image-presets',
      successStatus: 201,
      summary: 'Compartir un preajuste de imágenes',
    })
    .errors(errorsOf('IMAGE_PRESETS_FULL', 'IMAGE_PRESET_NAMED'))
    .input(content)
    .output(imagePresetSchema),
  update: signedIn
    .route({
      method: 'PATCH',
      path: '/image-presets/{id}',
      summary: 'Cambiar el nombre o los ajustes de un preajuste',
    })
    .errors(errorsOf('IMAGE_PRESET_NAMED'))
    .input(byId.extend(content.partial().shape))
    .output(imagePresetSchema),
  remove: signedIn
    .route({ method: 'DELETE', path: '/image-presets/{id}', summary: 'Eliminar un preajuste de imágenes' })
    .input(byId)
    .output(byId),
}
