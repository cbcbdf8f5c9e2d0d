import { action } from '../action.ts'
import { event } from '../events/event.ts'
import { about } from '../events/shapes.ts'
import type { Definitions } from '../problems/definitions.ts'

const actions = [
  action('recipes.change', 'Llevar las recetas del espacio'),
  action('recipes.run', 'Pasar imágenes y PDF por una receta en el servidor'),
  action('recipes.mail', 'Enviar por correo lo que hace una receta'),
] as const

const events = [
  /** A recipe was kept, changed or removed: screens ask again. */
  event('recipe.changed', about, {
    topics: ['recipes'],
    record: { kind: 'recipe-changed', of: 'subject' },
  }),
  /** Files that it made went out by mail. */
  event('recipe.mailed', about, { record: { kind: 'recipe-mailed', of: 'subject' } }),
] as const

const problems = {
  RECIPES_FULL: {
    status: 409,
    detail: ({ most }: { most: number }) =>
      `El espacio ya tiene ${most} recetas: es el máximo. Elimina la que no uses.`,
  },
  RECIPE_NAMED: { status: 409, detail: () => 'El espacio ya tiene una receta con ese nombre.' },
  RECIPE_OF_OTHER_TOOL: {
    status: 409,
    detail: () => 'Una receta de imágenes no se convierte en una de PDF, ni al revés: guarda otra.',
  },
  RECIPE_NEEDS_BROWSER: {
    status: 409,
    detail: () =>
      'El servidor hace imágenes en JPEG, PNG, WebP y AVIF. Esta receta hace JPEG XL: ejecútala en el panel.',
  },
  PICTURE_NOT_MADE: {
    status: 422,
    detail: ({ reason }: { reason: string }) => `La imagen ${reason}`,
  },
  RECIPE_TAKES_ONE: {
    status: 422,
    detail: () => 'Esta receta no une archivos: manda un PDF cada vez.',
  },
  PDF_NOT_MADE: {
    status: 422,
    detail: ({ file, reason }: { why: string; file: string | null; reason: string }) =>
      `${file ?? 'El PDF'} ${reason}`,
  },
  RECIPE_WITHOUT_MAIL: { status: 409, detail: () => 'Esta receta no envía nada por correo.' },
  RECIPE_WITHOUT_READERS: {
    status: 409,
    detail: () => 'La receta no dice a quién se envía: escribe al menos una dirección.',
  },
  MAIL_TOO_LARGE: {
    status: 413,
    detail: ({ megabytes }: { megabytes: number }) =>
      `Los archivos pasan de ${megabytes} MB, y muchos servidores de correo no aceptan más.`,
  },
  NOT_A_PDF: { status: 422, detail: () => 'Solo se envían archivos PDF.' },
} satisfies Definitions

export const recipesSay = { actions, events, problems }
