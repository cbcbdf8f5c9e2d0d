import { addresses } from '@aurelio/contracts/addresses'
import type { Site } from '@aurelio/contracts/sites'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { useCan } from '../../platform/auth/use-can.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { cardLinkClass } from '../../ui/card.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { NewSiteDialog } from './new-site-dialog.tsx'
import { sitePath } from './sites-path.ts'

/** The sites of the workspace (page-builder.md §2, sites). */
export function SitesScreen() {
  const { t } = useTranslation()
  const mayManage = useCan('sites.manage')
  const [isAsking, setAsking] = useState(false)
  const sites = useQuery(api.sites.list.queryOptions())
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        isBrief
        title={t('Sitios')}
        text={t('Cada sitio reúne páginas bajo un dominio, con su portada, su marca y sus textos legales.')}
        actions={
          mayManage && (
            <Button
              variant="primary"
              icon={<Plus aria-hidden="true" className="size-4" />}
              onClick={() => setAsking(true)}
            >
              {t('Nuevo sitio')}
            </Button>
          )
        }
        more={
          <>
            {mayManage && (
              <Link to={addresses.newWeb} className={buttonClass()}>
                {t('Nueva web')}
              </Link>
            )}
            <Link to={addresses.collections} className={buttonClass()}>
              {t('Colecciones')}
            </Link>
          </>
        }
      />
      {sites.isError && !sites.data && (
        <ErrorPanel
          title={t('No se han podido cargar los sitios')}
          text={errorText(sites.error)}
          action={<Button onClick={() => void sites.refetch()}>{t('Reintentar')}</Button>}
        />
      )}
      <ul className="grid gap-4 @xl:grid-cols-2">
        {sites.data?.items.map((site) => (
          <li key={site.id} data-row={site.id} className="flex min-w-0">
            <SiteCard site={site} />
          </li>
        ))}
        {sites.isPending && <Skeleton className="h-32 rounded-lg" />}
      </ul>
      {isAsking && <NewSiteDialog onClose={() => setAsking(false)} />}
    </div>
  )
}

function SiteCard({ site }: { site: Site }) {
  const { t } = useTranslation()
  return (
    <Link to={sitePath(site.id)} className={`${cardLinkClass} flex min-w-0 flex-1 flex-col gap-2`}>
      <span className="flex flex-wrap items-center gap-2">
        <span className="min-w-0 truncate text-base font-semibold">
          <bdi>{site.name}</bdi>
        </span>
        {site.isDefault && <Badge>{t('El de siempre')}</Badge>}
        {site.claim !== null && <Badge tone="warning">{t('Dominio sin confirmar')}</Badge>}
      </span>
      <span className="truncate text-dense text-muted">{site.url.replace(/^https?:\/\//, '')}</span>
      <span className="text-dense text-muted tabular-nums">
        {t('{{count}} páginas', { count: site.pages })}
      </span>
    </Link>
  )
}
