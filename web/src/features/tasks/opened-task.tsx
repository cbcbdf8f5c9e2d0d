import type { Task } from '@aurelio/contracts/tasks'
import { Suspense } from 'react'
import { lazyPart } from '../../ui/lazy-part.ts'
import { useOpenedTask } from './use-opened-task.ts'

/** The form and its rules load when a task is opened. */
const TaskDialog = lazyPart(async () => (await import('./task-dialog.tsx')).TaskDialog)

/** The task that the address opens, over whichever view is shown. */
export function OpenedTask({ onRemove }: { onRemove: (task: Task) => void }) {
  const [opened, open] = useOpenedTask()
  if (opened === null) return null
  return (
    <Suspense fallback={null}>
      <TaskDialog key={opened} id={opened} onClose={() => open(null)} onRemove={onRemove} />
    </Suspense>
  )
}
