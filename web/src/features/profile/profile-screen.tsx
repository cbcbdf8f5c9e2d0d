import { addresses } from '@aurelio/contracts/addresses'
import { useQuery } from '@tanstack/react-query'
import { Tabs } from 'radix-ui'
import type { FocusEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { useAuth } from '../../platform/auth/auth-provider.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { PersonalTab } from './personal-tab.tsx'
import { PreferencesTab } from './preferences-tab.tsx'
import { ProfessionalTab } from './professional-tab.tsx'
import { SecurityTab } from './security/security-tab.tsx'
import { TabRow } from '../../ui/tab-row.tsx'

const tabs = [
  { id: 'profile', label: 'Perfil' },
  { id: 'security', label: 'Seguridad' },
  { id: 'preferences', label: 'Preferencias' },
  { id: 'professional', label: 'Información Profesional' },
] as const

/** 'Mi Perfil' (dashboard.md §2); `?tab=` names the open tab and follows it. */
export function ProfileScreen() {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const tab = tabs.find(({ id }) => id === search.get('tab'))?.id ?? 'profile'
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('Mi Perfil')} text={t('Gestiona tu información personal y configuraciones')} />
      <Tabs.Root
        value={tab}
        onValueChange={(next) => setSearch({ tab: next }, { replace: true, preventScrollReset: true })}
      >
        <TabRow label={t('Secciones del perfil')} tabs={tabs} open={tab} onTabFocus={onlyByArrows} />
        <LoadedTabs />
      </Tabs.Root>
    </div>
  )
}

/** A tab that gets the focus back after the question about a draft is not chosen once more. */
function onlyByArrows(event: FocusEvent) {
  const isFromTab = event.relatedTarget instanceof Element && event.relatedTarget.role === 'tab'
  if (!isFromTab) event.preventDefault()
}

function LoadedTabs() {
  const { t } = useTranslation()
  const { session } = useAuth()
  const profile = useQuery(api.profile.get.queryOptions())

  if (!session) {
    return (
      <ErrorPanel
        title={t('Error de autenticación')}
        text={t(
          'No se pudo cargar la información del usuario. Por favor, intenta iniciar sesión nuevamente.',
        )}
        action={
          <Link to={addresses.login} className={buttonClass({ variant: 'primary' })}>
            {t('Volver a iniciar sesión')}
          </Link>
        }
      />
    )
  }
  if (profile.isError && !profile.data) {
    return (
      <div className="pt-6">
        <ErrorPanel
          title={t('No se ha podido cargar tu perfil')}
          text={errorText(profile.error)}
          action={<Button onClick={() => void profile.refetch()}>{t('Reintentar')}</Button>}
        />
      </div>
    )
  }
  if (!profile.data) {
    return (
      <p role="status" className="flex items-center gap-3 py-12 text-muted">
        <Spinner className="size-5 text-accent-text" />
        {profile.fetchStatus === 'fetching'
          ? t('Cargando información del perfil...')
          : t('Preparando perfil de usuario...')}
      </p>
    )
  }
  const { data } = profile
  return (
    <>
      <Tabs.Content value="profile" className="pt-6">
        <PersonalTab profile={data} uid={session.user.id} />
      </Tabs.Content>
      <Tabs.Content value="security" className="pt-6">
        <SecurityTab />
      </Tabs.Content>
      <Tabs.Content value="preferences" className="pt-6">
        <PreferencesTab preferences={data.preferences} />
      </Tabs.Content>
      <Tabs.Content value="professional" className="pt-6">
        <ProfessionalTab profile={data} />
      </Tabs.Content>
    </>
  )
}
