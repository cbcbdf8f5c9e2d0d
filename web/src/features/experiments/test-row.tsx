import type { Experiment } from '@aurelio/contracts/experiments'
import { useTranslation } from 'react-i18next'
import { formatDate, formatNumber } from '../../platform/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { verdictWords } from './words.ts'

/** A test among others: what came of it, and what was learned. */
export function TestRow({ test, onOpen }: { test: Experiment; onOpen: () => void }) {
  const { t } = useTranslation()
  const { name, pageName, state, startedAt, endedAt, lesson, applied, arms, verdict } = test
  const visitors = arms.reduce((sum, arm) => sum + arm.visitors, 0)
  const { line } = verdictWords(t, test)
  return (
    <li className="flex flex-col gap-1 px-4 py-3" data-experiment={state}>
      <div className="flex flex-wrap items-center gap-2">
        <button
          type="button"
          onClick={onOpen}
          className="min-h-11 min-w-0 flex-1 text-left font-semibold wrap-anywhere hover:underline"
        >
          <bdi>{name}</bdi>
        </button>
        <Badge tone={verdict?.kind === 'winner' ? 'success' : 'neutral'}>{line}</Badge>
      </div>
      <p className="flex flex-wrap gap-x-3 text-dense text-muted">
        <bdi>{pageName}</bdi>
        {startedAt !== null && (
          <span>
            {formatDate(startedAt)}
            {endedAt !== null && ` – ${formatDate(endedAt)}`}
          </span>
        )}
        <span>{t('Visitantes: {{visitors}}', { visitors: formatNumber(visitors) })}</span>
        {applied !== null && <span>{t('Se aplicó {{letter}}', { letter: applied })}</span>}
      </p>
      {lesson !== '' && <p className="text-dense wrap-anywhere whitespace-pre-line">{lesson}</p>}
    </li>
  )
}
