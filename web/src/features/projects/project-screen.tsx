import { addresses } from '@aurelio/contracts/addresses'
import type { OverviewPage } from '@aurelio/contracts/page-overview'
import type { PageSummary } from '@aurelio/contracts/pages'
import type { Project } from '@aurelio/contracts/projects'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { isGone } from '../../platform/api/field-errors.ts'
import { useCan } from '../../platform/auth/use-can.ts'
import { Button } from '../../ui/button.tsx'
import { AttachedFiles } from '../../ui/attached-files/attached-files.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ProjectLinks } from './links/project-links.tsx'
import { ProjectMembers } from './members/project-members.tsx'
import { ProjectNotes } from './notes/project-notes.tsx'
import type { NotesParts } from './notes/notes-parts.ts'
import { ProjectHours } from './plan/project-hours.tsx'
import { ProjectPlan } from './plan/project-plan.tsx'
import { TasksChart } from './plan/tasks-chart.tsx'
import { GoneNotice, ProjectGone } from './project-gone.tsx'
import { ProjectHeading } from './project-heading.tsx'
import { ProjectPages } from './project-pages.tsx'

type ProjectScreenProps = {
  id: string
  /** Its tasks and what happened in it: other features' parts, composed by the app. */
  tasks: ReactNode
  activity: ReactNode
  renderShare: (project: Project) => ReactNode
  /** What another feature says of a page. */
  renderPageMark: (page: PageSummary) => ReactNode
  renderPagePicture: (page: OverviewPage) => ReactNode
  onEditPage: (page: { id: string; name: string }) => void
  notes: NotesParts
}

/** One project: what it is, its tasks, its pages, and what happened in it. */
export function ProjectScreen({ id, ...parts }: ProjectScreenProps) {
  const { t } = useTranslation()
  const project = useQuery(api.projects.get.queryOptions({ input: { id } }))

  if (project.data) {
    return <Loaded {...parts} project={project.data} isGone={project.isError && isGone(project.error)} />
  }
  if (project.isError && isGone(project.error)) return <ProjectGone id={id} />
  if (project.isError) {
    return (
      <ErrorPanel
        heading
        title={t('No se ha podido cargar el proyecto')}
        text={errorText(project.error)}
        action={<Button onClick={() => void project.refetch()}>{t('Reintentar')}</Button>}
      />
    )
  }
  return <Waiting />
}

type LoadedProps = Omit<ProjectScreenProps, 'id'> & { project: Project; isGone: boolean }

function Loaded({
  project,
  isGone: isGoneNow,
  tasks,
  activity,
  renderShare,
  renderPageMark,
  renderPagePicture,
  onEditPage,
  notes,
}: LoadedProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const mayChange = useCan('projects.change')
  return (
    <div className="flex flex-col gap-8">
      {isGoneNow && <GoneNotice id={project.id} />}
      <ProjectHeading
        project={project}
        share={renderShare(project)}
        onRemoved={() => void navigate(addresses.projects)}
      />
      <div className="grid gap-8 @4xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-8">
          <Part title={t('Tareas')}>{tasks}</Part>
          {mayChange && (
            <Part title={t('Notas')}>
              <ProjectNotes projectId={project.id} parts={notes} />
            </Part>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-8 @4xl:self-start @4xl:rounded-lg @4xl:border @4xl:bg-surface @4xl:p-4">
          <Part title={t('Ficha')}>
            <ProjectPlan project={project} />
            <TasksChart projectId={project.id} />
          </Part>
          {mayChange && (
            <>
              <Part title={t('Equipo')}>
                <ProjectMembers projectId={project.id} />
              </Part>
              <Part title={t('Horas')}>
                <ProjectHours project={project} />
              </Part>
            </>
          )}
          <Part title={t('Páginas')}>
            <ProjectPages
              project={project}
              renderMark={renderPageMark}
              renderPicture={renderPagePicture}
              onEdit={onEditPage}
            />
          </Part>
          {mayChange && (
            <Part title={t('Sitios y leads')}>
              <ProjectLinks projectId={project.id} />
            </Part>
          )}
          <Part title={t('Archivos')}>
            <AttachedFiles owner={{ kind: 'project', id: project.id }} />
          </Part>
          <Part title={t('Actividad')}>{activity}</Part>
        </div>
      </div>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-3">
      <h2 className="text-base font-semibold">{title}</h2>
      {children}
    </section>
  )
}

function Waiting() {
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col gap-3">
        <Skeleton className="h-9 w-2/3" />
        <Skeleton className="h-5 w-full max-w-prose" />
        <Skeleton className="h-9 w-72" />
      </div>
      <div className="grid gap-8 @4xl:grid-cols-[minmax(0,1fr)_22rem]">
        <Skeleton className="h-72" />
        <Skeleton className="h-72" />
      </div>
    </div>
  )
}
