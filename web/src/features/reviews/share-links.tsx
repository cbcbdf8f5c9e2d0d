import { addresses } from '@aurelio/contracts/addresses'
import type { ReviewLink } from '@aurelio/contracts/reviews'
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { formatDateTime, formatRelative } from '../../platform/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { LinkDrawing } from '../../ui/settings-drawings.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { notify } from '../../ui/toast.tsx'

/** Every link by which somebody without an account sees something, each to be revoked. */
export function ShareLinks() {
  const { t } = useTranslation()
  const [revoking, setRevoking] = useState<ReviewLink | null>(null)
  const links = useInfiniteQuery(
    api.reviews.links.infiniteOptions({
      input: (cursor: string | undefined) => ({ limit: 30, ...(cursor === undefined ? {} : { cursor }) }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
    }),
  )
  const revocation = useMutation(
    api.reviews.revoke.mutationOptions({
      onSuccess: () => {
        notify.success(t('El enlace ya no abre nada'))
        setRevoking(null)
      },
      onError: (error) => notify.error(errorText(error)),
    }),
  )
  const items = links.data?.pages.flatMap((page) => page.items)
  return (
    <div className="flex flex-col gap-3">
      {links.isError && !items && (
        <ErrorPanel
          title={t('No se han podido cargar los enlaces')}
          text={errorText(links.error)}
          action={<Button onClick={() => void links.refetch()}>{t('Reintentar')}</Button>}
        />
      )}
      {links.isPending && <Skeleton className="h-24" />}
      {items?.length === 0 && (
        <EmptyState
          drawing={<LinkDrawing />}
          title={t('Todavía no hay enlaces. Los crea «Pedir revisión», en el menú de cada página.')}
          action={
            <Link to={addresses.overview} className={buttonClass()}>
              {t('Ver mis páginas')}
            </Link>
          }
        />
      )}
      {items && items.length > 0 && (
        <ul className="rounded-lg border bg-surface">
          {items.map((link) => (
            <Row key={link.id} link={link} onRevoke={() => setRevoking(link)} />
          ))}
        </ul>
      )}
      <LoadMore
        hasMore={links.hasNextPage}
        busy={links.isFetchingNextPage}
        error={links.isFetchNextPageError ? errorText(links.error) : undefined}
        onLoad={() => void links.fetchNextPage()}
      />
      {revoking && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setRevoking(null)}
          title={t('¿Retirar el enlace de «{{name}}»?', { name: revoking.page })}
          description={t('Quien lo tenga dejará de ver la página. Lo que haya comentado se queda.')}
          confirmLabel={t('Retirar enlace')}
          busy={revocation.isPending}
          onConfirm={() => revocation.mutate({ id: revoking.id })}
        />
      )}
    </div>
  )
}

const linkStates = { open: 'Abierto', expired: 'Caducado', revoked: 'Retirado' } as const

function Row({ link, onRevoke }: { link: ReviewLink; onRevoke: () => void }) {
  const { t } = useTranslation()
  const { page, reviewId, state, hasPassword, createdAt, expiresAt, seenAt } = link
  const facts = [
    t('Creado {{when}}', { when: formatRelative(createdAt) }),
    expiresAt === null ? t('No caduca') : t('Caduca el {{date}}', { date: formatDateTime(expiresAt) }),
    seenAt === null ? t('Nadie lo ha abierto') : t('Abierto {{when}}', { when: formatRelative(seenAt) }),
    ...(hasPassword ? [t('Con contraseña')] : []),
  ]
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t px-4 py-3 first:border-t-0">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2">
          <Link to={addresses.review(reviewId)} className="min-w-0 truncate font-medium hover:underline">
            <bdi>{page}</bdi>
          </Link>
          <Badge tone={state === 'open' ? 'accent' : 'neutral'}>{t(linkStates[state])}</Badge>
        </p>
        <p className="text-dense text-muted">{facts.join(' · ')}</p>
      </div>
      {state === 'open' && (
        <Button aria-label={t('Retirar el enlace de {{name}}', { name: page })} onClick={onRevoke}>
          {t('Retirar')}
        </Button>
      )}
    </li>
  )
}
