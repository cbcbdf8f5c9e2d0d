import { useTranslation } from 'react-i18next'

/** How many leads a filter leaves, as far as they are counted. */
export function LeadCount({ page }: { page: { total: number; isCounted: boolean } | undefined }) {
  const { t } = useTranslation()
  if (!page) return '\u00a0'
  return page.isCounted
    ? t('{{count}} leads', { count: page.total })
    : t('Más de {{count}} leads', { count: page.total })
}
