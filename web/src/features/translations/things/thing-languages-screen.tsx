import { addresses } from '@aurelio/contracts/addresses'
import { type TranslatedKind, translatedKindSchema } from '@aurelio/contracts/thing-translations'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { languageWord } from '../../../platform/i18n/language-word.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { LanguageRow } from '../language-row.tsx'
import { ThingMissing } from './thing-missing.tsx'
import { thingPath, thingWords } from './thing-words.ts'

/** A quiz, a contest, a letter or a sequence in each language of the sites of the workspace. */
export function ThingLanguagesScreen() {
  const { kind: named = '', thing = '' } = useParams()
  const kind = translatedKindSchema.safeParse(named).data
  return kind === undefined ? <ThingMissing /> : <ThingLanguages kind={kind} id={thing} />
}

function ThingLanguages({ kind, id }: { kind: TranslatedKind; id: string }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(api.thingTranslations.list.queryOptions({ input: { kind, id } }))
  const words = thingWords[kind]
  if (error)
    return (
      <ErrorPanel
        heading
        title={t('No se han podido cargar los idiomas')}
        text={errorText(error)}
        action={<Button onClick={() => void refetch()}>{t('Reintentar')}</Button>}
      />
    )
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <PageHeader
        title={t(words.of)}
        {...(data && { text: t('De «{{name}}»', { name: data.name || t('Sin asunto') }) })}
        actions={
          <Link to={thingPath(kind, id)} className={buttonClass()}>
            {t('Volver')}
          </Link>
        }
      />
      {!data && <Skeleton className="h-32" />}
      {data?.items.length === 0 && (
        <p className="text-muted">
          {t(
            'Tus sitios están solo en {{language}}. Añade otros idiomas a un sitio y vuelve aquí a traducir.',
            {
              language: languageWord(data.main),
            },
          )}
        </p>
      )}
      <ul className="flex flex-col divide-y empty:hidden">
        {data?.items.map((item) => (
          <LanguageRow
            key={item.language}
            item={item}
            to={addresses.thingTranslation(kind, id, item.language)}
            waits={t(words.waits)}
          />
        ))}
      </ul>
      <Link to={addresses.sites} className="self-start text-dense text-accent-text hover:underline">
        {t('Idiomas de los sitios')}
      </Link>
    </div>
  )
}
