import { addresses } from '@aurelio/contracts/addresses'
import type { TranslationSummary } from '@aurelio/contracts/translations'
import { languageName } from '@aurelio/page/document'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { languageWord } from '../../platform/i18n/language-word.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TranslationProgress } from './progress.tsx'

/** A page in each language of its site: how far it is, and the way to translating it. */
export function PageLanguages({ pageId }: { pageId: string }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(api.translations.list.queryOptions({ input: { id: pageId } }))
  if (error)
    return (
      <ErrorPanel
        title={t('No se han podido cargar los idiomas')}
        text={errorText(error)}
        action={<Button onClick={() => void refetch()}>{t('Reintentar')}</Button>}
      />
    )
  if (!data) return <Skeleton className="h-32" />
  return (
    <>
      {data.items.length === 0 && (
        <p className="text-muted">
          {t(
            'Su sitio está solo en {{language}}. Añade otros idiomas en el sitio y vuelve aquí a traducirla.',
            { language: languageWord(data.main) },
          )}
        </p>
      )}
      <ul className="flex flex-col divide-y empty:hidden">
        {data.items.map((item) => (
          <InLanguage key={item.language} pageId={pageId} item={item} />
        ))}
      </ul>
      {data.siteId !== '' && (
        <Link
          to={addresses.site(data.siteId)}
          className="self-start text-dense text-accent-text hover:underline"
        >
          {t('Idiomas del sitio')}
        </Link>
      )}
    </>
  )
}

function InLanguage({ pageId, item }: { pageId: string; item: TranslationSummary }) {
  const { t } = useTranslation()
  const name = languageName(item.language)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <bdi lang={item.language}>{name}</bdi>
          <TranslationState item={item} />
        </p>
        <TranslationProgress
          {...item}
          label={t('Traducido al {{language}}', { language: languageWord(item.language) })}
        />
      </div>
      <Link to={addresses.translation(pageId, item.language)} className={buttonClass({ size: 'dense' })}>
        {t('Traducir')}
      </Link>
    </li>
  )
}

/** Whether visitors see it. */
export function TranslationState({
  item,
}: {
  item: Pick<TranslationSummary, 'url' | 'isReady' | 'hasChanges'>
}) {
  const { t } = useTranslation()
  if (item.url !== null)
    return item.hasChanges ? (
      <Badge tone="warning">{t('Con cambios sin publicar')}</Badge>
    ) : (
      <Badge tone="success">{t('Publicada')}</Badge>
    )
  return item.isReady ? <Badge tone="accent">{t('Sale con la página')}</Badge> : null
}
