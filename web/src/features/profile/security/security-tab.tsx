import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { DataCard } from './data-card.tsx'
import { PasskeysCard } from './passkeys-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { ProvidersCard } from './providers-card.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { TwoFactorCard } from './two-factor-card.tsx'

/** Everything about getting in, and leaving for good (dashboard.md §2). */
export function SecurityTab() {
  const { t } = useTranslation()
  const security = useQuery(api.security.get.queryOptions())
  if (security.data) {
    return (
      <div className="flex flex-col gap-6">
        <PasswordCard hasPassword={security.data.hasPassword} />
        <TwoFactorCard security={security.data} />
        <SessionsCard />
        <PasskeysCard />
        <ProvidersCard security={security.data} />
        <DataCard security={security.data} />
      </div>
    )
  }
  if (security.isError) {
    return (
      <ErrorPanel
        title={t('No se ha podido cargar tu seguridad')}
        text={errorText(security.error)}
        action={<Button onClick={() => void security.refetch()}>{t('Reintentar')}</Button>}
      />
    )
  }
  return (
    <div className="flex flex-col gap-6">
      <p role="status" className="sr-only">
        {t('Cargando la seguridad de tu cuenta...')}
      </p>
      <Skeleton className="h-72" />
      <Skeleton className="h-32" />
      <Skeleton className="h-48" />
    </div>
  )
}
