import { useTranslation } from 'react-i18next'
import { ShareLinks } from './share-links.tsx'

/** /settings/links: what is shared by link, in one place. */
export function ShareLinksScreen() {
  const { t } = useTranslation()
  return (
    <section aria-label={t('Enlaces compartidos')} className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 className="text-base font-semibold">{t('Enlaces compartidos')}</h2>
        <p className="max-w-prose text-muted">
          {t('Quien tiene uno de estos enlaces ve la página sin cuenta. Retira los que ya no hagan falta.')}
        </p>
      </div>
      <ShareLinks />
    </section>
  )
}
