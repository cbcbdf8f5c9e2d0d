import { action } from '../action.ts'
import { event } from '../events/event.ts'
import { about } from '../events/shapes.ts'
import type { Definitions } from '../problems/definitions.ts'

const topics = ['collections'] as const

const actions = [
  action('collections.change', 'Crear colecciones y sus campos'),
  action('collections.fill', 'Escribir en las colecciones: los clientes, en las que se les abren'),
] as const

const events = [
  /** A collection was made, changed or removed: screens ask again. */
  event('collection.changed', about, { topics }),
  /** Items of it were added, saved, published or removed. */
  event('collection.items-changed', about, { topics }),
] as const

const problems = {
  COLLECTIONS_FULL: {
    status: 409,
    detail: ({ most }: { most: number }) => `El espacio ya tiene ${most} colecciones: es el máximo.`,
  },
  COLLECTION_CHANGED: {
    status: 409,
    detail: () => 'Otra persona ha cambiado esta colección mientras la editabas.',
  },
  FIELD_KIND_FIXED: {
    status: 409,
    detail: ({ name }: { name: string }) => `El campo «${name}» no puede cambiar de tipo: añade otro.`,
  },
  FIELD_NOT_UNIQUE: {
    status: 409,
    detail: ({ name }: { name: string }) => `Hay elementos que dicen lo mismo en «${name}».`,
  },
  REFERENCE_TO_NOTHING: {
    status: 422,
    detail: ({ name }: { name: string }) => `«${name}» señala una colección que no está.`,
  },
  ITEM_CHANGED: {
    status: 409,
    detail: () => 'Otra persona ha guardado este elemento mientras lo editabas.',
  },
  /** `field`: its key. */
  ITEM_WRONG: {
    status: 422,
    detail: ({ field, fault }: { field: string; fault: string }) => `El campo ${field} no vale: ${fault}.`,
  },
  ITEM_NOT_UNIQUE: {
    status: 409,
    detail: ({ field }: { field: string }) => `Otro elemento dice ya lo mismo en el campo ${field}.`,
  },
  ITEM_FOR_TEAM: {
    status: 403,
    detail: () => 'Lo publicado y lo programado lo cambia el equipo: tú escribes borradores.',
  },
  WITHDRAWAL_TOO_EARLY: {
    status: 422,
    detail: () => 'Se retira antes de publicarse: elige un momento posterior.',
  },
  TEMPLATE_ADDRESS_TAKEN: {
    status: 409,
    detail: ({ prefix }: { prefix: string }) =>
      `Otra plantilla tiene ya las direcciones que empiezan por /${prefix}/: elige otra palabra.`,
  },
  NOT_WORDPRESS: {
    status: 422,
    detail: () => 'No es un archivo de exportación de WordPress: ha de ser XML.',
  },
  TABLE_UNREADABLE: {
    status: 422,
    detail: ({ line }: { line: number }) => `El CSV no se puede leer a partir de la línea ${line}.`,
  },
  TABLE_TOO_LONG: {
    status: 422,
    detail: ({ most }: { most: number }) =>
      `Una tabla puede traer ${most} filas como mucho: pártela en varias.`,
  },
} satisfies Definitions

export const collectionsSay = { actions, events, problems }
