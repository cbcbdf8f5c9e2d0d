import type { OverviewPage } from '@aurelio/contracts/page-overview'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../../ui/badge.tsx'

/** Where a page stands: not out, out as it is, or changed since. */
export function StateBadge({ page }: { page: OverviewPage }) {
  const { t } = useTranslation()
  if (!page.publication) return <Badge>{t('Borrador')}</Badge>
  if (page.publication.version === page.version) return <Badge tone="success">{t('Publicada')}</Badge>
  return <Badge tone="warning">{t('Cambios sin publicar')}</Badge>
}
