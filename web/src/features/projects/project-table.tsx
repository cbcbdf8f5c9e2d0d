import { addresses } from '@aurelio/contracts/addresses'
import type { Project } from '@aurelio/contracts/projects'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDateTime, formatRelative } from '../../platform/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { ProjectDot } from '../../ui/project-dot.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { ProjectsProps } from './project-cards.tsx'
import { ProjectMenu } from './project-menu.tsx'
import { ProjectProgress } from './project-progress.tsx'
import { stateNames, stateTones } from './project-words.ts'

/** One line a project; on phones its figures stand below its name. */
export function ProjectTable({ projects }: ProjectsProps) {
  const { t } = useTranslation()
  return (
    <div className="rounded-lg border bg-surface">
      <table className="w-full table-fixed text-left">
        <caption className="sr-only">{t('Proyectos')}</caption>
        <thead className="sr-only @2xl:not-sr-only @2xl:table-header-group">
          <tr className="text-dense text-muted">
            <th scope="col" className="h-11 px-4 font-medium">
              {t('Proyecto')}
            </th>
            <th scope="col" className="w-56 px-4 font-medium">
              {t('Progreso')}
            </th>
            <th scope="col" className="w-36 px-4 font-medium">
              {t('Estado')}
            </th>
            <th scope="col" className="w-40 px-4 font-medium">
              {t('Último cambio')}
            </th>
            <th scope="col" className="w-16 px-2">
              <span className="sr-only">{t('Acciones')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {projects.map((project) => (
            <ProjectLine key={project.id} project={project} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function ProjectLine({ project }: { project: Project }) {
  const { t } = useTranslation()
  const { id, name, color, state, updatedAt } = project
  return (
    <tr
      data-row={id}
      className="relative grid grid-cols-[1fr_auto] border-t first:border-t-0 hover:bg-hover @2xl:table-row @2xl:first:border-t"
    >
      <td className="min-w-0 px-4 py-3">
        <span className="flex min-w-0 items-center gap-3">
          <ProjectDot color={color} />
          <Link
            to={addresses.project(id)}
            className="truncate rounded-sm font-medium hover:underline"
            title={name.length > 60 ? name : undefined}
          >
            <bdi>{name}</bdi>
          </Link>
        </span>
      </td>
      <td className="col-span-2 px-4 pb-3 @2xl:py-3">
        <ProjectProgress project={project} />
      </td>
      <td className="col-span-2 flex items-center justify-between gap-2 px-4 pb-3 @2xl:table-cell @2xl:py-3">
        <Badge tone={stateTones[state]}>{t(stateNames[state])}</Badge>
        <Changed at={updatedAt} className="text-dense text-muted @2xl:hidden" />
      </td>
      <td className="hidden px-4 py-3 text-muted @2xl:table-cell">
        <Changed at={updatedAt} />
      </td>
      <td className="col-start-2 row-start-1 px-2 py-1">
        <ProjectMenu canOpen project={project} />
      </td>
    </tr>
  )
}

function Changed({ at, className }: { at: string; className?: string }) {
  return (
    <time dateTime={at} title={formatDateTime(at)} className={className}>
      {formatRelative(at)}
    </time>
  )
}

export function ProjectTableWaiting() {
  return (
    <div className="flex flex-col rounded-lg border bg-surface">
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <div key={row} className="border-t p-4 first:border-t-0">
          <Skeleton className="h-6" />
        </div>
      ))}
    </div>
  )
}
