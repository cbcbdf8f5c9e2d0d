import type { VideoTask } from '@aurelio/contracts/video-downloader'
import { addresses } from '@aurelio/contracts/addresses'
import { useMutation } from '@tanstack/react-query'
import { Clapperboard, FolderPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { api } from '../../platform/api/client.ts'
import { useCan } from '../../platform/auth/use-can.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { notify } from '../../ui/toast.tsx'
import { fileAddress } from './file-address.ts'
import { reasonOf } from './reason.ts'
import type { History } from './use-history.ts'

type LibraryButtonProps = Pick<History, 'toLibrary'> & {
  task: Pick<VideoTask, 'task_id' | 'result' | 'kind' | 'title'>
}

/** Makes a film of AurelioPlayer of what a download gave, in one step; nothing for what is no film. */
function PlayerButton({ id, title }: { id: string; title: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const take = useMutation(
    api.films.take.mutationOptions({
      onSuccess: ({ id: film }) => void navigate(`${addresses.player}/${film}`),
      onError: (error) => notify.error(reasonOf(error)),
    }),
  )
  return (
    <IconButton
      label={t('Use in AurelioPlayer: {{title}}', { title })}
      icon={<Clapperboard aria-hidden="true" className="size-4" />}
      disabled={take.isPending}
      onClick={() => take.mutate({ from: 'downloader', id })}
    />
  )
}

/** Sends what a download gave to the page builder's library; nothing for subtitles, which it does not hold. */
export function LibraryButton({ task, toLibrary }: LibraryButtonProps) {
  const { t } = useTranslation()
  const may = useCan('pictures.change')
  if (!may || task.kind === 'subtitles' || fileAddress(task) === null) return null
  // The name of the file: a film and a picture of it have the same title.
  const title = task.result?.filename ?? task.title ?? ''
  const isFilm = task.kind === undefined || task.kind === 'video'
  return (
    <>
      {isFilm && <PlayerButton id={task.task_id} title={title} />}
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
    </>
  )
}
