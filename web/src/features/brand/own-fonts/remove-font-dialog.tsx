import type { Font, FontUses } from '@aurelio/contracts/fonts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { notify } from '../../../ui/toast.tsx'

/** Tells where a family is used before it goes. */
export function RemoveFontDialog({ font: { id, name }, onClose }: { font: Font; onClose: () => void }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const uses = useQuery(api.fonts.uses.queryOptions({ input: { id } }))
  const remove = useMutation(
    api.fonts.remove.mutationOptions({
      onSuccess: () => notify.success(t('Letra eliminada')),
      onError: (error) => notify.error(errorText(error)),
      onSettled: async () => {
        onClose()
        await queries.invalidateQueries({ queryKey: api.fonts.key() })
        await queries.invalidateQueries({ queryKey: api.brand.key() })
      },
    }),
  )
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Eliminar la letra «{{name}}»', { name })}
      description={t('No se puede deshacer. Para volver a usarla tendrás que subirla otra vez.')}
      confirmLabel={t('Eliminar letra')}
      busy={remove.isPending || uses.isPending}
      onConfirm={() => remove.mutate({ id })}
    >
      {uses.data && <Uses uses={uses.data} />}
      {uses.isPending && <Skeleton className="h-12" />}
      {uses.isError && (
        <ErrorPanel title={t('No se ha podido saber dónde se usa')} text={errorText(uses.error)} />
      )}
    </ConfirmDialog>
  )
}

function Uses({ uses: { kits, pages, pageCount } }: { uses: FontUses }) {
  const { t } = useTranslation()
  if (kits.length === 0 && pageCount === 0)
    return <p>{t('No la usa ninguna marca ni ninguna página publicada.')}</p>
  return (
    <div className="flex flex-col gap-2 text-sm">
      {kits.length > 0 && (
        <p>
          {t('La usa la marca de: {{sites}}. Pasará a la letra del sistema de cada visita.', {
            sites: kits.map((kit) => kit.name).join(', '),
          })}
        </p>
      )}
      {pageCount > 0 && (
        <>
          <p>
            {t('Páginas publicadas con ella, que la conservan hasta que las publiques de nuevo: {{n}}.', {
              n: pageCount,
            })}
          </p>
          <ul className="list-disc pl-5 text-muted">
            {pages.slice(0, shown).map((page) => (
              <li key={page.id}>
                <bdi>{page.name}</bdi>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
const shown = 5
