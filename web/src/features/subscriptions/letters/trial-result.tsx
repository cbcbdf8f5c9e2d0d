import type { WholeLetter } from '@aurelio/contracts/subscriptions'
import { useTranslation } from 'react-i18next'
import { formatDateTime, formatNumber } from '../../../platform/format.ts'

/** How both subjects did, and which one the rest got. */
export function TrialResult({ letter }: { letter: WholeLetter }) {
  const { t } = useTranslation()
  const { trial, subject, state } = letter
  if (!trial) return null
  const { choice, endsAt, arms, decidedBy } = trial
  const chosen = choice?.subject === 'b' ? trial.subject : subject
  return (
    <section aria-labelledby="letter-trial" className="flex flex-col gap-2 rounded-lg border bg-surface p-4">
      <h2 id="letter-trial" className="text-base font-semibold">
        {t('Prueba A/B')}
      </h2>
      <p
        data-trial={choice ? (choice.isClear ? 'winner' : 'no-winner') : 'running'}
        className="wrap-anywhere"
      >
        {choice === null
          ? state === 'sent'
            ? t('Cada persona recibió uno de los dos: no quedaba nadie para después.')
            : endsAt !== null && t('Se decide el {{moment}}.', { moment: formatDateTime(endsAt) })
          : choice.isClear
            ? t('Ha ganado «{{subject}}»: el resto lo recibe con ese asunto.', { subject: chosen })
            : t('Sin ganador claro: el resto recibe el primero, «{{subject}}».', { subject: chosen })}
      </p>
      <ul className="flex flex-col gap-1 text-dense text-muted tabular-nums">
        {[subject, trial.subject].map((words, at) => (
          <li key={at} className="wrap-anywhere">
            <bdi>{words}</bdi>
            {' · '}
            {t('Entregados: {{figure}}', { figure: formatNumber(arms[at]?.sent ?? 0) })}
            {' · '}
            {decidedBy === 'leads'
              ? t('Leads: {{figure}}', { figure: formatNumber(arms[at]?.came ?? 0) })
              : t('Clics: {{figure}}', { figure: formatNumber(arms[at]?.came ?? 0) })}
          </li>
        ))}
      </ul>
    </section>
  )
}
