import type { ElementId } from '@aurelio/page/document'
import { useTranslation } from 'react-i18next'
import { useDrag } from '../state/use-drag.ts'

/** What an empty container reads; laid over it, so that it takes no room of its own. */
export function EmptyHint({ id, type, nested }: { id: ElementId; type: string; nested: boolean }) {
  const { t } = useTranslation()
  const isTarget = useDrag((drag) => drag?.target?.parent === id)
  const drag = t('Arrastra elementos aquí')
  if (type === 'section') return <Hint isTarget={isTarget} title={t('Sección vacía')} detail={drag} />
  if (nested) return <Hint isTarget={isTarget} title={t('Contenedor anidado')} />
  return <Hint isTarget={isTarget} title={t('Contenedor vacío')} detail={drag} />
}

/** The places of an empty element that has several: what is dropped into one of them stands there. */
export function EmptyCells({ id, count }: { id: ElementId; count: number }) {
  return Array.from({ length: count }, (_, cell) => <EmptyCell key={cell} id={id} cell={cell} />)
}

function EmptyCell({ id, cell }: { id: ElementId; cell: number }) {
  const { t } = useTranslation()
  const isTarget = useDrag((drag) => drag?.target?.parent === id && (drag.target.cell ?? 0) === cell)
  return (
    <span data-editor-cell={cell}>
      <Hint isTarget={isTarget} title={t('Columna vacía')} detail={t('Arrastra elementos aquí')} />
    </span>
  )
}

/**
 * Its two lines change their words and stay the same nodes: the browser gives up a drop whose node went away under the
 * pointer.
 */
function Hint({ isTarget, title, detail }: { isTarget: boolean; title: string; detail?: string }) {
  const { t } = useTranslation()
  const second = isTarget ? t('Elemento listo para agregarse') : detail
  return (
    <span data-editor-hint={isTarget ? 'drop' : 'empty'}>
      <strong>{isTarget ? t('¡Suelta aquí para agregar!') : title}</strong>
      {second !== undefined && <span>{second}</span>}
    </span>
  )
}
