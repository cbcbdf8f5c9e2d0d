import type { VideoEngineState } from '@aurelio/contracts/video-downloader'
import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/card.tsx'
import { formatDuration, formatSize } from './figures.ts'

/** The limits in force; they are settings of the server. */
export function EngineLimits({ limits }: { limits: VideoEngineState['limits'] }) {
  const { t } = useTranslation()
  const rows = [
    [t('Largest video'), formatSize(limits.maxBytes), 'VIDEO_MAX_MB'],
    [t('Longest video'), formatDuration(limits.maxSeconds), 'VIDEO_MAX_MINUTES'],
    [t('For one person in 24 hours'), formatSize(limits.dailyBytes), 'VIDEO_DAILY_MB'],
    [t('Downloads of one person in 24 hours'), String(limits.dailyTasks), 'VIDEO_DAILY_TASKS'],
    [
      t('Files are kept'),
      limits.retentionHours === 1 ? t('1 hour') : t('{{count}} hours', { count: limits.retentionHours }),
      'VIDEO_RETENTION_HOURS',
    ],
    [t('Free disk space that is left alone'), formatSize(limits.diskFloorBytes), 'VIDEO_DISK_FLOOR_MB'],
    [t('Downloads at once'), String(limits.concurrency), 'VIDEO_CONCURRENCY'],
  ] as const
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-base font-semibold">{t('Limits')}</h2>
      <Card className="p-0">
        <table className="w-full text-sm">
          <thead className="text-left text-dense text-muted">
            <tr className="border-b">
              <th className="p-3 font-medium">{t('Limit')}</th>
              <th className="p-3 font-medium">{t('Value')}</th>
              <th className="hidden p-3 font-medium @xl:table-cell">{t('Setting')}</th>
            </tr>
          </thead>
          <tbody className="divide-y">
            {rows.map(([name, value, setting]) => (
              <tr key={setting}>
                <td className="p-3">{name}</td>
                <td className="p-3 tabular-nums">{value}</td>
                <td className="hidden p-3 font-mono text-dense text-muted @xl:table-cell">{setting}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
    </section>
  )
}
