import { useTranslation } from 'react-i18next'

type SearchPreviewProps = { url: string; title: string; description: string; indexed: boolean }

/** The page as a searcher lists it. */
export function SearchPreview({ url, title, description, indexed }: SearchPreviewProps) {
  const { t } = useTranslation()
  return (
    <figure className="flex flex-col gap-1">
      <figcaption className="text-sm font-medium">{t('Así se verá en un buscador')}</figcaption>
      <div className="flex flex-col gap-0.5 rounded-lg border bg-surface p-3">
        {indexed ? (
          <>
            <span className="truncate text-xs text-muted">{url}</span>
            <span className="truncate text-accent-text">{title}</span>
            <span className="line-clamp-2 text-dense text-muted">
              {description || t('Sin descripción: el buscador elegirá un trozo de la página.')}
            </span>
          </>
        ) : (
          <span className="text-dense text-muted">{t('No se verá: pides que no la muestren.')}</span>
        )}
      </div>
    </figure>
  )
}
