import type { Task } from '@aurelio/contracts/tasks'
import { Trash2 } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useCan } from '../../platform/auth/use-can.ts'
import { Button } from '../../ui/button.tsx'
import { TaskFields } from './task-fields.tsx'
import { useTaskEditor } from './use-task-editor.ts'

type TaskEditorProps = {
  task: Task
  /** It was removed elsewhere while it is open here. */
  isGone: boolean
  onClose: () => void
  onRemove: () => void
}

/** The form of the dialog. It saves only what was changed; a task that went meanwhile can be brought back with it. */
export function TaskEditor({ task, isGone, onClose, onRemove }: TaskEditorProps) {
  const { t } = useTranslation()
  const mayChange = useCan('tasks.change')
  const { form, submit, isBusy, isMissing, failure, release } = useTaskEditor(task, isGone, onClose)
  const { setFocus } = form
  const { isDirty } = form.formState

  // The dialog stands before its task has come, and so could not give it the focus.
  useEffect(() => setFocus('title'), [setFocus])

  return (
    <form noValidate onSubmit={submit} className="flex min-h-0 flex-col gap-4">
      {isMissing && (
        <p role="alert" className="rounded-md bg-danger-soft p-3 text-danger">
          {t('Esta tarea se ha eliminado en otro sitio. Lo que has escrito sigue aquí.')}
        </p>
      )}
      <div className="-mx-2 min-h-0 overflow-y-auto px-2 pb-1">
        <fieldset disabled={!mayChange} className="flex min-w-0 flex-col gap-4">
          <legend className="sr-only">{t('Tarea')}</legend>
          <TaskFields form={form} assigneeName={task.assignee?.name} />
        </fieldset>
      </div>
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
            onClick={() => {
              release()
              onRemove()
            }}
          >
            {t('Eliminar')}
          </Button>
        )}
        <Button onClick={onClose}>{mayChange ? t('Cancelar') : t('Cerrar')}</Button>
        {mayChange && (
          <Button type="submit" variant="primary" busy={isBusy} disabled={!isDirty && !isMissing}>
            {isMissing ? t('Recuperar y guardar') : t('Guardar')}
          </Button>
        )}
      </div>
    </form>
  )
}
