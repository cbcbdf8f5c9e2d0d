import type { TaskLink } from '@aurelio/contracts/task-sheet'
import { useMutation } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { shortName } from '../../../platform/short-name.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { notify } from '../../../ui/toast.tsx'
import { useFocusHeir } from '../../../ui/use-focus-heir.ts'
import { LinkedTask } from './linked-task.tsx'
import { TaskPicker } from './task-picker.tsx'
import { useSheet } from './use-sheet.ts'

type BlockersProps = { taskId: string; blockedBy: readonly TaskLink[]; blocks: readonly TaskLink[] }

/** What has to be done before, and what comes after. */
export function Blockers({ taskId, blockedBy, blocks }: BlockersProps) {
  const { t } = useTranslation()
  const { show, attempt } = useSheet(taskId)
  const adding = useMutation(api.taskSheet.addBlocker.mutationOptions())
  const removing = useMutation(api.taskSheet.removeBlocker.mutationOptions())
  const place = useFocusHeir(blockedBy.map(({ task }) => task.id))
  const add = (blockerId: string) => attempt(adding.mutateAsync({ id: taskId, blockerId }))

  async function remove({ id, task }: TaskLink) {
    await show((sheet) => ({ ...sheet, blockedBy: sheet.blockedBy.filter((link) => link.id !== id) }))
    if (!(await attempt(removing.mutateAsync({ id })))) return
    notify.success(t('Ya no espera a «{{name}}»', { name: shortName(task.title) }), {
      id: `blocker-${id}`,
      action: { label: t('Deshacer'), onClick: () => void add(task.id) },
    })
  }

  return (
    <>
      <div ref={place} tabIndex={-1} className="empty:-mt-2 focus-visible:outline-none">
        {blockedBy.length > 0 && (
          <ul className="flex flex-col">
            {blockedBy.map((link) => (
              <LinkedTask
                key={link.id}
                task={link.task}
                after={
                  <IconButton
                    label={t('Dejar de esperar a «{{name}}»', { name: shortName(link.task.title) })}
                    size="dense"
                    icon={<X aria-hidden="true" className="size-4" />}
                    className="text-muted"
                    onClick={() => void remove(link)}
                  />
                }
              />
            ))}
          </ul>
        )}
      </div>
      <TaskPicker
        label={t('Elegir una tarea a la que espera')}
        except={[taskId, ...blockedBy.map(({ task }) => task.id)]}
        onChoose={(id) => void add(id)}
      />
      {blocks.length > 0 && (
        <>
          <h4 className="text-dense text-muted">{t('La esperan')}</h4>
          <ul className="flex flex-col">
            {blocks.map(({ id, task }) => (
              <LinkedTask key={id} task={task} />
            ))}
          </ul>
        </>
      )}
    </>
  )
}
