import type { CampaignLink } from '@aurelio/contracts/campaign-links'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { LoadMore } from '../../../ui/load-more.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { QrCode } from '../../../ui/qr-code.tsx'
import { LinkDrawing } from '../../../ui/settings-drawings.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { LinkRow } from './link-row.tsx'

type Opened = { what: 'new' } | { what: 'change' | 'code'; link: CampaignLink }

/** Links that say which campaign brought somebody. */
export function LinksScreen() {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<Opened>()
  const links = useInfiniteQuery(
    api.campaignLinks.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ limit: 30, ...(cursor === undefined ? {} : { cursor }) }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
    }),
  )
  const items = links.data?.pages.flatMap((page) => page.items)
  const close = () => setOpened(undefined)
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('Enlaces de campaña')}
        text={t(
          'Un enlace para cada sitio donde te anuncias: corto, con su código QR, y con lo que ha traído cada uno.',
        )}
        actions={
          <Button
            variant="primary"
            icon={<Plus aria-hidden="true" className="size-4" />}
            onClick={() => setOpened({ what: 'new' })}
          >
            {t('Nuevo enlace')}
          </Button>
        }
      />
      {links.isError && !items && (
        <ErrorPanel
          title={t('No se han podido cargar los enlaces')}
          text={errorText(links.error)}
          action={<Button onClick={() => void links.refetch()}>{t('Reintentar')}</Button>}
        />
      )}
      {links.isPending && <Skeleton className="h-40" />}
      {items?.length === 0 && (
        <EmptyState
          drawing={<LinkDrawing />}
          title={t('Todavía no hay ningún enlace de campaña')}
          text={t('Haz uno para el próximo boletín, anuncio o cartel y sabrás cuánto trae.')}
        />
      )}
      {items && items.length > 0 && (
        <div className="overflow-x-auto rounded-lg border bg-surface">
          <table aria-label={t('Enlaces de campaña')} className="w-full text-sm">
            <thead className="border-b text-dense text-muted">
              <tr>
                <th scope="col" className="px-3 py-2 text-left font-medium">
                  {t('Enlace')}
                </th>
                {[t('Clics'), t('Visitas'), t('Conversiones'), t('Conversión')].map((column) => (
                  <th key={column} scope="col" className="px-3 py-2 text-right font-medium">
                    {column}
                  </th>
                ))}
                <th scope="col">
                  <span className="sr-only">{t('Acciones')}</span>
                </th>
              </tr>
            </thead>
            <tbody className="divide-y">
              {items.map((link) => (
                <LinkRow
                  key={link.id}
                  link={link}
                  onChange={() => setOpened({ what: 'change', link })}
                  onShow={() => setOpened({ what: 'code', link })}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <LoadMore
        hasMore={links.hasNextPage}
        busy={links.isFetchingNextPage}
        error={links.isFetchNextPageError ? errorText(links.error) : undefined}
        onLoad={() => void links.fetchNextPage()}
      />
      {opened?.what === 'new' && <LinkDialog onClose={close} />}
      {opened?.what === 'change' && <LinkDialog link={opened.link} onClose={close} />}
      {opened?.what === 'code' && (
        <Dialog
          open
          onOpenChange={(open) => !open && close()}
          title={t('Código QR de {{name}}', { name: opened.link.name })}
          description={opened.link.short}
        >
          <QrCode url={opened.link.short} />
        </Dialog>
      )}
    </div>
  )
}
