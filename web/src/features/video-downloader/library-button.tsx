import type { VideoTask } from '@aurelio/contracts/video-downloader'
import { FolderPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useCan } from '../../platform/auth/use-can.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { notify } from '../../ui/toast.tsx'
import { fileAddress } from './file-address.ts'
import { reasonOf } from './reason.ts'
import type { History } from './use-history.ts'

type LibraryButtonProps = Pick<History, 'toLibrary'> & {
  task: Pick<VideoTask, 'task_id' | 'result' | 'kind' | 'title'>
}

/** Sends what a download gave to the page builder's library; nothing for subtitles, which it does not hold. */
export function LibraryButton({ task, toLibrary }: LibraryButtonProps) {
  const { t } = useTranslation()
  const may = useCan('pictures.change')
  if (!may || task.kind === 'subtitles' || fileAddress(task) === null) return null
  // The name of the file: a film and a picture of it have the same title.
  const title = task.result?.filename ?? task.title ?? ''
  return (
    <IconButton
      label={t('Send to the library: {{title}}', { title })}
      icon={<FolderPlus aria-hidden="true" className="size-4" />}
      disabled={toLibrary.isPending}
      onClick={() =>
        toLibrary.mutate(task.task_id, {
          onSuccess: () => notify.success(t('In the library of the page builder.')),
          onError: (error) => notify.error(reasonOf(error)),
        })
      }
    />
  )
}
