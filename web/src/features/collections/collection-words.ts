import type { ValueFault } from '@aurelio/contracts/collection-kinds/kind'
import type { FieldKind } from '@aurelio/contracts/collection-kinds/kinds'
import type { ClientRights, FilterOperator, ItemState } from '@aurelio/contracts/collections'
import type { ProblemWords } from '../../platform/api/error-text.ts'
import { i18n } from '../../platform/i18n/i18n.ts'

export const kindWords = {
  text: 'Texto',
  long: 'Texto largo',
  rich: 'Texto con formato',
  number: 'Número',
  date: 'Fecha',
  choice: 'Elección',
  choices: 'Varias elecciones',
  image: 'Imagen',
  gallery: 'Galería de imágenes',
  film: 'Vídeo',
  file: 'Archivo',
  link: 'Enlace',
  boolean: 'Sí o no',
  color: 'Color',
  place: 'Lugar',
  reference: 'Elemento de otra colección',
  references: 'Varios elementos de otra colección',
} as const satisfies Record<FieldKind, string>

export const stateWords = { draft: 'Borrador', published: 'Publicado' } as const satisfies Record<
  ItemState,
  string
>

export const clientWords = {
  none: 'No la ven',
  draft: 'Escriben borradores, que publica el equipo',
  publish: 'Escriben y publican',
} as const satisfies Record<ClientRights, string>

export const operatorWords = {
  is: 'es',
  not: 'no es',
  has: 'contiene',
  less: 'es menor que',
  more: 'es mayor que',
  empty: 'está vacío',
  filled: 'está relleno',
} as const satisfies Record<FilterOperator, string>

export const faultWords = {
  REQUIRED: 'Falta este dato.',
  TOO_LONG: 'Es demasiado largo.',
  NOT_A_NUMBER: 'No es un número.',
  NOT_A_DATE: 'No es una fecha válida.',
  NOT_A_CHOICE: 'No es una de las opciones.',
  NOT_A_LINK: 'No es una dirección: escribe https://…',
  NOT_A_COLOR: 'No es un color: escribe #7c3aed.',
  NOT_A_PLACE: 'La latitud va de -90 a 90 y la longitud de -180 a 180, y se escriben las dos.',
  NOT_AN_ITEM: 'No hay ningún elemento que se llame así.',
  TOO_MANY: 'Son demasiados.',
  INVALID: 'No es válido.',
} as const satisfies Record<ValueFault, string>

const otherFaults: Readonly<Record<string, string>> = {
  ...faultWords,
  NOT_UNIQUE: 'Otro elemento dice ya lo mismo.',
  UNKNOWN: 'No hay ningún elemento con este id.',
  CHANGED: 'Otra persona lo ha guardado mientras tanto: mira lo que dice ahora y guárdalo otra vez.',
}

/** What is wrong with a cell of a table that came in. */
export function faultText(fault: string): string {
  return i18n.t(otherFaults[fault] ?? faultWords.INVALID)
}

export const collectionWords: ProblemWords = {
  COLLECTIONS_FULL: ({ most }) =>
    i18n.t('Ya hay {{most}} colecciones en este espacio: elimina antes la que no uses.', { most }),
  COLLECTION_CHANGED:
    'Otra persona ha cambiado esta colección mientras tanto. Vuelve a abrirla: lo suyo no se pisa.',
  FIELD_KIND_FIXED: ({ name }) => i18n.t('«{{name}}» no puede cambiar de tipo: añade otro campo.', { name }),
  FIELD_NOT_UNIQUE: ({ name }) =>
    i18n.t('Hay elementos que dicen lo mismo en «{{name}}»: cámbialos antes de no dejar que se repita.', {
      name,
    }),
  REFERENCE_TO_NOTHING: ({ name }) =>
    i18n.t('«{{name}}» señala una colección que no está: elige otra.', { name }),
  ITEM_CHANGED:
    'Otra persona ha guardado este elemento mientras tanto. Ciérralo y ábrelo otra vez: lo suyo no se pisa.',
  ITEM_NOT_UNIQUE: 'Otro elemento dice ya lo mismo en un campo que no se puede repetir.',
  ITEM_WRONG: ({ fault }) => faultText(fault),
  ITEM_FOR_TEAM: 'Lo publicado y lo programado lo cambia el equipo: tú escribes borradores.',
  MOMENT_IS_PAST: 'Ese momento ya ha pasado. Elige uno posterior.',
  WITHDRAWAL_TOO_EARLY: 'Se retira antes de publicarse: elige un momento posterior.',
  NOT_WORDPRESS: 'No es un archivo de exportación de WordPress: ha de ser el .xml que da al exportar.',
  TABLE_UNREADABLE: ({ line }) =>
    i18n.t(
      'La tabla no se puede leer en la línea {{line}}. La primera fila lleva los nombres de los campos.',
      {
        line,
      },
    ),
  TABLE_TOO_LONG: ({ most }) =>
    i18n.t('Una tabla puede traer {{most}} filas como mucho: pártela en varias.', { most }),
}
