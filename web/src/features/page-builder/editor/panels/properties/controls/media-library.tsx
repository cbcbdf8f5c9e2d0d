import type { MediaFileKind } from '@aurelio/contracts/media-files'
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { Clapperboard, Music, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../../../../platform/api/client.ts'
import { errorText } from '../../../../../../platform/api/error-text.ts'
import { useCan } from '../../../../../../platform/auth/use-can.ts'
import { formatBytes } from '../../../../../../platform/format.ts'
import { Button } from '../../../../../../ui/button.tsx'
import { ConfirmDialog } from '../../../../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../../../../ui/dialog.tsx'
import { ErrorPanel } from '../../../../../../ui/error-panel.tsx'
import { IconButton } from '../../../../../../ui/icon-button.tsx'
import { Skeleton } from '../../../../../../ui/skeleton.tsx'
import { notify } from '../../../../../../ui/toast.tsx'
import { MediaUpload } from './media-upload.tsx'

const pageSize = 24
type MediaLibraryProps = { kind: MediaFileKind; onChoose: (address: string) => void }

/** A button that opens the workspace's films or sounds; `onChoose` gets the address of one. */
export function MediaLibrary({ kind, onChoose }: MediaLibraryProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const Icon = kind === 'video' ? Clapperboard : Music
  return (
    <>
      <Button
        size="dense"
        className="self-start"
        icon={<Icon aria-hidden="true" className="size-4" />}
        onClick={() => setOpen(true)}
      >
        {kind === 'video' ? t('Elegir de tus vídeos') : t('Elegir de tus audios')}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={kind === 'video' ? t('Tus vídeos') : t('Tus audios')}
        description={t('Los que subes y los que envías desde el descargador de vídeos.')}
        className="max-w-xl"
      >
        {open && (
          <MediaFiles
            kind={kind}
            onChoose={(address) => {
              onChoose(address)
              setOpen(false)
            }}
          />
        )}
      </Dialog>
    </>
  )
}

function MediaFiles({ kind, onChoose }: MediaLibraryProps) {
  const { t } = useTranslation()
  const mayChange = useCan('pictures.change')
  const files = useInfiniteQuery(
    api.mediaFiles.list.infiniteOptions({
      input: (cursor: string | undefined) => ({
        kind,
        limit: pageSize,
        ...(cursor === undefined ? {} : { cursor }),
      }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
    }),
  )
  const items = files.data?.pages.flatMap((page) => page.items)
  if (files.isError && !items)
    return (
      <ErrorPanel
        title={t('No se ha podido cargar tu biblioteca')}
        text={errorText(files.error)}
        action={<Button onClick={() => void files.refetch()}>{t('Reintentar')}</Button>}
      />
    )
  const largest = files.data?.pages[0]?.largest
  return (
    <div className="flex min-h-0 flex-col gap-3 overflow-y-auto p-1">
      {mayChange && largest !== undefined && <MediaUpload kind={kind} largest={largest} />}
      {kind === 'video' && <PlayerFilms onChoose={onChoose} />}
      {items?.length === 0 && (
        <p className="py-8 text-center text-muted">
          {t('Aún no hay ninguno. Sube uno, o descárgalo y elige «Send to the library» en su fila.')}
        </p>
      )}
      <ul aria-busy={files.isPending} className="flex flex-col divide-y">
        {items?.map(({ id, name, path, size }) => (
          <li key={id} className="flex items-center gap-2 py-2">
            <div className="min-w-0 flex-1">
              <p className="truncate" title={name}>
                <bdi>{name}</bdi>
              </p>
              <p className="text-dense text-muted tabular-nums">{formatBytes(size)}</p>
            </div>
            <Button size="dense" aria-label={t('Usar {{name}}', { name })} onClick={() => onChoose(path)}>
              {t('Usar')}
            </Button>
            <RemoveMedia id={id} name={name} />
          </li>
        ))}
        {files.isPending && [0, 1, 2].map((place) => <Skeleton key={place} className="my-2 h-10" />)}
      </ul>
      {files.hasNextPage && (
        <Button
          className="self-center"
          busy={files.isFetchingNextPage}
          onClick={() => void files.fetchNextPage()}
        >
          {t('Cargar más')}
        </Button>
      )}
    </div>
  )
}

/** Those of AurelioPlayer, with all that they do. */
function PlayerFilms({ onChoose }: Pick<MediaLibraryProps, 'onChoose'>) {
  const { t } = useTranslation()
  const films = useQuery(api.films.list.queryOptions())
  const ready = films.data?.items.filter(({ poster }) => poster !== null) ?? []
  if (ready.length === 0) return null
  return (
    <ul aria-label={t('AurelioPlayer')} className="flex flex-col divide-y border-b">
      {ready.map(({ id, name, path, size }) => (
        <li key={id} className="flex items-center gap-2 py-2">
          <div className="min-w-0 flex-1">
            <p className="truncate" title={name}>
              <bdi>{name}</bdi>
            </p>
            <p className="text-dense text-muted tabular-nums">
              {t('AurelioPlayer')} · {formatBytes(size)}
            </p>
          </div>
          <Button size="dense" aria-label={t('Usar {{name}}', { name })} onClick={() => onChoose(path)}>
            {t('Usar')}
          </Button>
        </li>
      ))}
    </ul>
  )
}

function RemoveMedia({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState(false)
  const remove = useMutation(
    api.mediaFiles.remove.mutationOptions({
      onError: (error) => notify.error(errorText(error), { id: 'media-remove' }),
      onSettled: () => setAsking(false),
    }),
  )
  return (
    <>
      <IconButton
        size="dense"
        label={t('Eliminar {{name}}', { name })}
        icon={<Trash2 aria-hidden="true" className="size-4" />}
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('Eliminar «{{name}}»', { name })}
        description={t('Las páginas que lo usan dejarán de reproducirlo. No se puede deshacer.')}
        confirmLabel={t('Eliminar')}
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ id })}
      />
    </>
  )
}
