import type { TimeLineEntry } from '@aurelio/contracts/contacts'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../platform/format.ts'
import { shortName } from '../../platform/short-name.ts'
import { Badge } from '../../ui/badge.tsx'
import { leadStateNames, sourceNames } from './entry-words.ts'

/** What belongs to it: what they wrote, the words that they agreed to, who of the team did it. */
export function EntryDetail({ entry }: { entry: TimeLineEntry }) {
  const { t } = useTranslation()
  switch (entry.kind) {
    case 'lead':
      return (
        <>
          <p>
            <Badge tone="neutral">{t(leadStateNames[entry.state])}</Badge>
          </p>
          <Said
            answers={entry.fields.map(({ name, label, value }) => ({ id: name, asked: label, text: value }))}
          />
        </>
      )
    case 'deed':
      return (
        <>
          {entry.what === 'note' && <p className="wrap-anywhere whitespace-pre-line">{entry.text}</p>}
          {entry.author !== null && <p className="text-dense text-muted">{shortName(entry.author)}</p>}
        </>
      )
    case 'consent':
      return (
        <p className="text-dense wrap-anywhere">
          «{entry.text}»{' '}
          <span className="text-muted">
            {t('Versión {{number}}', { number: formatNumber(entry.version) })}
          </span>
        </p>
      )
    case 'subscription':
      if (entry.what === 'confirmed') return null
      return (
        <p className="text-dense wrap-anywhere">
          «{entry.text}»{' '}
          {entry.what === 'asked' && <span className="text-muted">{t(sourceNames[entry.source])}</span>}
        </p>
      )
    case 'letter':
      if (!entry.isComplaint) return null
      return (
        <p>
          <Badge tone="warning">{t('Lo marcó como no deseado')}</Badge>
        </p>
      )
    case 'quiz':
      return (
        <>
          {entry.place !== '' && <p className="wrap-anywhere">{entry.place}</p>}
          {entry.answers.length > 0 && (
            <details>
              <summary className="cursor-pointer text-dense text-muted">{t('Lo que contestó')}</summary>
              <Said
                answers={entry.answers.map(({ id, question, text }) => ({ id, asked: question, text }))}
              />
            </details>
          )}
        </>
      )
    case 'sequence':
    case 'step':
    case 'contest':
    default:
      return null
  }
}

type SaidProps = { answers: readonly { id: string; asked: string; text: string }[] }

function Said({ answers }: SaidProps) {
  return (
    <dl className="flex flex-col gap-1 text-dense">
      {answers.map(({ id, asked, text }) => (
        <div key={id} className="flex flex-wrap gap-x-2">
          <dt className="text-muted wrap-anywhere">{asked}</dt>
          <dd className="min-w-0 wrap-anywhere whitespace-pre-line">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
