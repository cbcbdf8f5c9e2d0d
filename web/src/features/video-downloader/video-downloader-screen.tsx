import { addresses } from '@aurelio/contracts/addresses'
import { Cpu } from 'lucide-react'
import { useCallback, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useCan } from '../../platform/auth/use-can.ts'
import { downloadAddress } from '../../platform/files/download.ts'
import { buttonClass } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { DownloadList } from './download-list.tsx'
import { EngineBanner } from './engine-banner.tsx'
import { ErrorBanner } from './error-banner.tsx'
import { fileAddress } from './file-address.ts'
import { HowToUse, Notes } from './notes.tsx'
import { namesPlaylist, PlaylistCard } from './playlist-card.tsx'
import { ProgressArea } from './progress-area.tsx'
import { reasonOf } from './reason.ts'
import { SeveralAddresses } from './several-addresses.tsx'
import { UrlForm } from './url-form.tsx'
import { useDownloader } from './use-downloader.ts'
import { useHistory } from './use-history.ts'
import { VideoCard } from './video-card.tsx'

/** The video downloader (dashboard.md §2); its language is English. */
export function VideoDownloaderScreen() {
  const { t } = useTranslation()
  const mayKeepEngine = useCan('videos.engine')
  const history = useHistory()
  const { refresh } = history
  const { begun, saveOnce } = useAutomaticSave()
  const onStarted = useCallback(
    (taskId: string) => {
      begun(taskId)
      refresh()
    },
    [begun, refresh],
  )
  const downloader = useDownloader({ onStarted, onEnded: refresh })
  const { info, busy, taskId, task, error, follow, showError } = downloader

  useEffect(() => {
    if (taskId !== null && task?.status === 'completed')
      saveOnce(taskId, fileAddress({ result: task.result ?? null, task_id: taskId }))
    for (const other of history.tasks ?? [])
      if (other.status === 'completed') saveOnce(other.task_id, fileAddress(other))
  }, [taskId, task, history.tasks, saveOnce])

  const failed = (failure: unknown) => showError(reasonOf(failure))
  return (
    <div lang="en" className="flex w-full max-w-4xl flex-col gap-6">
      <PageHeader
        title={t('YouTube Downloader')}
        text={t('Download videos from YouTube by entering the URL below.')}
        actions={
          mayKeepEngine && (
            <Link to={addresses.videoEngine} className={buttonClass({ variant: 'ghost' })}>
              <Cpu aria-hidden="true" className="size-4" />
              {t('Engine')}
            </Link>
          )
        }
      />
      <EngineBanner />
      <UrlForm downloader={downloader} />
      {error !== null && <ErrorBanner text={error} />}
      {busy === 'fetching' && <WaitingCard />}
      {info && <VideoCard downloader={downloader} info={info} />}
      {info && (info.playlist || namesPlaylist(downloader.url)) && (
        <PlaylistCard key={downloader.url} url={downloader.url.trim()} onStarted={onStarted} />
      )}
      {taskId === null && busy === 'starting' && (
        <p role="status" className="font-medium">
          {t('Preparing...')}
        </p>
      )}
      {taskId !== null && (
        <ProgressArea
          taskId={taskId}
          task={task}
          toLibrary={history.toLibrary}
          onCancel={() => history.cancel.mutate(taskId, { onError: failed })}
          onRetry={() =>
            history.retry.mutate(taskId, {
              onSuccess: () => {
                begun(taskId)
                follow(taskId)
              },
              onError: failed,
            })
          }
        />
      )}
      {!info && busy === null && <HowToUse />}
      <SeveralAddresses onStarted={onStarted} />
      <DownloadList history={history} followed={taskId} onError={showError} />
      <Notes />
    </div>
  )
}

/** Downloads begun in this visit are handed to the browser when they are done, each once. */
function useAutomaticSave() {
  const waiting = useRef(new Set<string>())
  const begun = useCallback((taskId: string) => void waiting.current.add(taskId), [])
  const saveOnce = useCallback((taskId: string, address: string | null) => {
    if (address !== null && waiting.current.delete(taskId)) downloadAddress(address)
  }, [])
  return { begun, saveOnce }
}

function WaitingCard() {
  const { t } = useTranslation()
  return (
    <div className="grid gap-6 rounded-lg border bg-surface p-4 @2xl:grid-cols-[280px_minmax(0,1fr)]">
      <p role="status" className="sr-only">
        {t('Looking at the address…')}
      </p>
      <Skeleton className="aspect-video w-full" />
      <div className="flex flex-col gap-3">
        <Skeleton className="h-7 w-3/4" />
        <Skeleton className="h-5 w-32" />
        <Skeleton className="h-10 w-full" />
        <Skeleton className="h-10 w-40" />
      </div>
    </div>
  )
}
