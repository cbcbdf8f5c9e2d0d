import type { LeftKind, TaskImportSource, TaskTarget } from '@aurelio/contracts/task-imports'
import type { TFunction } from 'i18next'
import type { ProblemWords } from '../../../platform/api/error-text.ts'
import { formatNumber } from '../../../platform/format.ts'
import { i18n } from '../../../platform/i18n/i18n.ts'

/** Spanish texts, translated where they are shown. */
export const targetNames: Record<TaskTarget, string> = {
  title: 'Qué hay que hacer',
  notes: 'Notas',
  startOn: 'Empieza',
  dueOn: 'Fecha',
  state: 'Estado o lista',
  doneAt: 'Hecha (fecha o sí)',
  person: 'Responsable',
  email: 'Correo del responsable',
  labels: 'Etiquetas',
  priority: 'Prioridad',
  project: 'Proyecto',
  parent: 'Tarea de la que es parte',
  blockedBy: 'Tareas a las que espera',
  skip: 'No importar',
}

export const sourceNames: Record<TaskImportSource, string> = {
  trello: 'Tablero de Trello',
  asana: 'Proyecto de Asana',
  csv: 'Tabla CSV',
}

/** What of a file does not come over, in words. */
export function leftText(kind: LeftKind, count: number, t: TFunction): string {
  const words: Record<LeftKind, string> = {
    files: t('{{count}} archivos adjuntos: descárgalos allí y súbelos aquí.', { count }),
    archived: t('{{count}} tarjetas archivadas.', { count }),
    fields: t('{{count}} valores de campos que aquí no existen.', { count }),
    people: t('{{count}} asignaciones a personas que no están en tu equipo, o de más en una tarjeta.', {
      count,
    }),
    cut: t('{{count}} textos demasiado largos, que se recortan.', { count }),
  }
  return words[kind]
}

export const importWords: ProblemWords = {
  NOT_A_TABLE:
    'En este archivo no hay tareas que sepamos leer. Vale la exportación en JSON de Trello o de Asana, y una tabla en CSV con los nombres de las columnas en la primera fila.',
  IMPORT_MOVED_ON:
    'Alguien ha seguido con esta importación desde otro sitio. Ciérrala y vuelve a abrirla para ver cómo va.',
  NOTHING_TO_IMPORT: 'Ninguna fila tiene título. Di qué columna es «Qué hay que hacer».',
  TOO_MANY_TASKS: ({ most }) =>
    i18n.t('El archivo trae más de {{most}} tareas. Divídelo y súbelo por partes.', {
      most: formatNumber(most),
    }),
}
