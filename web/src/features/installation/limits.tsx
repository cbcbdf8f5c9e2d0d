import type { Installation } from '@aurelio/contracts/installation'
import { useTranslation } from 'react-i18next'
import { formatBytes, formatNumber } from '../../platform/format.ts'
import { Facts } from './facts.tsx'

/** What one workspace may have, and how that is changed. */
export function Limits({ limits: { storageBytes, publishes, leads, jobs } }: Pick<Installation, 'limits'>) {
  const { t } = useTranslation()
  const aDay = (most: number | null) =>
    most === null ? t('Sin límite') : t('{{most}} al día', { most: formatNumber(most) })
  return (
    <>
      <Facts
        facts={[
          [t('Archivos'), formatBytes(storageBytes)],
          [t('Publicaciones'), aDay(publishes)],
          [t('Leads'), aDay(leads)],
          [t('Tareas largas'), aDay(jobs)],
        ]}
      />
      <p className="text-muted">{t('Se cambian en los ajustes WORKSPACE_… del servidor.')}</p>
    </>
  )
}
