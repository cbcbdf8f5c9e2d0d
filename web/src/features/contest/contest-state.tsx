import type { ContestSummary } from '@aurelio/contracts/contests'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../ui/badge.tsx'
import { stateNames } from './contest-words.ts'

const tones = { draft: 'neutral', open: 'success', closed: 'warning', drawn: 'accent' } as const

export function ContestState({ state }: Pick<ContestSummary, 'state'>) {
  const { t } = useTranslation()
  return <Badge tone={tones[state]}>{t(stateNames[state])}</Badge>
}
