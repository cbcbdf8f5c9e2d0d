import type { Task } from '@aurelio/contracts/tasks'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { useCan } from '../../../platform/auth/use-can.ts'
import { AttachedFiles } from '../../../ui/attached-files/attached-files.tsx'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Blockers } from './blockers.tsx'
import { Checklist } from './checklist.tsx'
import { Comments } from './comments.tsx'
import { Subtasks } from './subtasks.tsx'

/** What hangs on a task. Each change is saved as it is made, apart from the form. */
export function TaskSheet({ task }: { task: Task }) {
  const { t } = useTranslation()
  const mayChange = useCan('tasks.change')
  const sheet = useQuery(api.taskSheet.get.queryOptions({ input: { id: task.id } }))
  if (!sheet.data) {
    if (!sheet.isError) return <Skeleton className="h-40" />
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3 text-danger">
        {errorText(sheet.error)}
        <Button size="dense" onClick={() => void sheet.refetch()}>
          {t('Reintentar')}
        </Button>
      </div>
    )
  }
  const { checks, subtasks, blockedBy, blocks, comments, mayComment } = sheet.data
  return (
    <div className="flex flex-col gap-6">
      {(mayChange || checks.length > 0) && (
        <Section
          title={t('Lista de comprobación')}
          done={checks.filter(({ done }) => done).length}
          total={checks.length}
        >
          <Checklist taskId={task.id} checks={checks} mayChange={mayChange} />
        </Section>
      )}
      {task.parent === null && (mayChange || subtasks.length > 0) && (
        <Section
          title={t('Subtareas')}
          done={subtasks.filter(({ doneAt }) => doneAt !== null).length}
          total={subtasks.length}
        >
          <Subtasks parent={task} subtasks={subtasks} mayChange={mayChange} />
        </Section>
      )}
      {mayChange && (
        <Section title={t('Espera a')}>
          <Blockers taskId={task.id} blockedBy={blockedBy} blocks={blocks} />
        </Section>
      )}
      <Section title={t('Archivos')}>
        <AttachedFiles owner={{ kind: 'task', id: task.id }} />
      </Section>
      {(mayComment || comments.length > 0) && (
        <Section title={t('Comentarios')}>
          <Comments task={task} comments={comments} mayComment={mayComment} />
        </Section>
      )}
    </div>
  )
}

type SectionProps = { title: string; done?: number; total?: number; children: ReactNode }

function Section({ title, done = 0, total = 0, children }: SectionProps) {
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      <h3 className="flex items-baseline gap-2 text-sm font-semibold">
        {title}
        {total > 0 && (
          <span className="text-dense font-normal text-muted tabular-nums">
            {done}/{total}
          </span>
        )}
      </h3>
      {children}
    </section>
  )
}
