import type { ReviewDecision } from '@aurelio/contracts/reviews'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../../platform/format.ts'

/** Who decided what, and when; nothing of it is ever changed. */
export function Decisions({ decisions }: { decisions: readonly ReviewDecision[] }) {
  const { t } = useTranslation()
  if (decisions.length === 0) return null
  return (
    <section aria-label={t('Respuestas')} className="flex flex-col gap-2">
      <h2 className="text-base font-semibold">{t('Respuestas')}</h2>
      <ul className="flex flex-col gap-3">
        {decisions.map(({ verdict, by, note, at }) => (
          <li key={at} className="flex flex-col gap-0.5 border-l-2 pl-3">
            <p className="break-words">
              {verdict === 'approved'
                ? t('{{name}} ha aprobado esta versión', { name: by.name })
                : t('{{name}} pide cambios en esta versión', { name: by.name })}
            </p>
            <time dateTime={at} className="text-dense text-muted">
              {formatDateTime(at)}
            </time>
            {note !== '' && (
              <p dir="auto" className="break-words whitespace-pre-wrap">
                {note}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
