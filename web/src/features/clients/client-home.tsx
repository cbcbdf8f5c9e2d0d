import { addresses } from '@aurelio/contracts/addresses'
import type { Project } from '@aurelio/contracts/projects'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { useSession } from '../../platform/auth/auth-provider.tsx'
import { formatRelative } from '../../platform/format.ts'
import { Button } from '../../ui/button.tsx'
import { cardLinkClass } from '../../ui/card.tsx'
import { cn } from '../../ui/class-names.ts'
import { FolderDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { ProjectDot } from '../../ui/project-dot.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SharedPages } from './shared-pages.tsx'

const mostShown = 50

/** A client's home: who works for them, what waits for their answer, and their projects. */
export function ClientHome({ waiting }: { waiting?: ReactNode }) {
  const { t } = useTranslation()
  const { user, workspace } = useSession()
  return (
    <div className="flex flex-col gap-8">
      {workspace.logo !== null && (
        <img
          src={workspace.logo}
          alt=""
          className="max-h-16 max-w-60 self-start rounded-md bg-white object-contain p-2"
        />
      )}
      <PageHeader
        title={workspace.name}
        text={t('Hola, {{name}}. Aquí está lo que hacemos para ti.', {
          name: user.name.trim() || user.email,
        })}
      />
      {waiting}
      <Shared />
    </div>
  )
}

/** Their projects, and the pages that they see besides. */
function Shared() {
  const projects = useQuery(api.projects.list.queryOptions({ input: { limit: mostShown } }))
  const pages = useQuery(api.pages.list.queryOptions({ input: { limit: mostShown } }))
  const projectIds = projects.data?.items.map(({ id }) => id)
  const besides = (pages.data?.items ?? []).filter(
    ({ projectId }) => projectId === null || !projectIds?.includes(projectId),
  )
  const hasPages = pages.isPending || besides.length > 0
  return (
    <>
      {(projectIds?.length !== 0 || !hasPages) && <Projects projects={projects} />}
      {projectIds && besides.length > 0 && <SharedPages pages={besides} />}
    </>
  )
}

type ProjectsProps = { projects: UseQueryResult<{ items: Project[] }> }

/** Empty, it says that nothing is shared: nobody draws it so beside pages that are. */
function Projects({ projects }: ProjectsProps) {
  const { t } = useTranslation()
  const id = useId()
  const items = projects.data?.items
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-3">
      <h2 id={id} className="text-base font-semibold">
        {t('Tus proyectos')}
      </h2>
      {projects.isError && !items && (
        <ErrorPanel
          title={t('No se han podido cargar tus proyectos')}
          text={errorText(projects.error)}
          action={<Button onClick={() => void projects.refetch()}>{t('Reintentar')}</Button>}
        />
      )}
      {items?.length === 0 && (
        <EmptyState
          drawing={<FolderDrawing />}
          title={t('Todavía no hay nada compartido contigo')}
          text={t('Cuando tu agencia comparta un proyecto o una página, aparecerá aquí.')}
        />
      )}
      <ul className="grid gap-4 empty:hidden @xl:grid-cols-2 @4xl:grid-cols-3">
        {projects.isPending && [0, 1].map((card) => <Skeleton key={card} className="h-32" />)}
        {items?.map(({ id: projectId, name, description, color, progress, tasks, doneTasks, updatedAt }) => (
          <li key={projectId} className="flex min-w-0">
            <Link
              to={addresses.project(projectId)}
              className={cn(cardLinkClass, 'flex min-w-0 flex-1 flex-col gap-3')}
            >
              <span className="flex min-w-0 items-center gap-2">
                <ProjectDot color={color} />
                <bdi className="truncate text-base font-semibold">{name}</bdi>
              </span>
              <bdi className="line-clamp-2 break-words text-muted empty:hidden">{description}</bdi>
              {tasks > 0 && <ProgressBar percent={progress} label={t('Progreso')} className="mt-auto" />}
              <span className="flex justify-between gap-2 text-dense text-muted tabular-nums">
                <span>{t('{{done}} de {{count}} tareas', { done: doneTasks, count: tasks })}</span>
                <span>{formatRelative(updatedAt)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
