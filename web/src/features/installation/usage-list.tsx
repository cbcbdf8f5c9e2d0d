import type { StorageUsage } from '@aurelio/contracts/installation'
import { useTranslation } from 'react-i18next'
import { formatBytes } from '../../platform/format.ts'

/** What each workspace keeps, by kind. */
export function UsageList({ usage }: { usage: readonly StorageUsage[] }) {
  const { t } = useTranslation()
  const kinds = [
    ['pages', t('Páginas')],
    ['pictures', t('Imágenes')],
    ['videos', t('Vídeos')],
    ['leadFiles', t('Archivos de leads')],
    ['workFiles', t('Archivos de tareas y proyectos')],
  ] as const
  return (
    <ul className="flex flex-col divide-y">
      {usage.map(({ workspace, ...bytes }) => (
        <li key={workspace.id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2">
          <bdi className="min-w-40 flex-1 break-words">{workspace.name}</bdi>
          <span className="font-medium tabular-nums">
            {formatBytes(kinds.reduce((sum, [kind]) => sum + bytes[kind], 0))}
          </span>
          <span className="w-full text-dense text-muted tabular-nums">
            {kinds
              .filter(([kind]) => bytes[kind] > 0)
              .map(([kind, label]) => `${label}: ${formatBytes(bytes[kind])}`)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  )
}
