import type { Task } from '@aurelio/contracts/tasks'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { shortName } from '../../../platform/short-name.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { AddLine } from './add-line.tsx'
import { LinkedTask } from './linked-task.tsx'
import { useSheet } from './use-sheet.ts'

type SubtasksProps = { parent: Task; subtasks: readonly Task[]; mayChange: boolean }

/** Tasks of their own that a task is made of: each with its person and its day. */
export function Subtasks({ parent, subtasks, mayChange }: SubtasksProps) {
  const { t } = useTranslation()
  const { attempt } = useSheet(parent.id)
  const creation = useMutation(api.tasks.create.mutationOptions())
  const update = useMutation(api.tasks.update.mutationOptions())
  return (
    <>
      <ul className="flex flex-col empty:hidden">
        {subtasks.map((task) => (
          <LinkedTask
            key={task.id}
            task={task}
            before={
              <Checkbox
                aria-label={t('Hecha: {{name}}', { name: shortName(task.title) })}
                checked={task.doneAt !== null}
                disabled={!mayChange || update.isPending}
                onChange={({ target }) =>
                  void attempt(update.mutateAsync({ id: task.id, done: target.checked }))
                }
                className="-m-2 p-2 coarse:min-w-11 coarse:justify-center"
              />
            }
          />
        ))}
      </ul>
      {mayChange && (
        <AddLine
          label={t('Añadir una subtarea')}
          maxLength={300}
          isBusy={creation.isPending}
          onAdd={(title) => attempt(creation.mutateAsync({ title, parentId: parent.id }))}
        />
      )}
    </>
  )
}
