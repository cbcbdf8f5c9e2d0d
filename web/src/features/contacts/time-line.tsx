import type { TimeLineEntry } from '@aurelio/contracts/contacts'
import { ClipboardList, FileCheck, Gift, Inbox, Mail, MailCheck, UserCog, Workflow } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../platform/format.ts'
import { EntryDetail } from './entry-detail.tsx'
import { EntryTitle } from './entry-title.tsx'

const icons = {
  lead: Inbox,
  deed: UserCog,
  consent: FileCheck,
  subscription: MailCheck,
  letter: Mail,
  sequence: Workflow,
  step: Mail,
  quiz: ClipboardList,
  contest: Gift,
} satisfies Record<TimeLineEntry['kind'], unknown>

/** What happened with a person, the last first. */
export function TimeLine({ entries }: { entries: readonly TimeLineEntry[] }) {
  const { t } = useTranslation()
  if (entries.length === 0) return <p className="text-muted">{t('Todavía no ha pasado nada.')}</p>
  return (
    <ol aria-label={t('Historia')} className="flex flex-col">
      {entries.map((entry) => {
        const Icon = icons[entry.kind]
        return (
          <li
            key={`${entry.id} ${entry.at}`}
            data-entry={entry.kind}
            className="flex gap-3 border-b py-3 last:border-b-0"
          >
            <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />
            <div className="flex min-w-0 flex-1 flex-col gap-1">
              <p className="font-medium wrap-anywhere">
                <EntryTitle entry={entry} />
              </p>
              <time dateTime={entry.at} className="text-dense text-muted">
                {formatDateTime(entry.at)}
              </time>
              <EntryDetail entry={entry} />
            </div>
          </li>
        )
      })}
    </ol>
  )
}
