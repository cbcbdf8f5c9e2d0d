import { addresses } from '@aurelio/contracts/addresses'
import { translatedLanguageSchema } from '@aurelio/contracts/sites'
import type { PageText, PageTranslation } from '@aurelio/contracts/translations'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { isGone } from '../../../platform/api/field-errors.ts'
import { languageWord } from '../../../platform/i18n/language-word.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { ChoiceBar } from '../../../ui/choice-bar.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TranslationProgress } from '../progress.tsx'
import { AddressField } from './address-field.tsx'
import { TextRow } from './text-row.tsx'
import { TranslationHeading } from './translation-heading.tsx'
import { keyOf, useSaidTexts } from './use-said-texts.ts'

/** A page beside itself in another language. */
export function TranslationScreen() {
  const { t } = useTranslation()
  const { page: id = '', language: code = '' } = useParams()
  const language = translatedLanguageSchema.safeParse(code).data
  const asked = useQuery({
    ...api.translations.get.queryOptions({ input: { id, language: language ?? 'en' } }),
    enabled: language !== undefined,
  })
  if (asked.data) return <SideBySide key={`${id} ${code}`} page={asked.data} />
  if (!asked.isError && language !== undefined) return <Skeleton className="h-96 rounded-lg" />
  const isMissing = language === undefined || isGone(asked.error)
  return (
    <ErrorPanel
      heading
      title={isMissing ? t('Esta traducción no está') : t('No se ha podido cargar la traducción')}
      text={
        isMissing
          ? t('Puede que la página se haya eliminado, o que su sitio ya no tenga ese idioma.')
          : errorText(asked.error)
      }
      action={
        isMissing ? (
          <Link to={addresses.overview} className={buttonClass()}>
            {t('Volver a tus páginas')}
          </Link>
        ) : (
          <Button onClick={() => void asked.refetch()}>{t('Reintentar')}</Button>
        )
      }
    />
  )
}

type Filter = 'all' | PageText['state']
/** What is listed is chosen once: a text that is being translated does not go away under the hands. */
type Listed = { filter: Filter; keys: ReadonlySet<string> | null }

const isCounted = ({ kind }: PageText) => kind === 'line' || kind === 'lines'
const choice = (value: Filter, words: string, count: number) => ({ value, text: `${words} (${count})` })

function SideBySide({ page }: { page: PageTranslation }) {
  const { t } = useTranslation()
  const [listed, setListed] = useState<Listed>({ filter: 'all', keys: null })
  const said = useSaidTexts(page.pageId, page.language)
  const name = languageWord(page.language)
  const texts = page.sections.flatMap((section) => section.texts)
  const choose = (filter: Filter) =>
    setListed({
      filter,
      keys:
        filter === 'all'
          ? null
          : new Set(texts.filter((text) => isCounted(text) && text.state === filter).map(keyOf)),
    })
  const sections = page.sections
    .map((section) => ({
      ...section,
      texts: section.texts.filter((text) => listed.keys === null || listed.keys.has(keyOf(text))),
    }))
    .filter((section) => section.texts.length > 0)
  return (
    <div className="@container flex flex-col gap-6">
      <TranslationHeading page={page} said={said} />
      <TranslationProgress {...page} label={t('Traducido al {{language}}', { language: name })} />
      <AddressField key={page.slug} page={page} />
      <ChoiceBar
        label={t('Qué textos se ven')}
        chosen={listed.filter}
        onChoose={choose}
        choices={[
          choice('all', t('Todos'), page.total),
          choice('missing', t('Por traducir'), page.missing),
          choice('changed', t('Cambió el original'), page.changed),
          choice('done', t('Traducido'), page.done),
        ]}
        className="self-start"
      />
      <p className="text-dense text-muted">
        {t(
          'Control y Enter llevan al siguiente texto por traducir. Los números entre < y > marcan negritas y enlaces: déjalos alrededor de las mismas palabras.',
        )}
      </p>
      {sections.length === 0 && <p className="text-muted">{t('Ningún texto está así ahora.')}</p>}
      {sections.map((section) => (
        <section key={section.id} aria-label={section.name || t('Título y buscadores')}>
          <h2 className="border-b pb-2 font-semibold">
            {section.id === '' ? t('Título y buscadores') : <bdi>{section.name || t('Sección')}</bdi>}
          </h2>
          <ul className="flex flex-col divide-y">
            {section.texts.map((text) => (
              <TextRow key={keyOf(text)} text={text} main={page.main} language={page.language} said={said} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
