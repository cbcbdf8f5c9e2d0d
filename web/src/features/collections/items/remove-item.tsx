import type { CollectionItem, PointerFate } from '@aurelio/contracts/collections'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Choices } from '../../../ui/choices.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { collectionWords } from '../collection-words.ts'

type RemoveItemProps = {
  collectionId: string
  item: CollectionItem
  onBack: () => void
  onRemoved: () => void
}

/** Asks before an item is removed, and what becomes of those that point to it. */
export function RemoveItem({ collectionId, item, onBack, onRemoved }: RemoveItemProps) {
  const { t } = useTranslation()
  const [fate, setFate] = useState<PointerFate>('keep')
  const [error, setError] = useState<string>()
  const pointers = useQuery(
    api.collections.itemPointers.queryOptions({ input: { id: collectionId, itemId: item.id } }),
  )
  const removing = useMutation(
    api.collections.removeItem.mutationOptions({
      onSuccess: onRemoved,
      onError: (failure) => setError(errorText(failure, collectionWords)),
    }),
  )
  const { count = 0, items = [] } = pointers.data ?? {}
  const more = count - items.length
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onBack()}
      title={t('Eliminar elemento')}
      description={t('Se elimina «{{name}}», y no se puede deshacer.', { name: item.title })}
      actions={
        <>
          <Button onClick={onBack}>{t('Cancelar')}</Button>
          <Button
            variant="danger"
            busy={removing.isPending}
            disabled={pointers.isPending}
            onClick={() => removing.mutate({ id: collectionId, itemId: item.id, pointers: fate })}
          >
            {t('Eliminar')}
          </Button>
        </>
      }
    >
      {count > 0 && (
        <div className="flex min-h-0 flex-col gap-3 overflow-y-auto p-1">
          <p>{t('{{count}} elementos lo señalan:', { count })}</p>
          <ul className="list-disc pl-5 text-dense">
            {items.map((each) => (
              <li key={`${each.collectionId} ${each.id}`}>
                <bdi>{each.title === '' ? t('Sin nombre') : each.title}</bdi>{' '}
                <span className="text-muted">({each.collection})</span>
              </li>
            ))}
            {more > 0 && <li>{t('y {{count}} más', { count: more })}</li>}
          </ul>
          <Choices
            legend={t('Qué pasa con esos campos')}
            name="pointers"
            value={fate}
            options={[
              { value: 'keep', label: t('Siguen como están, y en la web no se lee nada ahí') },
              { value: 'clear', label: t('Se vacían') },
            ]}
            onChange={setFate}
          />
        </div>
      )}
      {error !== undefined && (
        <p role="alert" className="text-danger">
          {error}
        </p>
      )}
    </Dialog>
  )
}
