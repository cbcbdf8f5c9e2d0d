import type { ProblemWords } from '../../platform/api/error-text.ts'

/** What an import of a table is refused with. */
export const importWords: ProblemWords = {
  NOT_A_TABLE:
    'Este archivo no es una tabla en CSV con los nombres de las columnas en la primera fila. Guárdalo como CSV y súbelo otra vez.',
  IMPORT_MOVED_ON:
    'Alguien ha seguido con esta importación desde otro sitio. Mira cómo va y vuelve a intentarlo.',
}
