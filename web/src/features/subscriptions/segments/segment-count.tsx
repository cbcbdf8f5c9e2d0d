import type { SegmentRules } from '@aurelio/contracts/person-questions'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { formatNumber } from '../../../platform/format.ts'
import { useSettled } from '../../../platform/use-settled.ts'
import { isWhole } from '../questions/new-question.ts'

/** What is chosen is counted once nothing has changed for so long. */
const pauseMs = 350

/** How many people the rules mean now, and the first of them; counted anew with each change. */
export function SegmentCount({ rules }: { rules: SegmentRules }) {
  const { t } = useTranslation()
  const text = JSON.stringify(rules)
  const settled = useSettled(text, pauseMs)
  const isReady = rules.rules.every(({ question }) => isWhole(question))
  const count = useQuery({
    ...api.subscriptions.countSegment.queryOptions({ input: rules }),
    enabled: isReady && settled === text,
    placeholderData: keepPreviousData,
  })
  const isCounting = isReady && (settled !== text || count.isFetching)
  const { people = 0, first = [] } = count.data ?? {}
  return (
    <section aria-label={t('A quién alcanza')} className="flex flex-col gap-2 rounded-lg border p-3">
      <p role="status" className="tabular-nums">
        {!isReady
          ? t('Elige lo que falta y se cuenta sola.')
          : count.isError
            ? errorText(count.error)
            : isCounting
              ? t('Contando...')
              : t('Personas: {{figure}}', { figure: formatNumber(people) })}
      </p>
      {isReady && !count.isError && first.length > 0 && (
        <ul className={`flex flex-col text-dense text-muted ${isCounting ? 'opacity-60' : ''}`}>
          {first.map(({ id, email, name }) => (
            <li key={id} className="wrap-anywhere">
              <bdi>{[name, email].filter(Boolean).join(' · ')}</bdi>
            </li>
          ))}
          {people > first.length && (
            <li>{t('y más: {{figure}}', { figure: formatNumber(people - first.length) })}</li>
          )}
        </ul>
      )}
    </section>
  )
}
