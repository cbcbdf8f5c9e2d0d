import type { Delivery, DeliveryState } from '@aurelio/contracts/webhooks'
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { formatDateTime } from '../../platform/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { notify } from '../../ui/toast.tsx'
import { eventWords, problemWords, stateWords } from './webhook-words.ts'

const tones = {
  waiting: 'warning',
  delivered: 'success',
  failed: 'warning',
  dropped: 'neutral',
} as const satisfies Record<DeliveryState, string>

/** What a webhook was told, each with all its tries. */
export function Deliveries({ webhookId }: { webhookId: string }) {
  const { t } = useTranslation()
  const found = useInfiniteQuery(
    api.webhooks.deliveries.infiniteOptions({
      input: (cursor: string | undefined) => ({ id: webhookId, ...(cursor === undefined ? {} : { cursor }) }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
    }),
  )
  if (found.isPending) return <Skeleton className="h-16" />
  if (!found.data)
    return (
      <ErrorPanel
        title={t('No se han podido cargar los envíos')}
        text={errorText(found.error)}
        action={<Button onClick={() => void found.refetch()}>{t('Reintentar')}</Button>}
      />
    )
  const rows = found.data.pages.flatMap(({ items }) => items)
  if (rows.length === 0)
    return (
      <p className="text-muted">
        {t('Todavía no se ha enviado nada. Aquí verás cada envío y su respuesta.')}
      </p>
    )
  return (
    <>
      <ul className="flex flex-col divide-y border-y">
        {rows.map((delivery) => (
          <DeliveryRow key={delivery.id} webhookId={webhookId} delivery={delivery} />
        ))}
      </ul>
      <LoadMore
        hasMore={found.hasNextPage}
        busy={found.isFetchingNextPage}
        error={found.isFetchNextPageError ? errorText(found.error) : undefined}
        onLoad={() => void found.fetchNextPage()}
      />
    </>
  )
}

function DeliveryRow({ webhookId, delivery }: { webhookId: string; delivery: Delivery }) {
  const { t } = useTranslation()
  const { id, event, at, state, nextAt, tries } = delivery
  const sending = useMutation(
    api.webhooks.sendAgain.mutationOptions({ onError: (error) => notify.error(errorText(error)) }),
  )
  return (
    <li className="flex flex-col gap-2 py-3">
      <div className="flex flex-wrap items-center gap-2">
        <span className="font-medium">{t(eventWords[event])}</span>
        <Badge tone={tones[state]}>{t(stateWords[state])}</Badge>
        <span className="text-dense text-muted">{formatDateTime(at)}</span>
        {state !== 'waiting' && (
          <Button
            size="dense"
            className="ml-auto"
            busy={sending.isPending}
            onClick={() => sending.mutate({ id: webhookId, deliveryId: id })}
          >
            {t('Enviar otra vez')}
          </Button>
        )}
      </div>
      {nextAt !== null && tries.length > 0 && (
        <p className="text-dense text-muted">
          {t('Próximo intento: {{moment}}', { moment: formatDateTime(nextAt) })}
        </p>
      )}
      <ol className="flex flex-col gap-1">
        {tries.map((tried) => (
          <Try key={tried.at} tried={tried} />
        ))}
      </ol>
    </li>
  )
}

function Try({ tried: { at, milliseconds, status, problem, answer } }: { tried: Delivery['tries'][number] }) {
  const { t } = useTranslation()
  return (
    <li className="text-dense text-muted">
      {formatDateTime(at)} · {t('{{milliseconds}} ms', { milliseconds })}
      {status !== null && ` · ${t('respuesta {{status}}', { status })}`}
      {problem && <span className="block">{t(problemWords[problem])}</span>}
      {answer !== '' && (
        <code className="mt-1 block max-h-24 overflow-auto rounded-md bg-background p-2 break-all whitespace-pre-wrap">
          {answer}
        </code>
      )}
    </li>
  )
}
