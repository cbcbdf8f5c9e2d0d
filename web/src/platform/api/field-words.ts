import type { FieldCode, FieldParams, FieldProblem, FieldProblemOf } from '@aurelio/contracts/field-problems'
import { i18n } from '../i18n/i18n.ts'
import { say, type Wording } from '../i18n/wording.ts'

type FieldWords = { [Code in FieldCode]: Wording<FieldParams<Code>> }

/** How the fields of a form word what is wrong with them, where they know better than the common words. */
export type FormWords<Name extends string = string> = Readonly<Record<Name, Partial<FieldWords>>>

const common: FieldWords = {
  REQUIRED: 'Falta este dato.',
  WRONG_TYPE: 'No tiene el tipo esperado.',
  TOO_SHORT: ({ min }) => i18n.t('La longitud mínima es {{min}}.', { min }),
  TOO_LONG: ({ max }) => i18n.t('No puede pasar de {{max}} caracteres.', { max }),
  TOO_SMALL: ({ min }) => i18n.t('El mínimo es {{min}}.', { min }),
  TOO_LARGE: ({ max }) => i18n.t('El máximo es {{max}}.', { max }),
  UNEXPECTED: 'Hay datos que no se esperaban.',
  CONTROL_CHARACTERS: 'No puede llevar caracteres de control.',
  NOT_AN_EMAIL: 'Email inválido',
  NOT_A_LINK: 'Escribe una dirección que empiece por https://',
  PRIVATE_ADDRESS: 'Esta dirección lleva a una red privada o a un puerto que no se admite.',
  UNKNOWN_HOST: 'No se encuentra ese servidor. Comprueba la dirección.',
  NOT_A_DATE: 'No es una fecha válida.',
  NOT_A_TIME: 'No es una hora válida: escribe 09:30.',
  NEEDS_DAY: 'Una hora necesita una fecha.',
  ENDS_BEFORE_START: 'Termina antes de empezar.',
  LASTS_TOO_LONG: 'Dura demasiado.',
  NOT_A_TIME_ZONE: 'No es una zona horaria.',
  UNKNOWN_PROJECT: 'Este proyecto no existe o se ha eliminado.',
  UNKNOWN_TASK: 'Esta tarea no existe o se ha eliminado.',
  NESTED_TASK: 'Una subtarea no puede tener subtareas.',
  UNKNOWN_SITE: 'Este sitio no existe o se ha eliminado.',
  UNKNOWN_FOLDER: 'Esta carpeta no es de este sitio, o se ha eliminado.',
  UNKNOWN_PAGE: 'Esta página no es de este sitio.',
  UNKNOWN_SEQUENCE: 'Esta secuencia no existe o se ha quitado.',
  UNKNOWN_WEBHOOK: 'Este webhook no existe o se ha quitado.',
  UNKNOWN_STEP: 'Este paso no existe o se ha eliminado.',
  UNKNOWN_LIST: 'Esta lista no existe o se ha eliminado.',
  UNKNOWN_PERSON: 'Esta persona no está en el espacio de trabajo.',
  NOT_A_SPLIT: 'El reparto tiene un número entero de 1 a 99 para cada variante, y suma 100.',
  NOT_A_PAGE: 'No es válido.',
  INVALID: 'No es válido.',
}

/** What is wrong with a field, in the language of the screen. */
export function fieldText(problem: FieldProblem, own: Partial<FieldWords> = {}): string {
  return worded({ ...common, ...own }, problem)
}

function worded<Code extends FieldCode>(words: FieldWords, { code, params }: FieldProblemOf<Code>): string {
  return say(words[code], params)
}
