import { useTranslation } from 'react-i18next'

/** Said to who reads the screen in another language. */
export function SpanishOnly() {
  const { t, i18n } = useTranslation()
  if (i18n.language === 'es') return null
  return <p className="rounded-lg border bg-surface p-4">{t('Las guías están en español.')}</p>
}
