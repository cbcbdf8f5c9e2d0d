import type { PageText, PageTranslation } from '@aurelio/contracts/translations'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { languageWord } from '../../../platform/i18n/language-word.ts'
import { ChoiceBar } from '../../../ui/choice-bar.tsx'
import { TranslationProgress } from '../progress.tsx'
import { TextRow } from './text-row.tsx'
import { keyOf, type SaidTexts } from './use-said-texts.ts'

type Filter = 'all' | PageText['state']
/** What is listed is chosen once: a text that is being translated does not go away under the hands. */
type Listed = { filter: Filter; keys: ReadonlySet<string> | null }

const isCounted = ({ kind }: PageText) => kind === 'line' || kind === 'lines'
const choice = (value: Filter, words: string, count: number) => ({ value, text: `${words} (${count})` })

type SideBySideProps = {
  page: Pick<PageTranslation, 'language' | 'main' | 'sections' | 'total' | 'done' | 'changed' | 'missing'>
  said: SaidTexts
  /** What stands above the texts that are of no part. */
  wholeTitle: string
  /** What else is said in the other language. */
  children?: ReactNode
}

/** Texts beside what they are in another language: those of a page, of a quiz, of a letter. */
export function SideBySide({ page, said, wholeTitle, children }: SideBySideProps) {
  const { t } = useTranslation()
  const [listed, setListed] = useState<Listed>({ filter: 'all', keys: null })
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
    <>
      <TranslationProgress {...page} label={t('Traducido al {{language}}', { language: name })} />
      {children}
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
        <section
          key={section.id}
          aria-label={section.name || (section.id === '' ? wholeTitle : t('Sección'))}
        >
          <h2 className="border-b pb-2 font-semibold">
            {section.id === '' ? wholeTitle : <bdi>{section.name || t('Sección')}</bdi>}
          </h2>
          <ul className="flex flex-col divide-y">
            {section.texts.map((text) => (
              <TextRow key={keyOf(text)} text={text} main={page.main} language={page.language} said={said} />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
