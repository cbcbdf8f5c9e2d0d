import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../../../../platform/api/client.ts'
import { Card } from '../../../../../ui/card.tsx'
import { ScheduleItem } from './schedule-item.tsx'

/** The publications of the workspace that repeat; nothing where there is none. */
export function ScheduleList() {
  const { t } = useTranslation()
  const schedules = useQuery(api.pageSchedules.list.queryOptions()).data?.items ?? []
  if (schedules.length === 0) return null
  return (
    <Card>
      <section aria-labelledby="seo-schedules" className="flex flex-col gap-1">
        <h3 id="seo-schedules" className="font-semibold">
          {t('Publicaciones que se repiten')}
        </h3>
        <ul className="flex flex-col divide-y">
          {schedules.map((schedule) => (
            <ScheduleItem key={schedule.id} schedule={schedule} />
          ))}
        </ul>
      </section>
    </Card>
  )
}
