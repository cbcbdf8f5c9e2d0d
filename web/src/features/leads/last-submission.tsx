import type { LeadHistory as History } from '@aurelio/contracts/leads'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../platform/format.ts'
import { shortName } from '../../platform/short-name.ts'
import { Entered } from './entered.tsx'

type Submission = Extract<History[number], { kind: 'submission' }>

/** What the person wrote last: what whoever opens a lead came for. */
export function LastSubmission({ submission: { at, pageName, fields } }: { submission: Submission }) {
  const { t } = useTranslation()
  return (
    <section aria-label={t('Lo que envió')} className="flex flex-col gap-2 rounded-lg border bg-surface p-4">
      <h3 className="text-dense text-muted">
        {t('Envió el formulario de {{name}}', { name: shortName(pageName) })}
        {' · '}
        <time dateTime={at}>{formatDateTime(at)}</time>
      </h3>
      <Entered fields={fields} />
    </section>
  )
}
