import type { ElementId } from '@aurelio/page/document'
import { useTranslation } from 'react-i18next'
import { useDrag } from '../state/hooks.ts'

/** What an empty container reads; laid over it, so that it takes no room of its own. */
export function EmptyHint({ id, nested }: { id: ElementId; nested: boolean }) {
  const { t } = useTranslation()
  const isTarget = useDrag((drag) => drag?.target?.parent === id)
  return (
    <span data-editor-hint={isTarget ? 'drop' : 'empty'}>
      {isTarget && (
        <>
          <strong>{t('¡Suelta aquí para agregar!')}</strong>
          <span>{t('Elemento listo para agregarse')}</span>
        </>
      )}
      {!isTarget && nested && <span>{t('Contenedor anidado')}</span>}
      {!isTarget && !nested && (
        <>
          <strong>{t('Contenedor vacío')}</strong>
          <span>{t('Arrastra elementos aquí')}</span>
        </>
      )}
    </span>
  )
}
