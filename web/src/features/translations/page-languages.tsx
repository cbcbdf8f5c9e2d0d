import { addresses } from '@aurelio/contracts/addresses'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { languageWord } from '../../platform/i18n/language-word.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LanguageRow } from './language-row.tsx'

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
          <LanguageRow
            key={item.language}
            item={item}
            to={addresses.translation(pageId, item.language)}
            waits={t('Sale con la página')}
          />
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
