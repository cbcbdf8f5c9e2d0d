import type { Project } from '@aurelio/contracts/projects'
import { useId, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { isDay } from '../../../platform/read-day.ts'
import { DateInput } from '../../../ui/date-input.tsx'
import { useDraft } from '../../../ui/drafts.ts'
import { FieldNote } from '../../../ui/field.tsx'
import { useProjectEdit } from '../use-project-edit.ts'

/** What is being typed, and over which deadline; that of now once the person was told of a newer one. */
type Typed = { day: string; over: string | undefined }

/** Until when the project runs. Leaving the field or Enter saves it, Escape takes it back; others' changes never touch what is typed. */
export function ProjectDeadline({ project }: { project: Project }) {
  const { t } = useTranslation()
  const noteId = useId()
  const { save } = useProjectEdit(project.id)
  const now = project.deadline ?? ''
  const [typed, setTyped] = useState<Typed>()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  useDraft(isBusy ? 'saving' : typed && 'unsaved')

  async function keep(day: string) {
    if (isBusy) return
    if (day !== '' && !isDay(day)) return setFailure(t('No es una fecha válida.'))
    if (day === now) return settle()
    setBusy(true)
    const over = typed?.over ?? now
    const refused = await save({ deadline: day || null }, { seen: { deadline: over || null } })
    setBusy(false)
    if (refused === undefined) return settle()
    setFailure(refused)
    setTyped({ day, over: undefined })
  }

  function settle() {
    setTyped(undefined)
    setFailure(undefined)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!typed || (event.key !== 'Enter' && event.key !== 'Escape')) return
    event.preventDefault()
    if (event.key === 'Enter') void keep(typed.day)
    else settle()
  }

  return (
    <div className="flex flex-col gap-1.5">
      <DateInput
        aria-label={t('Fecha límite')}
        aria-invalid={failure === undefined ? undefined : true}
        aria-describedby={failure === undefined ? undefined : noteId}
        aria-busy={isBusy}
        readOnly={isBusy}
        className="max-w-44"
        value={typed?.day ?? now}
        onValue={(day) => {
          setTyped({ day, over: typed ? typed.over : now })
          setFailure(undefined)
        }}
        onPick={(day) => void keep(day)}
        onKeyDown={onKeyDown}
        onBlur={() => typed && void keep(typed.day)}
      />
      {failure !== undefined && (
        <div role="alert">
          <FieldNote id={noteId} isError text={failure} />
        </div>
      )}
    </div>
  )
}
