import { useTranslation } from 'react-i18next'
import { useCan } from '../../platform/auth/use-can.ts'
import { Button } from '../../ui/button.tsx'
import { FolderDrawing, NothingFoundDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { ProjectFilter } from './project-filter.ts'
import { NewProjectLink } from './new-project-link.tsx'

/** Why there is nothing to see: no projects at all, or none that fit what was asked for. */
export function NoProjects({ filter, onClear }: { filter: ProjectFilter; onClear: () => void }) {
  const { t } = useTranslation()
  const mayChange = useCan('projects.change')
  if (filter.state !== null || filter.q !== '' || filter.memberId !== null) {
    return (
      <EmptyState
        drawing={<NothingFoundDrawing />}
        title={t('Ningún proyecto coincide')}
        text={t('Prueba con otras palabras o con otro estado.')}
        action={<Button onClick={onClear}>{t('Quitar los filtros')}</Button>}
      />
    )
  }
  return (
    <EmptyState
      drawing={<FolderDrawing />}
      title={t('Todavía no hay proyectos')}
      text={t('Un proyecto reúne las tareas y las páginas de un encargo.')}
      action={mayChange && <NewProjectLink />}
    />
  )
}
