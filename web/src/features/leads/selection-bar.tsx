import type { LeadState } from '@aurelio/contracts/leads'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { StateSelect } from './state-select.tsx'

type SelectionBarProps = {
  count: number
  busy: boolean
  onState: (state: LeadState) => void
  onClear: () => void
}

/** What is done with the chosen leads together. */
export function SelectionBar({ count, busy, onState, onClear }: SelectionBarProps) {
  const { t } = useTranslation()
  return (
    <div
      role="group"
      aria-label={t('Con los elegidos')}
      className="sticky bottom-4 z-10 flex flex-wrap items-center gap-3 rounded-lg border bg-raised p-3 shadow-float"
    >
      <p className="text-sm font-medium tabular-nums">{t('{{count}} leads elegidos', { count })}</p>
      <StateSelect
        aria-label={t('Cambiar el estado de los elegidos')}
        className="w-52"
        none={t('Cambiar el estado…')}
        value={null}
        disabled={busy}
        onChoose={(state) => state && onState(state)}
      />
      <Button variant="ghost" onClick={onClear}>
        {t('Quitar la selección')}
      </Button>
    </div>
  )
}
