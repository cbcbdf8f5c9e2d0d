import type { Project } from '@aurelio/contracts/projects'
import { useTranslation } from 'react-i18next'
import { shortName } from '../../platform/short-name.ts'
import { ProgressBar } from '../../ui/progress-bar.tsx'

/** How many of its tasks are done, as a bar and in words. */
export function ProjectProgress({ project, className }: { project: Project; className?: string }) {
  const { t } = useTranslation()
  const { tasks, doneTasks, progress, name } = project
  return (
    <ProgressBar
      {...(className !== undefined && { className })}
      percent={progress}
      label={t('Progreso de {{name}}', { name: shortName(name) })}
      text={
        tasks === 0 ? t('Sin tareas') : t('{{done}} de {{count}} tareas', { done: doneTasks, count: tasks })
      }
    />
  )
}
