import type { SiteDetail } from '@aurelio/contracts/sites'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { isGone } from '../../platform/api/field-errors.ts'
import { useCan } from '../../platform/auth/use-can.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { LinkedProjects } from '../../ui/linked-projects.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { HostSection } from './host/host-section.tsx'
import { LegalSection } from './legal/legal-section.tsx'
import { RedirectsSection } from './redirects/redirects-section.tsx'
import { BusinessSection } from './settings/business-section.tsx'
import { SettingsSection } from './settings/settings-section.tsx'
import { SiteHeading } from './site-heading.tsx'
import { SitePages } from './site-pages.tsx'
import { SiteSection } from './site-section.tsx'
import { sitesPath } from './sites-path.ts'

type SiteScreenProps = {
  id: string
  /** What is left to do once it is made: another feature's part. */
  note: ReactNode
  /** Its colours and its type: another feature's part. */
  brand: ReactNode
  /** How its visits are counted: another feature's part. */
  visits: ReactNode
  /** The languages it is in: another feature's part. */
  renderLanguages: (site: SiteDetail) => ReactNode
  /** What else is done with it as a whole. */
  renderActions: (site: SiteDetail) => ReactNode
  onEditPage: (page: { id: string; name: string }) => void
}

/** One site: its pages, how it looks, where it stands, and what leads on from there. */
export function SiteScreen({ id, ...parts }: SiteScreenProps) {
  const { t } = useTranslation()
  const site = useQuery(api.sites.get.queryOptions({ input: { id } }))
  if (site.data) return <Loaded {...parts} site={site.data} />
  if (site.isError)
    return (
      <ErrorPanel
        heading
        title={isGone(site.error) ? t('Este sitio no está') : t('No se ha podido cargar el sitio')}
        text={
          isGone(site.error)
            ? t('Puede que se haya eliminado, o que la dirección no sea correcta.')
            : errorText(site.error)
        }
        action={
          isGone(site.error) ? (
            <Link to={sitesPath} className={buttonClass()}>
              {t('Volver a los sitios')}
            </Link>
          ) : (
            <Button onClick={() => void site.refetch()}>{t('Reintentar')}</Button>
          )
        }
      />
    )
  return <Skeleton className="h-96 rounded-lg" />
}

function Loaded({
  site,
  note,
  brand,
  visits,
  renderLanguages,
  renderActions,
  onEditPage,
}: Omit<SiteScreenProps, 'id'> & { site: SiteDetail }) {
  const { t } = useTranslation()
  const mayManage = useCan('sites.manage')
  return (
    <div className="flex flex-col gap-6">
      <SiteHeading site={site} actions={renderActions(site)} />
      {note}
      <SitePages site={site} onEditPage={onEditPage} />
      {mayManage && (
        <SiteSection title={t('Proyectos')}>
          <LinkedProjects kind="site" id={site.id} />
        </SiteSection>
      )}
      <SiteSection title={t('Marca')}>{brand}</SiteSection>
      <HostSection site={site} />
      {mayManage && <BusinessSection site={site} />}
      {mayManage && <SettingsSection site={site} />}
      <SiteSection title={t('Idiomas')}>{renderLanguages(site)}</SiteSection>
      <SiteSection title={t('Visitas')}>{visits}</SiteSection>
      <RedirectsSection site={site} />
      <LegalSection site={site} onEditPage={onEditPage} />
    </div>
  )
}
