import { action } from '../action.ts'
import { event } from '../events/event.ts'
import { about } from '../events/shapes.ts'
import type { Definitions } from '../problems/definitions.ts'

const actions = [action('imagePresets.change', 'Llevar los preajustes de imágenes del espacio')] as const

const events = [
  /** A preset was shared, changed or removed: screens ask again. */
  event('image-preset.changed', about, { topics: ['image-presets'] }),
] as const

const problems = {
  IMAGE_PRESETS_FULL: {
    status: 409,
    detail: ({ most }: { most: number }) =>
      `El espacio ya tiene ${most} preajustes de imágenes: es el máximo. Elimina el que no uses.`,
  },
  IMAGE_PRESET_NAMED: {
    status: 409,
    detail: () => 'El espacio ya tiene un preajuste con ese nombre.',
  },
} satisfies Definitions

export const imagePresetsSay = { actions, events, problems }
