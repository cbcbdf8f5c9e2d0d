import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { MailServerForm } from './mail-server-form.tsx'
import { MailServerState } from './mail-server-state.tsx'

/** From which server the workspace writes to people. */
export function MailServerScreen() {
  const { t } = useTranslation()
  const found = useQuery(api.mailServer.get.queryOptions())
  const server = found.data?.server
  return (
    <section className="flex flex-col gap-4" aria-labelledby="mail-server">
      <h2 id="mail-server" className="text-base font-semibold">
        {t('Correo del espacio')}
      </h2>
      <p className="text-muted">
        {t(
          'Con tu propio servidor, los envíos, las secuencias y los correos de tus formularios salen desde tu dirección. Los de las cuentas salen siempre desde la instalación.',
        )}
      </p>
      {found.isError && !found.data && (
        <ErrorPanel
          title={t('No se ha podido cargar el correo del espacio')}
          text={errorText(found.error)}
          action={<Button onClick={() => void found.refetch()}>{t('Reintentar')}</Button>}
        />
      )}
      {found.isPending && <Skeleton className="h-64 rounded-lg" />}
      {server && <MailServerState server={server} />}
      {found.data && (
        <MailServerForm key={server ? `${server.host} ${server.port}` : 'new'} server={server ?? null} />
      )}
    </section>
  )
}
