import type { Project } from '@aurelio/contracts/projects'
import { useTranslation } from 'react-i18next'
import { useCan } from '../../../platform/auth/use-can.ts'
import { formatMinutes, readMinutes } from '../../../platform/duration.ts'
import { formatCalendarDay } from '../../../platform/format.ts'
import { EditableText } from '../../../ui/editable-text.tsx'
import { useProjectEdit } from '../use-project-edit.ts'
import { ProjectDeadline } from './project-deadline.tsx'

/** Whom it is for, until when, and what time it may take; each is edited where it stands. */
export function ProjectPlan({ project }: { project: Project }) {
  const { t } = useTranslation()
  const mayChange = useCan('projects.change')
  const { client, deadline } = project
  if (!mayChange) return <Facts client={client} deadline={deadline} />
  return (
    <dl className="grid grid-cols-[8rem_minmax(0,1fr)] items-center gap-x-3 gap-y-2">
      <dt className="text-dense text-muted">{t('Cliente')}</dt>
      <dd>
        <ClientText project={project} />
      </dd>
      <dt className="text-dense text-muted">{t('Fecha límite')}</dt>
      <dd>
        <ProjectDeadline project={project} />
      </dd>
      <dt className="text-dense text-muted">{t('Presupuesto de horas')}</dt>
      <dd>
        <Budget project={project} />
      </dd>
    </dl>
  )
}

/** For whoever reads alone. */
function Facts({ client, deadline }: Pick<Project, 'client' | 'deadline'>) {
  const { t } = useTranslation()
  if (client === '' && deadline === null) return <p className="text-muted">{t('Sin fecha límite.')}</p>
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1">
      {client !== '' && <bdi>{client}</bdi>}
      {deadline !== null && <span>{t('Hasta el {{date}}', { date: formatCalendarDay(deadline) })}</span>}
    </p>
  )
}

function ClientText({ project }: { project: Project }) {
  const { t } = useTranslation()
  const { save } = useProjectEdit(project.id)
  return (
    <EditableText
      value={project.client}
      label={t('Cliente')}
      placeholder={t('Para quién es…')}
      onSave={(client, before) => save({ client }, { seen: { client: before } })}
    />
  )
}

function Budget({ project }: { project: Project }) {
  const { t } = useTranslation()
  const { save } = useProjectEdit(project.id)
  const shown = project.budget === null ? '' : formatMinutes(project.budget)
  return (
    <EditableText
      value={shown}
      label={t('Presupuesto de horas')}
      placeholder={t('Sin presupuesto')}
      check={(text) =>
        text === '' || (readMinutes(text) ?? 0) > 0 ? undefined : t('Escribe un tiempo: 2 h, 45 min, 1:30…')
      }
      onSave={(text, before) =>
        save({ budget: readMinutes(text) }, { seen: { budget: readMinutes(before) } })
      }
    />
  )
}
