import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../ui/page-header.tsx'
import { ShareLinks } from './share-links.tsx'

/** /reviews/links: what is shared by link, in one place. */
export function ShareLinksScreen() {
  const { t } = useTranslation()
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('Enlaces compartidos')}
        text={t(
          'Quien tiene uno de estos enlaces ve la página sin cuenta. Retira los que ya no hagan falta.',
        )}
      />
      <ShareLinks />
    </div>
  )
}
