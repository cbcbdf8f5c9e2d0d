import { type TaskImport, type TaskTarget, taskTargets } from '@aurelio/contracts/task-imports'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { ColumnMapping } from '../../../ui/import/column-mapping.tsx'
import { ProjectSelect } from '../../../ui/project-select.tsx'
import { importWords, leftText, sourceNames, targetNames } from './import-words.ts'

const isTarget = (text: string): text is TaskTarget => taskTargets.some((each) => each === text)

type ImportPreviewProps = { taken: TaskImport; onDone: (taken: TaskImport) => void }

/** What stands in a file and what does not come over, what its columns are, and where it goes. */
export function ImportPreview({ taken, onDone }: ImportPreviewProps) {
  const { t } = useTranslation()
  const [mapping, setMapping] = useState<TaskTarget[]>(taken.mapping)
  const [projectId, setProjectId] = useState('')
  const start = useMutation(api.taskImports.start.mutationOptions({ onSuccess: onDone }))
  const isTable = taken.source === 'csv'
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <>
      <p className="text-dense text-muted">
        {t(sourceNames[taken.source])}: <bdi>{taken.fileName}</bdi>
      </p>
      {isTable && (
        <ColumnMapping
          columns={taken.columns}
          preview={taken.preview}
          mapping={mapping}
          targets={targetNames}
          isTarget={isTarget}
          onMapping={setMapping}
        />
      )}
      {!isTable && <Found found={taken.found} />}
      <People people={taken.found.people} />
      {/* What a table leaves behind is chosen column by column. */}
      <Left left={taken.found.left.filter(({ kind }) => kind !== 'fields' || !isTable)} />
      <Field
        label={t('Dónde van')}
        help={t('Sin elegir nada, cada proyecto del archivo pasa a ser un proyecto nuevo.')}
      >
        {(props) => (
          <ProjectSelect
            {...props}
            value={projectId}
            onChoose={setProjectId}
            none={t('Proyectos nuevos, como en el archivo')}
          />
        )}
      </Field>
      {start.isError && (
        <p role="alert" className="text-danger">
          {errorText(start.error, importWords)}
        </p>
      )}
      {isTable && !mapping.includes('title') && (
        <p className="text-dense text-muted">{t('Di qué columna es «Qué hay que hacer».')}</p>
      )}
      <Button
        variant="primary"
        className="self-end"
        busy={start.isPending}
        disabled={isTable && !mapping.includes('title')}
        onClick={() => start.mutate({ id: taken.id, mapping, projectId: projectId || null, zone })}
      >
        {t('Importar')}
      </Button>
    </>
  )
}

function Found({ found: { tasks, titles, projects, checks, comments, links } }: Pick<TaskImport, 'found'>) {
  const { t } = useTranslation()
  const counts = [
    t('{{count}} tareas', { count: tasks }),
    t('{{count}} pasos de listas', { count: checks }),
    t('{{count}} comentarios', { count: comments }),
    ...(links > 0 ? [t('{{count}} dependencias', { count: links })] : []),
  ]
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-sm font-semibold">{counts.join(', ')}</h3>
      {projects.length > 0 && (
        <p className="text-dense text-muted">
          {t('Proyectos')}: <bdi>{projects.join(', ')}</bdi>
        </p>
      )}
      <ul className="list-disc ps-5 text-sm">
        {titles.map((title, at) => (
          <li key={at} className="break-words">
            <bdi>{title}</bdi>
          </li>
        ))}
        {tasks > titles.length && <li>{t('y {{count}} más', { count: tasks - titles.length })}</li>}
      </ul>
    </section>
  )
}

/** Who of the team each of the people in the file is. */
function People({ people }: Pick<TaskImport['found'], 'people'>) {
  const { t } = useTranslation()
  if (people.length === 0) return null
  return (
    <section aria-label={t('Responsables')} className="flex flex-col gap-2">
      <h3 className="text-sm font-semibold">{t('Responsables')}</h3>
      <ul className="list-disc ps-5 text-sm text-muted">
        {people.map(({ name, member }) => (
          <li key={name} className="break-words">
            <bdi>{name}</bdi>: {member === null ? t('no está en tu equipo') : <bdi>{member}</bdi>}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What of it does not come over. */
function Left({ left }: Pick<TaskImport['found'], 'left'>) {
  const { t } = useTranslation()
  if (left.length === 0) return null
  return (
    <section
      aria-label={t('Lo que no viene')}
      className="flex flex-col gap-2 rounded-md border border-border-strong p-3"
    >
      <h3 className="text-sm font-semibold">{t('Lo que no viene')}</h3>
      <ul className="list-disc ps-5 text-sm text-muted">
        {left.map(({ kind, count }) => (
          <li key={kind}>{leftText(kind, count, t)}</li>
        ))}
      </ul>
    </section>
  )
}
