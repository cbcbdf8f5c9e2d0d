import { type Task, taskPriorities, taskStates } from '@aurelio/contracts/tasks'
import { Trash2, X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isDay } from '../../../platform/read-day.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { DateInput } from '../../../ui/date-input.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Input } from '../../../ui/input.tsx'
import { Select } from '../../../ui/select.tsx'
import { MemberSelect } from '../../../ui/member-select.tsx'
import { ProjectSelect } from '../../../ui/project-select.tsx'
import { priorityNames, stateNames } from '../task-words.ts'
import { useBulk } from './use-bulk.ts'
import type { Selection } from './use-selection.ts'

/** Stands for nothing chosen yet, where '' means something. */
const unchosen = 'unchosen'
/** As many as a task has room for. */
const mostLabels = 10

/** What can be done with all chosen tasks at once; it stays in sight while they are looked through. */
export function BulkBar({ selection }: { selection: Selection }) {
  const { t } = useTranslation()
  const { chosen, total } = selection
  const { isBusy, change, remove } = useBulk(selection.end)
  const isNone = chosen.length === 0
  return (
    <div
      role="group"
      aria-label={t('Cambiar las tareas elegidas')}
      className="sticky top-2 z-20 flex flex-wrap items-center gap-2 rounded-lg border bg-raised p-3 shadow-float"
    >
      <Checkbox
        checked={!isNone && chosen.length === total}
        onChange={selection.chooseAll}
        label={<span className="tabular-nums">{t('{{count}} elegidas', { count: chosen.length })}</span>}
        className="me-2"
      />
      <fieldset disabled={isNone || isBusy} className="contents">
        <legend className="sr-only">{t('Cambiar las tareas elegidas')}</legend>
        <Select
          aria-label={t('Estado')}
          className="w-28"
          value=""
          onChange={({ target }) => {
            const state = taskStates.find((name) => name === target.value)
            if (state)
              void change(
                chosen,
                () => ({ state }),
                (task) => ({ state: task.state }),
              )
          }}
        >
          <option value="">{t('Estado')}</option>
          {taskStates.map((state) => (
            <option key={state} value={state}>
              {t(stateNames[state])}
            </option>
          ))}
        </Select>
        <Select
          aria-label={t('Prioridad')}
          className="w-28"
          value=""
          onChange={({ target }) => {
            const priority = taskPriorities.find((name) => name === target.value)
            if (priority)
              void change(
                chosen,
                () => ({ priority }),
                (task) => ({ priority: task.priority }),
              )
          }}
        >
          <option value="">{t('Prioridad')}</option>
          {taskPriorities.map((priority) => (
            <option key={priority} value={priority}>
              {t(priorityNames[priority])}
            </option>
          ))}
        </Select>
        <BulkPerson
          projectId={commonProject(chosen)}
          onChoose={(assigneeId) =>
            void change(
              chosen,
              () => ({ assigneeId }),
              (task) => ({ assigneeId: task.assignee?.id ?? null }),
            )
          }
        />
        <ProjectSelect
          aria-label={t('Mover al proyecto')}
          className="w-40"
          none={t('Mover al proyecto')}
          value=""
          onChoose={(id) =>
            id !== '' &&
            void change(
              chosen,
              () => ({ projectId: id }),
              (task) => ({ projectId: task.project?.id ?? null }),
            )
          }
        />
        <BulkDay
          onChoose={(dueOn) =>
            void change(
              chosen,
              () => ({ dueOn }),
              ({ dueOn: day, dueTime }) => ({ dueOn: day, dueTime }),
            )
          }
        />
        <BulkLabel
          onAdd={(label) =>
            void change(
              chosen,
              ({ labels }) => ({ labels: [...new Set([...labels, label])].slice(0, mostLabels) }),
              ({ labels }) => ({ labels }),
            )
          }
        />
        <IconButton
          label={t('Eliminar')}
          className="text-danger"
          icon={<Trash2 aria-hidden="true" className="size-4" />}
          onClick={() => void remove(chosen)}
        />
      </fieldset>
      <IconButton
        label={t('Dejar de elegir')}
        icon={<X aria-hidden="true" className="size-4" />}
        className="ms-auto"
        onClick={selection.end}
      />
    </div>
  )
}

/** The project that all of them are in; null where they are in several, or in none. */
function commonProject(tasks: readonly Task[]): string | null {
  const id = tasks[0]?.project?.id ?? null
  return tasks.every(({ project }) => project?.id === id) ? id : null
}

type BulkPersonProps = { projectId: string | null; onChoose: (id: string | null) => void }

function BulkPerson({ projectId, onChoose }: BulkPersonProps) {
  const { t } = useTranslation()
  return (
    <MemberSelect
      aria-label={t('Responsable')}
      className="w-36"
      value={unchosen}
      name={t('Responsable')}
      projectId={projectId}
      onChange={({ target }) => onChoose(target.value || null)}
    />
  )
}

function BulkDay({ onChoose }: { onChoose: (day: string) => void }) {
  const { t } = useTranslation()
  const [day, setDay] = useState('')

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isDay(day)) return
    onChoose(day)
    setDay('')
  }

  return (
    <form onSubmit={submit} className="flex gap-1">
      <DateInput aria-label={t('Fecha')} className="w-40" value={day} onValue={setDay} />
      {isDay(day) && <Button type="submit">{t('Poner fecha')}</Button>}
    </form>
  )
}

function BulkLabel({ onAdd }: { onAdd: (label: string) => void }) {
  const { t } = useTranslation()
  const [label, setLabel] = useState('')

  function submit(event: FormEvent) {
    event.preventDefault()
    if (label.trim() === '') return
    onAdd(label.trim())
    setLabel('')
  }

  return (
    <form onSubmit={submit}>
      <Input
        aria-label={t('Añadir una etiqueta')}
        placeholder={t('Etiqueta')}
        maxLength={40}
        autoComplete="off"
        value={label}
        onChange={({ target }) => setLabel(target.value)}
        className="w-32"
      />
    </form>
  )
}
