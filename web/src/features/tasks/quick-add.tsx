import { Plus } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatTimeOfDay } from '../../platform/format.ts'
import { shortName } from '../../platform/short-name.ts'
import { Button } from '../../ui/button.tsx'
import { DateInput } from '../../ui/date-input.tsx'
import { FieldNote } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { ProjectSelect } from '../../ui/project-select.tsx'
import { useToday } from '../../platform/use-today.ts'
import { dueText } from './due-day.ts'
import { readQuickWords } from './quick-words.ts'
import { priorityNames } from './task-words.ts'
import { useQuickAdd } from './use-quick-add.ts'

type QuickAddProps = {
  /** The project the next task goes into, to begin with. */
  projectId: string | null
  /** False where that project is the only one that makes sense. */
  canChooseProject?: boolean
}

/** One line that adds task after task: Enter adds and stays. A refused one keeps its words. */
export function QuickAdd({ projectId, canChooseProject = true }: QuickAddProps) {
  const { t } = useTranslation()
  const noteId = useId()
  const { draft, change, add, isBusy, error, added, titleField, dateField } = useQuickAdd(projectId)
  const note = error ?? (added === undefined ? '' : t('Añadida: «{{name}}»', { name: shortName(added) }))
  const hint = useQuickHint(draft)

  return (
    <form noValidate onSubmit={(event) => void add(event)} className="-mb-3 flex flex-col gap-1.5">
      <div className="flex flex-wrap gap-2">
        <Input
          ref={titleField}
          className="min-w-0 flex-1 basis-full @xl:basis-52"
          aria-label={t('Añadir una tarea')}
          placeholder={t('Añadir una tarea…')}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={note === '' ? undefined : noteId}
          autoComplete="off"
          dir="auto"
          readOnly={isBusy}
          value={draft.title}
          onChange={({ target }) => change({ title: target.value })}
        />
        {canChooseProject && (
          <ProjectSelect
            aria-label={t('Proyecto de la tarea')}
            className="w-full @xl:w-48"
            none={t('Sin proyecto')}
            value={draft.projectId}
            onChoose={(id) => change({ projectId: id })}
          />
        )}
        <DateInput
          ref={dateField}
          aria-label={t('Fecha de la tarea')}
          className="min-w-0 flex-1 @xl:w-40 @xl:flex-none"
          value={draft.dueOn}
          onValue={(dueOn) => change({ dueOn })}
        />
        <Button
          type="submit"
          variant="primary"
          size="form"
          busy={isBusy}
          icon={<Plus aria-hidden="true" className="size-4" />}
        >
          {t('Añadir')}
        </Button>
      </div>
      {/* Its line is reserved: nothing moves when it speaks. */}
      <div role="status" className="min-h-4.5">
        {(note || hint) !== '' && (
          <FieldNote
            id={noteId}
            text={hint === '' || error !== undefined ? note : hint}
            isError={error !== undefined}
          />
        )}
      </div>
    </form>
  )
}

/** What the line says beside what has to be done, while it is typed: nothing is taken for a date unseen. */
function useQuickHint({ title, dueOn: chosen }: { title: string; dueOn: string }): string {
  const { t } = useTranslation()
  const today = useToday()
  const { dueOn, dueTime, priority, project } = readQuickWords(title, today, chosen)
  return [
    dueOn && dueText(dueOn, today, t),
    dueTime !== undefined && formatTimeOfDay(dueTime),
    priority && t('Prioridad: {{name}}', { name: t(priorityNames[priority]) }),
    project && `#${project}`,
  ]
    .filter(Boolean)
    .join(' · ')
}
