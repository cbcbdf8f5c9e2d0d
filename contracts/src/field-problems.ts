/**
 * What may be wrong with a field, by its stable code, with its Spanish `message` for whoever reads the API by hand. The
 * web words codes and parameters by itself, and often by the field: 'El nombre es obligatorio'.
 */
const fieldProblems = {
  REQUIRED: () => 'Falta este dato.',
  WRONG_TYPE: () => 'No tiene el tipo esperado.',
  TOO_SHORT: ({ min }: { min: number }) => `La longitud mínima es ${min}.`,
  TOO_LONG: ({ max }: { max: number }) => `La longitud máxima es ${max}.`,
  TOO_SMALL: ({ min }: { min: number }) => `El mínimo es ${min}.`,
  TOO_LARGE: ({ max }: { max: number }) => `El máximo es ${max}.`,
  UNEXPECTED: () => 'Hay datos que no se esperaban.',
  CONTROL_CHARACTERS: () => 'No puede llevar caracteres de control.',
  NOT_AN_EMAIL: () => 'No es una dirección de correo.',
  NOT_A_LINK: () => 'Escribe una dirección que empiece por https://',
  PRIVATE_ADDRESS: () => 'Esta dirección lleva a una red privada o a un puerto que no se admite.',
  UNKNOWN_HOST: () => 'No se encuentra ese servidor. Comprueba la dirección.',
  NOT_A_DATE: () => 'No es una fecha válida.',
  NOT_A_TIME: () => 'No es una hora válida: escribe 09:30.',
  NEEDS_DAY: () => 'Una hora necesita una fecha.',
  ENDS_BEFORE_START: () => 'Termina antes de empezar.',
  LASTS_TOO_LONG: () => 'Dura demasiado.',
  NOT_A_TIME_ZONE: () => 'No es una zona horaria.',
  UNKNOWN_PROJECT: () => 'Este proyecto no existe o se ha eliminado.',
  UNKNOWN_TASK: () => 'Esta tarea no existe o se ha eliminado.',
  NESTED_TASK: () => 'Una subtarea no puede tener subtareas.',
  UNKNOWN_SITE: () => 'Este sitio no existe o se ha eliminado.',
  UNKNOWN_FOLDER: () => 'Esta carpeta no es de este sitio, o se ha eliminado.',
  UNKNOWN_PAGE: () => 'Esta página no es de este sitio.',
  UNKNOWN_SEQUENCE: () => 'Esta secuencia no existe o se ha quitado.',
  UNKNOWN_WEBHOOK: () => 'Este webhook no existe o se ha quitado.',
  UNKNOWN_STEP: () => 'Este paso no existe o se ha eliminado.',
  UNKNOWN_LIST: () => 'Esta lista no existe o se ha eliminado.',
  UNKNOWN_PERSON: () => 'Esta persona no está en el espacio de trabajo.',
  NOT_A_SPLIT: () => 'El reparto tiene un número entero de 1 a 99 para cada variante, y suma 100.',
  /** `reason`: why the page package refuses the document. */
  NOT_A_PAGE: ({ reason }: { reason: string }) => `El documento de la página no es válido (${reason}).`,
  INVALID: () => 'No es válido.',
} satisfies Record<string, (params: never) => string>

export type FieldCode = keyof typeof fieldProblems
/** What a code takes; undefined where it takes nothing. */
export type FieldParams<Code extends FieldCode> = Parameters<(typeof fieldProblems)[Code]>[0]
export type FieldProblemOf<Code extends FieldCode> = { code: Code; params: FieldParams<Code> }
export type FieldProblem =
  | { code: PlainFieldCode; params: undefined }
  | {
      [Code in Exclude<FieldCode, PlainFieldCode>]: FieldProblemOf<Code>
    }[Exclude<FieldCode, PlainFieldCode>]

const messages: { [Code in FieldCode]: (params: FieldParams<Code>) => string } = fieldProblems

/** The Spanish message of the API. */
export function fieldMessage<Code extends FieldCode>({ code, params }: FieldProblemOf<Code>): string {
  return messages[code](params)
}

/** What a check of a schema's own finds wrong: `.refine(isDay, wrong('NOT_A_DATE'))`. */
export function wrong<Code extends FieldCode>(
  code: Code,
  ...params: Parameters<(typeof fieldProblems)[Code]>
): { params: { problem: { code: Code; params: FieldParams<Code> } } } {
  return { params: { problem: { code, params: params[0] } } }
}

/** The codes that take nothing. */
export type PlainFieldCode = {
  [Code in FieldCode]: FieldParams<Code> extends undefined ? Code : never
}[FieldCode]

/** Whether an answer's field carries a code that this version knows. */
export function isFieldProblem(value: unknown): value is FieldProblem {
  return (
    typeof value === 'object' &&
    value !== null &&
    'code' in value &&
    typeof value.code === 'string' &&
    Object.hasOwn(fieldProblems, value.code)
  )
}
