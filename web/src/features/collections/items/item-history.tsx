import type { CollectionItem, ItemVersion } from '@aurelio/contracts/collections'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { formatDateTime } from '../../../platform/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { notify } from '../../../ui/toast.tsx'
import { collectionWords, stateWords } from '../collection-words.ts'

type ItemHistoryProps = {
  collectionId: string
  item: CollectionItem
  /** It may be looked at, and not gone back to. */
  isReadOnly: boolean
  onBack: () => void
  onRestored: () => void
}

/** What an item said before, who wrote it and when, and the way back to it. */
export function ItemHistory({ collectionId, item, isReadOnly, onBack, onRestored }: ItemHistoryProps) {
  const { t } = useTranslation()
  const [error, setError] = useState<string>()
  const asked = useQuery(
    api.collections.itemVersions.queryOptions({ input: { id: collectionId, itemId: item.id } }),
  )
  const restoring = useMutation(
    api.collections.restoreItem.mutationOptions({
      onSuccess: () => {
        notify.success(t('El elemento dice otra vez lo de entonces'))
        onRestored()
      },
      onError: (failure) => setError(errorText(failure, collectionWords)),
    }),
  )
  const versions = asked.data?.items ?? []
  const [now] = versions
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onBack()}
      title={t('Historial de «{{name}}»', { name: item.title })}
      description={t(
        'Se guardan las últimas cien versiones. Al volver a una, la de ahora también se guarda.',
      )}
      className="max-w-xl"
      actions={<Button onClick={onBack}>{t('Volver al elemento')}</Button>}
    >
      <div className="flex min-h-0 flex-col gap-4 overflow-y-auto p-1">
        {asked.isPending && <Skeleton className="h-32" />}
        {asked.isError && (
          <ErrorPanel
            title={t('No se ha podido cargar el historial')}
            text={errorText(asked.error)}
            action={<Button onClick={() => void asked.refetch()}>{t('Reintentar')}</Button>}
          />
        )}
        {error !== undefined && (
          <p role="alert" className="text-danger">
            {error}
          </p>
        )}
        <ol aria-label={t('Versiones')} className="flex flex-col gap-3">
          {versions.map((each) => (
            <li key={each.version} className="flex flex-col gap-2 rounded-lg border p-3">
              <VersionText version={each} isNow={each === now} />
              {!isReadOnly && now && each !== now && (
                <Button
                  className="self-start"
                  busy={restoring.isPending}
                  onClick={() => {
                    setError(undefined)
                    restoring.mutate({
                      id: collectionId,
                      itemId: item.id,
                      version: each.version,
                      baseVersion: now.version,
                    })
                  }}
                >
                  {t('Volver a la versión {{version}}', { version: each.version })}
                </Button>
              )}
            </li>
          ))}
        </ol>
      </div>
    </Dialog>
  )
}

/** Who wrote a version and when, and what it says otherwise than the one before. */
function VersionText({ version, isNow }: { version: ItemVersion; isNow: boolean }) {
  const { t } = useTranslation()
  const { writtenAt, writtenBy, state, stateBefore, changes } = version
  const isFirst = version.version === 1
  return (
    <>
      <p className="text-sm">
        <span className="font-medium">{isNow ? t('Ahora') : formatDateTime(writtenAt)}</span>
        <span className="text-muted">
          {isNow && ` · ${formatDateTime(writtenAt)}`}
          {writtenBy !== null && ` · ${writtenBy}`}
        </span>
      </p>
      <ul className="flex flex-col gap-1 text-sm">
        {isFirst && <li>{t('Se creó')}</li>}
        {stateBefore !== null && stateBefore !== state && (
          <li>
            {t('Estado')}: {t(stateWords[stateBefore])} → {t(stateWords[state])}
          </li>
        )}
        {changes.map(({ key, name, from, to }) => (
          <li key={key} className="break-words">
            {name}: <del className="text-muted">{from === '' ? t('vacío') : from}</del>{' '}
            <ins className="no-underline">{to === '' ? t('vacío') : to}</ins>
          </li>
        ))}
      </ul>
    </>
  )
}
