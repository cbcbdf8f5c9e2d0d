import type { VisitSummary } from '@aurelio/contracts/visits'
import { useTranslation } from 'react-i18next'
import { formatCalendarDay } from '../../../platform/format.ts'
import { toolNames } from '../imports/words.ts'

/** Which of what is shown somebody else counted, and was imported. */
export function ImportedNote({ imported }: Pick<VisitSummary, 'imported'>) {
  const { t } = useTranslation()
  if (imported.length === 0) return null
  return (
    <ul aria-label={t('Visitas importadas')} className="text-dense text-muted">
      {imported.map(({ tool, from, to }, at) => (
        <li key={at}>
          {t('Importado de {{tool}}: del {{from}} al {{to}}', {
            tool: t(nameOf(tool)),
            from: formatCalendarDay(from),
            to: formatCalendarDay(to),
          })}
        </li>
      ))}
    </ul>
  )
}

function nameOf(tool: string): string {
  return Object.entries(toolNames).find(([one]) => one === tool)?.[1] ?? toolNames.other
}
