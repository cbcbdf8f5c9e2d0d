import type { Task } from '@aurelio/contracts/tasks'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { isGone } from '../../platform/api/field-errors.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TaskEditor } from './task-editor.tsx'

type TaskDialogProps = { id: string; onClose: () => void; onRemove: (task: Task) => void }

/** One task to read and change. It stands in the address, so leaving it with something typed asks first. */
export function TaskDialog({ id, onClose, onRemove }: TaskDialogProps) {
  const { t } = useTranslation()
  // Asked for again at each opening, and shown only then: nobody begins with what a colleague has changed since.
  const task = useQuery(api.tasks.get.queryOptions({ input: { id }, staleTime: 0 }))
  const isMissing = task.isError && isGone(task.error)

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('Tarea')} className="max-w-4xl">
      {task.data && task.isFetchedAfterMount ? (
        <TaskEditor
          task={task.data}
          isGone={isMissing}
          onClose={onClose}
          onRemove={() => {
            onClose()
            if (task.data) onRemove(task.data)
          }}
        />
      ) : task.isError ? (
        <Unavailable
          text={
            isMissing
              ? t('Esta tarea ya no está: se ha eliminado, o la dirección no es correcta.')
              : errorText(task.error)
          }
          onRetry={isMissing ? undefined : () => void task.refetch()}
          onClose={onClose}
        />
      ) : (
        <Waiting />
      )}
    </Dialog>
  )
}

type UnavailableProps = { text: string; onRetry: (() => void) | undefined; onClose: () => void }

function Unavailable({ text, onRetry, onClose }: UnavailableProps) {
  const { t } = useTranslation()
  return (
    <>
      <p role="alert" className="text-danger">
        {text}
      </p>
      <div className="flex flex-wrap justify-end gap-2">
        {onRetry && <Button onClick={onRetry}>{t('Reintentar')}</Button>}
        <Button onClick={onClose}>{t('Volver a las tareas')}</Button>
      </div>
    </>
  )
}

function Waiting() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-10" />
      <Skeleton className="h-24" />
      <Skeleton className="h-10" />
      <Skeleton className="h-10" />
    </div>
  )
}
