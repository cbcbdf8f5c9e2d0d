import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../../../../platform/api/client.ts'
import { formatDateTime } from '../../../../../platform/format.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Dialog } from '../../../../../ui/dialog.tsx'
import { notify } from '../../../../../ui/toast.tsx'
import { symbolFailureText } from '../../sync/symbols/symbol-words.ts'

/** What a symbol was, the last version first. Going back saves a new one, so nothing is lost. */
export function SymbolVersions({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const { t } = useTranslation()
  const { data, error } = useQuery(api.symbols.versions.queryOptions({ input: { id } }))
  const restore = useMutation(
    api.symbols.restore.mutationOptions({
      onSuccess: () => notify.success(t('El símbolo vuelve a ser como era.')),
      onError: (failure) => notify.error(symbolFailureText(failure)),
    }),
  )
  return (
    <Dialog open onOpenChange={onClose} title={t('Versiones de {{name}}', { name })}>
      {error && <p role="alert">{symbolFailureText(error)}</p>}
      <ul className="flex flex-col gap-2">
        {data?.items.map(({ number, author, createdAt }, at) => (
          <li key={number} className="flex items-center justify-between gap-3 rounded-md border px-3 py-2">
            <span className="text-dense">
              <strong>{t('Versión {{number}}', { number })}</strong>
              <span className="block text-muted">
                {formatDateTime(createdAt)}
                {author !== null && ` · ${author}`}
              </span>
            </span>
            {at > 0 && (
              <Button size="dense" busy={restore.isPending} onClick={() => restore.mutate({ id, number })}>
                {t('Restaurar')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
