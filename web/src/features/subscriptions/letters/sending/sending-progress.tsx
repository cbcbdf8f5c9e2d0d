import type { WholeLetter } from '@aurelio/contracts/subscriptions'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../../platform/format.ts'
import { ProgressBar } from '../../../../ui/progress-bar.tsx'

/** How many have gone out of those that will. */
export function SendingProgress({ letter: { state, figures } }: { letter: WholeLetter }) {
  const { t } = useTranslation()
  if (state !== 'sending' && state !== 'paused') return null
  const { sent, total } = figures
  return (
    <div role="status" className="flex flex-col gap-2 rounded-lg border bg-surface p-4">
      <ProgressBar
        percent={total === 0 ? 0 : Math.floor((sent / total) * 100)}
        label={t('Parte que ya ha salido')}
        text={t('{{sent}} de {{total}}', { sent: formatNumber(sent), total: formatNumber(total) })}
      />
      <p className="text-muted">
        {state === 'paused'
          ? t('En pausa: lo que falta espera a que sigas.')
          : t('Puedes cerrar esta ventana: el envío sigue en el servidor.')}
      </p>
    </div>
  )
}
