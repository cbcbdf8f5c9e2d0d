import { i18n } from '../../../platform/i18n/i18n.ts'
import type { Exported } from './export-page.ts'
import { mostItemPages } from './most-item-pages.ts'

/** What of an export is not as it was, for the toast that tells of it. */
export function exportNotes({ missing, hasDeadForms, hasDeadLists, hasLeftItems }: Exported): {
  description?: string
} {
  const notes = [
    ...(missing > 0
      ? [i18n.t('{{count}} imágenes no se han podido leer y siguen en este servidor.', { count: missing })]
      : []),
    ...(hasDeadForms
      ? [i18n.t('Los formularios de lo que no está publicado no envían nada: publícalo y exporta otra vez.')]
      : []),
    ...(hasDeadLists
      ? [i18n.t('Buscar y elegir en las listas solo funciona en la página publicada: en el archivo no está.')]
      : []),
    ...(hasLeftItems
      ? [
          i18n.t(
            'De cada colección vienen las páginas de sus primeros {{most}} elementos: las demás siguen en su dirección de ahora.',
            {
              most: mostItemPages,
            },
          ),
        ]
      : []),
  ]
  return notes.length > 0 ? { description: notes.join(' ') } : {}
}
