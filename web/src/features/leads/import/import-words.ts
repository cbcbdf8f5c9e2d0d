import type { ImportTarget } from '@aurelio/contracts/lead-imports'
import type { ProblemWords } from '../../../platform/api/error-text.ts'

/** Spanish texts, and their own translation keys. */
export const targetNames: Record<ImportTarget, string> = {
  name: 'Nombre',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  state: 'Estado',
  value: 'Valor (€)',
  labels: 'Etiquetas',
  note: 'Nota',
  field: 'Guardar como campo',
  skip: 'No importar',
}

export const importWords: ProblemWords = {
  NOT_A_TABLE:
    'Este archivo no es una tabla en CSV con los nombres de las columnas en la primera fila. Guárdalo como CSV y súbelo otra vez.',
  IMPORT_MOVED_ON:
    'Alguien ha seguido con esta importación desde otro sitio. Mira cómo va y vuelve a intentarlo.',
}
