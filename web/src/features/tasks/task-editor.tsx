import type { Task } from '@aurelio/contracts/tasks'
import { Trash2 } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useCan } from '../../platform/auth/use-can.ts'
import { Button } from '../../ui/button.tsx'
import { leaveWith } from '../../ui/drafts.ts'
import { takeFocusInside } from '../../ui/take-focus.ts'
import { TaskClash } from './clash/task-clash.tsx'
import { TaskSheet } from './sheet/task-sheet.tsx'
import { TaskProperties, TaskTexts } from './task-fields.tsx'
import { useTaskEditor } from './use-task-editor.ts'

type TaskEditorProps = {
  task: Task
  /** It was removed elsewhere while it is open here. */
  isGone: boolean
  onClose: () => void
  onRemove: () => void
}

/**
 * The form of the dialog beside what hangs on the task. It saves only what was changed; a task that went meanwhile can be
 * brought back with it.
 */
export function TaskEditor({ task, isGone, onClose, onRemove }: TaskEditorProps) {
  const { t } = useTranslation()
  const formId = useId()
  const mayChange = useCan('tasks.change')
  const { form, submit, clash, settle, isBusy, isMissing, failure } = useTaskEditor(task, isGone, onClose)
  const { isDirty } = form.formState

  return (
    <div className="flex min-h-0 flex-col gap-4">
      {isMissing && (
        <p role="alert" className="rounded-md bg-danger-soft p-3 text-danger">
          {t('Esta tarea se ha eliminado en otro sitio. Lo que has escrito sigue aquí.')}
        </p>
      )}
      <div className="-mx-2 min-h-0 overflow-y-auto px-2 pb-1">
        <div className="grid items-start gap-x-8 gap-y-4 md:grid-cols-[minmax(0,1fr)_17rem] md:grid-rows-[auto_1fr]">
          {/* Its two halves are places of the grid. */}
          {/* The dialog stands before its task has come, and so could not give it the focus. */}
          <form ref={takeFocusInside} id={formId} noValidate onSubmit={submit} className="contents">
            <fieldset disabled={!mayChange} className="flex min-w-0 flex-col gap-4">
              <legend className="sr-only">{t('Tarea')}</legend>
              <TaskTexts form={form} />
            </fieldset>
            <fieldset
              disabled={!mayChange}
              className="grid min-w-0 gap-4 sm:grid-cols-2 md:row-span-2 md:grid-cols-1 md:border-l md:pl-6"
            >
              <legend className="sr-only">{t('Datos de la tarea')}</legend>
              <TaskProperties form={form} assigneeName={task.assignee?.name} />
            </fieldset>
          </form>
          <TaskSheet task={task} />
        </div>
      </div>
      {clash && <TaskClash clash={clash} mine={form.getValues()} onSettle={settle} />}
      {failure !== undefined && (
        <p role="alert" className="text-danger">
          {failure}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        {mayChange && !isMissing && (
          <Button
            variant="ghost"
            className="mr-auto text-danger max-sm:px-2"
            icon={<Trash2 aria-hidden="true" className="size-4 max-sm:hidden" />}
            onClick={() => void leaveWith(onRemove)}
          >
            {t('Eliminar')}
          </Button>
        )}
        <Button onClick={onClose}>{mayChange ? t('Cancelar') : t('Cerrar')}</Button>
        {mayChange && (
          <Button
            type="submit"
            form={formId}
            variant="primary"
            busy={isBusy}
            disabled={!isDirty && !isMissing}
          >
            {isMissing ? t('Recuperar y guardar') : t('Guardar')}
          </Button>
        )}
      </div>
    </div>
  )
}
