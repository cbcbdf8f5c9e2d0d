import { useEffect } from 'react'
import { getElement } from '@aurelio/page/elements'
import { useTranslation } from 'react-i18next'
import { notify } from '../../../../../ui/toast.tsx'
import type { EditorStart } from './start.ts'

/** Tells once what of the stored page cannot be shown: what was broken, and what this version does not know. */
export function useOpeningNote({ document, lost }: EditorStart): void {
  const { t } = useTranslation()
  useEffect(() => {
    const unknown = Object.values(document.elements).filter(({ type }) => !getElement(type)).length
    const notes = [
      lost > 0 && t('{{count}} no se podían leer y se han dejado fuera.', { count: lost }),
      unknown > 0 &&
        t('{{count}} son de un tipo que esta versión no conoce: no se ven, pero se conservan.', {
          count: unknown,
        }),
    ].filter((note) => note !== false)
    if (notes.length > 0)
      notify.error(t('Hay elementos de la página que no se pueden mostrar'), {
        id: 'editor-opening',
        description: notes.join(' '),
      })
  }, [document, lost, t])
}
