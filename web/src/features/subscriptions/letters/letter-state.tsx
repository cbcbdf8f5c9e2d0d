import type { LetterState } from '@aurelio/contracts/subscriptions'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../../ui/badge.tsx'
import { letterStateNames } from '../subscription-words.ts'

const tones = {
  draft: 'neutral',
  scheduled: 'accent',
  sending: 'accent',
  paused: 'warning',
  sent: 'success',
  stopped: 'warning',
} as const

export function LetterStateMark({ state }: { state: LetterState }) {
  const { t } = useTranslation()
  return <Badge tone={tones[state]}>{t(letterStateNames[state])}</Badge>
}
