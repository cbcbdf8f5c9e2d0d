import type { TranslationSummary } from '@aurelio/contracts/translations'
import { languageName } from '@aurelio/page/document'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { languageWord } from '../../platform/i18n/language-word.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { TranslationProgress } from './progress.tsx'

type LanguageRowProps = { item: TranslationSummary; to: string; waits: string }

/** Something in one language: how far it is, and the way to translating it. */
export function LanguageRow({ item, to, waits }: LanguageRowProps) {
  const { t } = useTranslation()
  const name = languageName(item.language)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <bdi lang={item.language}>{name}</bdi>
          <TranslationState item={item} waits={waits} />
        </p>
        <TranslationProgress
          {...item}
          label={t('Traducido al {{language}}', { language: languageWord(item.language) })}
        />
      </div>
      <Link to={to} className={buttonClass({ size: 'dense' })}>
        {t('Traducir')}
      </Link>
    </li>
  )
}

/** Whether visitors see it. */
export function TranslationState({
  item,
  waits,
}: {
  item: Pick<TranslationSummary, 'url' | 'isReady' | 'hasChanges'>
  waits: string
}) {
  const { t } = useTranslation()
  if ((item.url !== null || item.isReady) && item.hasChanges)
    return <Badge tone="warning">{t('Con cambios sin publicar')}</Badge>
  if (item.url !== null) return <Badge tone="success">{t('Publicada')}</Badge>
  return item.isReady ? <Badge tone="accent">{waits}</Badge> : null
}
