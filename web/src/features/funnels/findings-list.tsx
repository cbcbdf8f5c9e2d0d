import type { Funnel } from '@aurelio/contracts/funnels'
import { useTranslation } from 'react-i18next'
import { stepNames } from './shown-graph.ts'
import { findingWords } from './words.ts'

/** What keeps people from the end of a funnel; nothing where nothing does. */
export function FindingsList({ funnel, onShow }: { funnel: Funnel; onShow: (step: string) => void }) {
  const { t } = useTranslation()
  const nameOf = stepNames(funnel, t)
  if (funnel.findings.length === 0) return null
  return (
    <section aria-label={t('Revisión antes de publicar')} className="rounded-lg border border-warning p-4">
      <h2 className="text-base font-semibold">{t('Revisión antes de publicar')}</h2>
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {funnel.findings.map((finding) => (
          <li
            key={`${finding.code} ${finding.steps.join(' ')} ${finding.port ?? ''}`}
            data-finding={finding.code}
          >
            {findingWords(t, finding, nameOf)}{' '}
            {finding.steps[0] !== undefined && (
              <button
                type="button"
                className="text-accent-text underline"
                onClick={() => onShow(finding.steps[0] ?? '')}
              >
                {t('Ir al paso')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
