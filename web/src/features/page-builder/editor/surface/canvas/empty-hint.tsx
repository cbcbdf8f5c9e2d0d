import type { ElementId } from '@aurelio/page/document'
import { useTranslation } from 'react-i18next'
import { useDrag } from '../state/use-drag.ts'

/**
 * What an empty container reads; laid over it, so that it takes no room of its own. Its two lines change their
 * words and stay the same nodes: the browser gives up a drop whose node went away under the pointer.
 */
export function EmptyHint({ id, type, nested }: { id: ElementId; type: string; nested: boolean }) {
  const { t } = useTranslation()
  const isTarget = useDrag((drag) => drag?.target?.parent === id)
  const [title, detail] = texts()
  return (
    <span data-editor-hint={isTarget ? 'drop' : 'empty'}>
      <strong>{title}</strong>
      {detail !== undefined && <span>{detail}</span>}
    </span>
  )

  function texts(): [title: string, detail?: string] {
    if (isTarget) return [t('¡Suelta aquí para agregar!'), t('Elemento listo para agregarse')]
    if (type === 'section') return [t('Sección vacía'), t('Arrastra elementos aquí')]
    if (type === 'columns') return [t('Columnas vacías'), t('Arrastra elementos aquí')]
    if (nested) return [t('Contenedor anidado')]
    return [t('Contenedor vacío'), t('Arrastra elementos aquí')]
  }
}
