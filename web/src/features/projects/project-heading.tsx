import type { Project } from '@aurelio/contracts/projects'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useCan } from '../../platform/auth/use-can.ts'
import { formatDateTime, formatRelative } from '../../platform/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { EditableText } from '../../ui/editable-text.tsx'
import { ProjectDot } from '../../ui/project-dot.tsx'
import { Select } from '../../ui/select.tsx'
import { ColorMenu } from './color-menu.tsx'
import { ProjectMenu } from './project-menu.tsx'
import { ProjectProgress } from './project-progress.tsx'
import { isProjectState, projectStates, stateNames, stateTones } from './project-words.ts'
import { useProjectEdit } from './use-project-edit.ts'

type ProjectHeadingProps = { project: Project; share: ReactNode; onRemoved: () => void }

/** Name, description, colour and state, each edited where it stands. */
export function ProjectHeading({ project, share, onRemoved }: ProjectHeadingProps) {
  const mayChange = useCan('projects.change')
  return (
    <header className="flex flex-col gap-3">
      {mayChange ? <EditedTexts project={project} onRemoved={onRemoved} /> : <Texts project={project} />}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {mayChange ? <StateSelect project={project} /> : <StateBadge project={project} />}
        <ProjectProgress project={project} className="w-56" />
        <Changed at={project.updatedAt} />
        {share}
      </div>
    </header>
  )
}

function EditedTexts({ project, onRemoved }: Omit<ProjectHeadingProps, 'share'>) {
  const { t } = useTranslation()
  const { save } = useProjectEdit(project.id)
  return (
    <>
      <div className="flex items-start gap-2">
        <ColorMenu chosen={project.color} onChoose={(color) => void save({ color }, { isTold: true })} />
        <h1 className="min-w-0 flex-1 text-2xl font-semibold">
          <EditableText
            value={project.name}
            label={t('Nombre del proyecto')}
            check={(name) => (name === '' ? t('Escribe un nombre para el proyecto.') : undefined)}
            onSave={(name, before) => save({ name }, { seen: { name: before } })}
            className="w-full text-2xl font-semibold coarse:text-2xl"
          />
        </h1>
        <ProjectMenu project={project} onRemoved={onRemoved} />
      </div>
      <div className="max-w-prose">
        <EditableText
          multiline
          value={project.description}
          label={t('Descripción')}
          placeholder={t('Añadir una descripción…')}
          onSave={(description, before) => save({ description }, { seen: { description: before } })}
        />
      </div>
    </>
  )
}

function Texts({ project }: { project: Project }) {
  return (
    <>
      <h1 className="flex items-start gap-3 text-2xl font-semibold break-words">
        <ProjectDot color={project.color} className="mt-3" />
        <bdi className="min-w-0">{project.name}</bdi>
      </h1>
      <p dir="auto" className="max-w-prose break-words whitespace-pre-wrap text-muted empty:hidden">
        {project.description}
      </p>
    </>
  )
}

function StateSelect({ project }: { project: Project }) {
  const { t } = useTranslation()
  const { save } = useProjectEdit(project.id)
  return (
    <Select
      aria-label={t('Estado')}
      className="w-40"
      value={project.state}
      onChange={({ target }) => {
        if (isProjectState(target.value)) void save({ state: target.value }, { isTold: true })
      }}
    >
      {projectStates.map((state) => (
        <option key={state} value={state}>
          {t(stateNames[state])}
        </option>
      ))}
    </Select>
  )
}

function StateBadge({ project: { state } }: { project: Project }) {
  const { t } = useTranslation()
  return <Badge tone={stateTones[state]}>{t(stateNames[state])}</Badge>
}

function Changed({ at }: { at: string }) {
  const { t } = useTranslation()
  return (
    <time dateTime={at} title={formatDateTime(at)} className="text-dense text-muted">
      {t('Último cambio: {{when}}', { when: formatRelative(at) })}
    </time>
  )
}
