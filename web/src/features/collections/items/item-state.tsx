import type { CollectionItem } from '@aurelio/contracts/collections'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../../platform/format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { stateWords } from '../collection-words.ts'

/** What an item is, and when it will be something else. */
export function ItemStateText({ item }: { item: CollectionItem }) {
  const { t } = useTranslation()
  const { state, publishAt, withdrawAt } = item
  const planned = [
    publishAt === null ? '' : t('Se publica el {{moment}}', { moment: formatDateTime(publishAt) }),
    withdrawAt === null ? '' : t('Se retira el {{moment}}', { moment: formatDateTime(withdrawAt) }),
  ].filter(Boolean)
  return (
    <span className="inline-flex flex-col items-start gap-1">
      <Badge tone={state === 'published' ? 'success' : 'neutral'}>{t(stateWords[state])}</Badge>
      {planned.map((each) => (
        <span key={each} className="text-xs text-muted">
          {each}
        </span>
      ))}
    </span>
  )
}
