import type { VideoTask } from '@aurelio/contracts/video-downloader'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { DownloadRow } from './download-row.tsx'
import { reasonOf } from './reason.ts'
import { isOpen, type History } from './use-history.ts'

type DownloadListProps = {
  history: History
  /** The download that stands above with its own progress. */
  followed: string | null
  onError: (text: string) => void
}

/** All downloads of the person: those under way, and the files that can still be saved. */
export function DownloadList({ history, followed, onError }: DownloadListProps) {
  const { t } = useTranslation()
  const [removing, setRemoving] = useState<VideoTask | null>(null)
  const { list, cancel, retry, remove } = history
  const tasks = history.tasks?.filter((task) => task.task_id !== followed)
  const failed = (error: unknown) => onError(reasonOf(error))
  function askOrRemove(task: VideoTask) {
    // Only a file or a running download is worth a question.
    if (task.result?.url || isOpen(task)) setRemoving(task)
    else remove.mutate(task.task_id, { onError: failed })
  }
  return (
    <section aria-label={t('Your downloads')} className="flex flex-col gap-3">
      <h2 className="text-base font-semibold">{t('Your downloads')}</h2>
      {list.isPending && <Skeleton className="h-16" />}
      {list.isError && !tasks && (
        <ErrorPanel
          title={t('Your downloads could not be loaded')}
          text={reasonOf(list.error)}
          action={<Button onClick={() => void list.refetch()}>{t('Try again')}</Button>}
        />
      )}
      {tasks?.length === 0 && followed === null && (
        <p className="text-muted">{t('Nothing yet. What you download appears here.')}</p>
      )}
      {tasks && tasks.length > 0 && (
        <ul className="flex flex-col divide-y rounded-lg border bg-surface">
          {tasks.map((task) => (
            <DownloadRow
              key={task.task_id}
              task={task}
              toLibrary={history.toLibrary}
              onCancel={() => cancel.mutate(task.task_id, { onError: failed })}
              onRetry={() => retry.mutate(task.task_id, { onError: failed })}
              onRemove={() => askOrRemove(task)}
            />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <Button
          className="self-center"
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t('Show more')}
        </Button>
      )}
      <ConfirmDialog
        open={removing !== null}
        onOpenChange={(open) => !open && setRemoving(null)}
        title={t('Remove this download?')}
        description={t(
          '“{{title}}” and its file are removed from the server. What you have saved stays with you.',
          {
            title: removing?.title ?? '',
          },
        )}
        confirmLabel={t('Remove')}
        busy={remove.isPending}
        onConfirm={() =>
          removing &&
          remove.mutate(removing.task_id, {
            onError: failed,
            onSettled: () => setRemoving(null),
          })
        }
      />
    </section>
  )
}
