import type { FunnelNarrowing } from '@aurelio/contracts/funnels'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { cutKeyName } from './funnel-figures.tsx'

const names = ['source', 'device', 'campaign', 'variant'] as const

type NarrowingBarProps = { narrowing: FunnelNarrowing; onNarrow: (narrowing: FunnelNarrowing) => void }

/** Of whom the figures are, where that is not everybody; nothing where it is. */
export function NarrowingBar({ narrowing, onNarrow }: NarrowingBarProps) {
  const { t } = useTranslation()
  const chosen = names.flatMap((name) => {
    const key = narrowing[name]
    return key === undefined ? [] : [cutKeyName(t, name, key)]
  })
  if (chosen.length === 0) return null
  return (
    <p role="status" className="flex flex-wrap items-center gap-2 text-dense">
      {t('Solo: {{what}}', { what: chosen.join(' · ') })}
      <Button size="dense" onClick={() => onNarrow({})}>
        {t('Ver a todos')}
      </Button>
    </p>
  )
}
