import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../../../../platform/api/client.ts'
import { Badge } from '../../../../../ui/badge.tsx'

/** The pages on which a symbol stands: what is saved here changes them. */
export function TouchedPages({ id }: { id: string }) {
  const { t } = useTranslation()
  const { data } = useQuery(api.symbols.pages.queryOptions({ input: { id } }))
  if (!data) return null
  if (data.pages.length === 0)
    return <span className="px-2 text-xs text-muted">{t('Todavía no está en ninguna página guardada')}</span>
  return (
    <details className="relative text-xs">
      <summary className="flex h-8 cursor-pointer items-center rounded-md px-2 hover:bg-hover coarse:h-11">
        {t('Está en {{count}} páginas', { count: data.pages.length })}
      </summary>
      <ul
        aria-label={t('Páginas en las que está')}
        className="absolute right-0 z-40 flex max-h-80 w-72 flex-col gap-1 overflow-y-auto rounded-lg border bg-raised p-3 shadow-float"
      >
        {data.pages.map(({ id: pageId, name, isPublished }) => (
          <li key={pageId} className="flex items-center justify-between gap-2">
            <span className="truncate">{name}</span>
            {isPublished && <Badge tone="success">{t('Publicada')}</Badge>}
          </li>
        ))}
      </ul>
    </details>
  )
}
