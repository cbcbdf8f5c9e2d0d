import type { FilmSummary } from '@aurelio/contracts/films'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../ui/badge.tsx'
import { stateNames } from './film-words.ts'

const tones = { preparing: 'accent', ready: 'success', failed: 'warning' } as const

export function FilmState({ state }: Pick<FilmSummary, 'state'>) {
  const { t } = useTranslation()
  return <Badge tone={tones[state]}>{t(stateNames[state])}</Badge>
}
