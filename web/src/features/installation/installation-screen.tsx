import { addresses } from '@aurelio/contracts/addresses'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { isGone } from '../../platform/api/field-errors.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Engines } from './engines.tsx'
import { Facts } from './facts.tsx'
import { Limits } from './limits.tsx'
import { MailTest } from './mail-test.tsx'
import { Part } from './part.tsx'
import { StatusList } from './status-list.tsx'
import { UsageList } from './usage-list.tsx'

const doctor = 'npx aurelio doctor'

/** For whoever keeps the installation: how it is, its mail, what it holds, its programs, its accounts and its versions. */
export function InstallationScreen() {
  const { t } = useTranslation()
  const installation = useQuery(api.installation.get.queryOptions())
  if (isGone(installation.error))
    return (
      <ErrorPanel
        title={t('Solo para quien administra')}
        text={t('Esta pantalla es de las personas que administran la instalación.')}
      />
    )
  if (installation.isError && !installation.data)
    return (
      <ErrorPanel
        title={t('No se ha podido cargar la instalación')}
        text={errorText(installation.error)}
        action={<Button onClick={() => void installation.refetch()}>{t('Reintentar')}</Button>}
      />
    )
  if (!installation.data) return <Skeleton className="h-80" />
  const { about, replica, mail, work, disk, accounts, limits, usage } = installation.data
  return (
    <div className="grid items-start gap-6 @4xl:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-6">
        <Part title={t('Estado')}>
          <StatusList work={work} disk={disk} mail={mail} replica={replica} />
          <p className="text-muted">
            {t('En el servidor, esta orden mira todo lo demás:')} <code>{doctor}</code>
          </p>
        </Part>
        <MailTest mail={mail} />
        <Part title={t('Espacio ocupado')}>
          <UsageList usage={usage} />
        </Part>
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <Part title={t('Límites de cada espacio')}>
          <Limits limits={limits} />
        </Part>
        <Engines />
        <Part title={t('Cuentas')}>
          <p className="text-muted">{t('Personas con cuenta: {{number}}.', { number: accounts })}</p>
          <Link to={addresses.settingsOf('accounts')} className={`${buttonClass({})} self-start`}>
            {t('Ver las cuentas')}
          </Link>
        </Part>
        <Part title={t('Acerca de')}>
          <Facts
            facts={[
              ['Aurelio', about.version],
              ['Node', about.node],
              [t('Base de datos'), about.database === 'sqlite' ? 'SQLite' : 'PostgreSQL'],
              [t('Archivos'), about.storage === 'disk' ? t('En disco') : 'S3'],
              [t('Dirección'), about.address],
            ]}
          />
        </Part>
      </div>
    </div>
  )
}
