import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { Images, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../../../../platform/api/client.ts'
import { errorText } from '../../../../../../platform/api/error-text.ts'
import { Button } from '../../../../../../ui/button.tsx'
import { ConfirmDialog } from '../../../../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../../../../ui/dialog.tsx'
import { ErrorPanel } from '../../../../../../ui/error-panel.tsx'
import { IconButton } from '../../../../../../ui/icon-button.tsx'
import { Skeleton } from '../../../../../../ui/skeleton.tsx'
import { notify } from '../../../../../../ui/toast.tsx'

const pageSize = 24

/** A button that opens the workspace's pictures; `onChoose` gets the address of one. */
export function PictureLibrary({ onChoose }: { onChoose: (address: string) => void }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        size="dense"
        icon={<Images aria-hidden="true" className="size-4" />}
        onClick={() => setOpen(true)}
      >
        {t('Elegir de tus imágenes')}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('Tus imágenes')}
        description={t('Las que guardas con «Usar en una página» en el optimizador.')}
        className="max-w-3xl"
      >
        {open && (
          <Pictures
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

function Pictures({ onChoose }: { onChoose: (address: string) => void }) {
  const { t } = useTranslation()
  const pictures = useInfiniteQuery(
    api.pictures.list.infiniteOptions({
      input: (cursor: string | undefined) => ({
        limit: pageSize,
        ...(cursor === undefined ? {} : { cursor }),
      }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
    }),
  )
  const items = pictures.data?.pages.flatMap((page) => page.items)
  if (pictures.isError && !items)
    return (
      <ErrorPanel
        title={t('No se han podido cargar tus imágenes')}
        text={errorText(pictures.error)}
        action={<Button onClick={() => void pictures.refetch()}>{t('Reintentar')}</Button>}
      />
    )
  if (items?.length === 0)
    return (
      <p className="py-8 text-center text-muted">
        {t('Aún no hay ninguna. Optimiza una foto y elige «Usar en una página» en sus acciones.')}
      </p>
    )
  return (
    <div className="flex min-h-0 flex-col gap-3 overflow-y-auto p-1">
      <ul aria-busy={pictures.isPending} className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {items?.map(({ id, name, path }) => (
          <li key={id} className="flex min-w-0 flex-col gap-1">
            <button
              type="button"
              aria-label={t('Usar {{name}}', { name })}
              onClick={() => onChoose(path)}
              className="aspect-square overflow-hidden rounded-md border bg-background hover:border-accent-text"
            >
              <img src={path} alt="" loading="lazy" className="size-full object-contain" />
            </button>
            <span className="flex items-center justify-between gap-1">
              <span className="truncate text-xs text-muted" title={name}>
                {name}
              </span>
              <RemovePicture id={id} name={name} />
            </span>
          </li>
        ))}
        {pictures.isPending &&
          [0, 1, 2, 3].map((place) => <Skeleton key={place} className="aspect-square" />)}
      </ul>
      {pictures.hasNextPage && (
        <Button
          className="self-center"
          busy={pictures.isFetchingNextPage}
          onClick={() => void pictures.fetchNextPage()}
        >
          {t('Cargar más')}
        </Button>
      )}
    </div>
  )
}

function RemovePicture({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState(false)
  const remove = useMutation(
    api.pictures.remove.mutationOptions({
      onError: (error) => notify.error(errorText(error), { id: 'picture-remove' }),
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
        description={t('Las páginas que la usan dejarán de mostrarla. No se puede deshacer.')}
        confirmLabel={t('Eliminar')}
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ id })}
      />
    </>
  )
}
