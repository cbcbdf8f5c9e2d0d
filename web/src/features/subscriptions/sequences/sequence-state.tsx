import type { SequenceState } from '@aurelio/contracts/sequences'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../../ui/badge.tsx'
import { sequenceStateNames } from '../subscription-words.ts'

const tones = { draft: 'neutral', running: 'success', paused: 'warning' } as const

export function SequenceStateMark({ state }: { state: SequenceState }) {
  const { t } = useTranslation()
  return <Badge tone={tones[state]}>{t(sequenceStateNames[state])}</Badge>
}
