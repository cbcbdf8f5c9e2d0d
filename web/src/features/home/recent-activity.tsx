import type { Overview } from '@aurelio/contracts/home'
import { memo, Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Section } from './section.tsx'

export type Activities = Overview['activity']

type RecentActivityProps = {
  activity: Activities | undefined
  /** How a list of them is drawn: the feature that owns it stands apart. */
  renderList: (activity: Activities) => ReactNode
}

/** As high as the chart beside it; what does not fit is scrolled to. */
export const RecentActivity = memo(function RecentActivity({ activity, renderList }: RecentActivityProps) {
  const { t } = useTranslation()
  return (
    <Section title={t('Actividad reciente')}>
      <div className="h-92 overflow-y-auto rounded-lg border bg-surface px-4 py-2">
        {!activity && <Waiting />}
        {activity?.length === 0 && (
          <p className="grid h-full place-items-center text-center text-muted">
            {t('Aquí aparecerá lo que pase en tu espacio de trabajo.')}
          </p>
        )}
        {activity && activity.length > 0 && (
          <Suspense fallback={<Waiting />}>{renderList(activity)}</Suspense>
        )}
      </div>
    </Section>
  )
})

function Waiting() {
  return (
    <div className="flex h-full flex-col justify-around">
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} className="h-5" />
      ))}
    </div>
  )
}
