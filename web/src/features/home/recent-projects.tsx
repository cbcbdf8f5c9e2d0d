import { addresses } from '@aurelio/contracts/addresses'
import type { Overview } from '@aurelio/contracts/home'
import { FolderPlus } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatRelative } from '../../platform/format.ts'
import { buttonClass } from '../../ui/button.tsx'
import { cardLinkClass } from '../../ui/card.tsx'
import { cn } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FolderDrawing } from '../../ui/drawings.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { ProjectDot } from '../../ui/project-dot.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Section, sideLinkClass } from './section.tsx'

type Project = Overview['projects'][number]

/** The last six that changed (dashboard.md §2). The last part of the home, so that it may be short. */
export const RecentProjects = memo(function RecentProjects({
  projects,
}: {
  projects: readonly Project[] | undefined
}) {
  const { t } = useTranslation()
  return (
    <Section
      title={t('Proyectos recientes')}
      side={
        <Link to={addresses.projects} className={sideLinkClass}>
          {t('Ver todos')}
        </Link>
      }
    >
      {projects?.length === 0 ? (
        <EmptyState
          drawing={<FolderDrawing />}
          title={t('Todavía no hay proyectos')}
          text={t('Un proyecto reúne las tareas y las páginas de un cliente.')}
          action={
            <Link to={addresses.newProject} className={buttonClass()}>
              <FolderPlus aria-hidden="true" className="size-4" />
              {t('Crear proyecto')}
            </Link>
          }
        />
      ) : (
        <ul className="grid gap-4 @xl:grid-cols-2 @2xl:grid-cols-3">
          {projects
            ? projects.map((project) => <ProjectCard key={project.id} project={project} />)
            : [0, 1, 2].map((card) => <Skeleton key={card} className="h-37" />)}
        </ul>
      )}
    </Section>
  )
})

function ProjectCard({ project }: { project: Project }) {
  const { t } = useTranslation()
  const { id, name, description, color, progress, tasks, doneTasks, updatedAt } = project
  return (
    <li className="flex min-w-0">
      <Link to={addresses.project(id)} className={cn(cardLinkClass, 'flex min-w-0 flex-1 flex-col gap-3')}>
        <span className="flex min-w-0 items-center gap-2">
          <ProjectDot color={color} />
          <bdi className="truncate text-base font-semibold">{name}</bdi>
        </span>
        <bdi className="line-clamp-2 min-h-10 break-words text-muted">{description}</bdi>
        <ProgressBar percent={progress} label={t('Progreso')} className="mt-auto" />
        <span className="flex justify-between gap-2 text-dense text-muted tabular-nums">
          <span>{t('{{done}} de {{count}} tareas', { done: doneTasks, count: tasks })}</span>
          <span>{formatRelative(updatedAt)}</span>
        </span>
      </Link>
    </li>
  )
}
