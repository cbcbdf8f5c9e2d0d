import type { VideoTask } from '@aurelio/contracts/video-downloader'
import { Camera, Captions, Download, FileAudio, FileVideo, Image, RotateCcw, Trash2, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { formatDuration, formatMoment, formatPace, formatSize } from './figures.ts'
import { LibraryButton } from './library-button.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { fileAddress } from './file-address.ts'
import { waitingText } from './task-text.ts'
import { isOpen, type History } from './use-history.ts'

const icons = { video: FileVideo, audio: FileAudio, subtitles: Captions, thumbnail: Image, frame: Camera }

type DownloadRowProps = {
  task: VideoTask
  toLibrary: History['toLibrary']
  onCancel: () => void
  onRetry: () => void
  onRemove: () => void
}

/** One download of the list, with what can be done about it. */
export function DownloadRow({ task, toLibrary, onCancel, onRetry, onRemove }: DownloadRowProps) {
  const { t } = useTranslation()
  const Icon = icons[task.kind ?? 'video']
  const title = task.title ?? task.result?.filename ?? t('Video')
  const address = fileAddress(task)
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 p-3">
      <Icon aria-hidden="true" className="size-5 shrink-0 text-muted" />
      <div className="flex min-w-40 flex-1 flex-col gap-1">
        <p className="truncate font-medium" title={title}>
          {title}
        </p>
        {isOpen(task) && (
          <ProgressBar percent={task.progress} label={t('Progress of {{title}}', { title })} done={false} />
        )}
        <p className="text-dense break-words text-muted tabular-nums">{detailOf(task)}</p>
      </div>
      <div className="flex shrink-0 items-center gap-1">
        {address !== null && (
          <a
            href={address}
            download
            aria-label={t('Save file {{title}}', { title: task.result?.filename ?? title })}
            className={buttonClass({ size: 'dense' })}
          >
            <Download aria-hidden="true" className="size-4" />
            {t('Save')}
          </a>
        )}
        <LibraryButton task={task} toLibrary={toLibrary} />
        {isOpen(task) && (
          <IconButton
            label={t('Cancel {{title}}', { title })}
            icon={<X aria-hidden="true" className="size-4" />}
            onClick={onCancel}
          />
        )}
        {task.status === 'failed' && (
          <IconButton
            label={t('Retry {{title}}', { title })}
            icon={<RotateCcw aria-hidden="true" className="size-4" />}
            onClick={onRetry}
          />
        )}
        <IconButton
          label={t('Remove {{title}}', { title })}
          icon={<Trash2 aria-hidden="true" className="size-4" />}
          onClick={onRemove}
        />
      </div>
    </li>
  )
}

/** The second line: pace, failure, or what came out and until when it is kept. */
function detailOf(task: VideoTask): string {
  if (isOpen(task)) {
    const state = task.status === 'downloading' ? `${Math.round(task.progress)}%` : 'In progress'
    return [waitingText(task) || state, formatPace(task.speed, task.eta)].filter(Boolean).join(' · ')
  }
  if (task.status === 'failed')
    return task.cancelled ? 'Cancelled' : `Failed: ${task.error ?? 'An error occurred'}`
  if (!task.result) return ''
  const { size, duration } = task.result
  const kept =
    fileAddress(task) === null
      ? 'expired'
      : task.expires_at
        ? `kept until ${formatMoment(task.expires_at)}`
        : ''
  return [formatSize(size), duration === null ? '' : formatDuration(duration), kept]
    .filter(Boolean)
    .join(' · ')
}
