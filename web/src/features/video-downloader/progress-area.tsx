import { CircleCheck, CircleX, Download, RotateCcw, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { formatDuration, formatMoment, formatPace, formatSize } from './figures.ts'
import { LibraryButton } from './library-button.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { fileAddress } from './file-address.ts'
import { taskText, waitingText } from './task-text.ts'
import type { History } from './use-history.ts'
import type { Followed } from './use-task-polling.ts'

type ProgressAreaProps = {
  taskId: string
  task: Followed | null
  toLibrary: History['toLibrary']
  onCancel: () => void
  onRetry: () => void
}

/** The download that was begun last: how far it is and how it ended (dashboard.md §4). */
export function ProgressArea({ taskId, task, toLibrary, onCancel, onRetry }: ProgressAreaProps) {
  const { t } = useTranslation()
  const status = task?.status
  const running = status !== 'completed' && status !== 'failed'
  const text = taskText(task)
  const pace = formatPace(task?.speed, task?.eta)
  // The figure changes each second: only the turns of the story are announced.
  const announced = status === 'downloading' ? {} : ({ role: 'status' } as const)
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-3">
        <p {...announced} className="flex items-center gap-2 font-medium tabular-nums">
          {running && <Spinner className="size-4" />}
          {status === 'completed' && <CircleCheck aria-hidden="true" className="size-4 text-success" />}
          {status === 'failed' && <CircleX aria-hidden="true" className="size-4 text-danger" />}
          {text}
        </p>
        {running && (
          <Button size="dense" icon={<X aria-hidden="true" className="size-4" />} onClick={onCancel}>
            {t('Cancel download')}
          </Button>
        )}
        {status === 'failed' && (
          <Button size="dense" icon={<RotateCcw aria-hidden="true" className="size-4" />} onClick={onRetry}>
            {t('Retry')}
          </Button>
        )}
      </div>
      {status !== 'failed' && (
        <ProgressBar
          percent={status === 'completed' ? 100 : status === undefined ? null : (task?.progress ?? 0)}
          label={t('Download progress')}
          done={status === 'completed'}
        />
      )}
      {running && <p className="min-h-5 text-dense text-muted tabular-nums">{waitingText(task) || pace}</p>}
      {status === 'failed' && task?.cancelled && (
        <p className="text-muted">{t('You cancelled this download.')}</p>
      )}
      {status === 'completed' && task && <Result task={{ ...task, task_id: taskId }} toLibrary={toLibrary} />}
    </Card>
  )
}

function Result({ task, toLibrary }: Pick<History, 'toLibrary'> & { task: Followed & { task_id: string } }) {
  const { t } = useTranslation()
  const { result } = task
  if (!result) return null
  const address = fileAddress({ result, task_id: task.task_id })
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <dl className="flex min-w-0 flex-wrap gap-x-6 gap-y-1 text-dense">
        <Fact name={t('File')} value={result.filename} />
        <Fact name={t('Size')} value={formatSize(result.size)} />
        {result.duration !== null && <Fact name={t('Length')} value={formatDuration(result.duration)} />}
        {task.expires_at && <Fact name={t('Kept until')} value={formatMoment(task.expires_at)} />}
      </dl>
      {address !== null && (
        <div className="flex items-center gap-2">
          <LibraryButton task={{ ...task, result }} toLibrary={toLibrary} />
          <a href={address} download className={buttonClass({ variant: 'primary', size: 'form' })}>
            <Download aria-hidden="true" className="size-4" />
            {t('Save file')}
          </a>
        </div>
      )}
    </div>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex min-w-0 gap-1.5">
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 break-all tabular-nums">{value}</dd>
    </div>
  )
}
