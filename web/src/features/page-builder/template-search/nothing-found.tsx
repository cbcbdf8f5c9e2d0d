import { useTranslation } from 'react-i18next'
import { NothingFoundDrawing } from '../../../ui/drawings.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'

/** Stands empty until nothing is found, so that a screen reader is told then. */
export function NothingFound({ isShown, title }: { isShown: boolean; title: string }) {
  const { t } = useTranslation()
  return (
    <div role="status" className="empty:hidden">
      {isShown && (
        <EmptyState
          drawing={<NothingFoundDrawing />}
          title={title}
          text={t('Intenta con otros términos de búsqueda o cambia la categoría')}
        />
      )}
    </div>
  )
}
