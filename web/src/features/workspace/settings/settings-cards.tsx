import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { useSession } from '../../../platform/auth/auth-provider.tsx'
import { Button } from '../../../ui/button.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { GeneralCard } from './general-card.tsx'
import { LegalCard } from './legal-card.tsx'
import { LogoCard } from './logo-card.tsx'

/** What the workspace says of itself, for those who may say it. */
export function SettingsCards() {
  const { t } = useTranslation()
  const { workspace } = useSession()
  const settings = useQuery(api.workspaceSettings.get.queryOptions())
  if (settings.data) {
    const { logo, legal, timeZone, mailLanguage } = settings.data
    return (
      <>
        <LogoCard logo={logo} name={workspace.name} />
        <GeneralCard general={{ timeZone, mailLanguage }} />
        <LegalCard legal={legal} />
      </>
    )
  }
  if (settings.isError)
    return (
      <ErrorPanel
        title={t('No se han podido cargar los ajustes')}
        text={errorText(settings.error)}
        action={<Button onClick={() => void settings.refetch()}>{t('Reintentar')}</Button>}
      />
    )
  return <Skeleton className="h-80" />
}
