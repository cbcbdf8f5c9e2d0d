import type { Letter } from '@aurelio/contracts/subscriptions'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDateTime, formatNumber } from '../../../platform/format.ts'
import { letterPath } from '../subscriptions-path.ts'
import { LetterStateMark } from './letter-state.tsx'

/** A letter in the list of all: what it is called, to whom, and what came of it. */
export function LetterRow({ letter }: { letter: Letter }) {
  const { t } = useTranslation()
  const { id, subject, list, segment, state, sendAt, createdAt, figures } = letter
  const hasLeft = state !== 'draft' && state !== 'scheduled'
  const shown = [
    { name: 'sent', label: t('Enviados'), value: figures.sent },
    { name: 'delivered', label: t('Entregados'), value: figures.delivered },
    { name: 'clicks', label: t('Clics'), value: figures.clicks },
    { name: 'unsubscribed', label: t('Bajas'), value: figures.unsubscribed },
    { name: 'leads', label: t('Leads'), value: figures.leads },
  ]
  return (
    <li data-row={id} className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3">
      <div className="flex min-w-56 flex-1 flex-col gap-1">
        <h3 className="font-semibold wrap-anywhere">
          <Link to={letterPath(id)} className="hover:underline">
            <bdi>{subject || t('Sin asunto')}</bdi>
          </Link>
        </h3>
        <p className="flex flex-wrap items-center gap-2 text-dense text-muted tabular-nums">
          <LetterStateMark state={state} />
          {list && <bdi>{[list.name, segment?.name].filter(Boolean).join(' · ')}</bdi>}
          <span>{formatDateTime(sendAt ?? createdAt)}</span>
        </p>
      </div>
      {hasLeft && (
        <dl className="flex flex-wrap gap-x-5 gap-y-1 text-dense tabular-nums">
          {shown.map(({ name, label, value }) => (
            <div key={name} className="flex flex-col">
              <dt className="text-muted">{label}</dt>
              <dd data-stat={name} className="font-semibold">
                {formatNumber(value)}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}
