import { logoLimits } from '@aurelio/contracts/workspace-settings'
import { useMutation } from '@tanstack/react-query'
import { ImageUp } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { useAuth } from '../../../platform/auth/auth-provider.tsx'
import { formatBytes } from '../../../platform/format.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { cn } from '../../../ui/class-names.ts'
import { notify } from '../../../ui/toast.tsx'
import { logoAccept, sendLogo } from './send-logo.ts'

/** The agency's logo: in the sidebar, for clients, on the pages that are reviewed and in mails. */
export function LogoCard({ logo, name }: { logo: string | null; name: string }) {
  const { t } = useTranslation()
  const { refresh } = useAuth()
  const inputId = useId()
  const [error, setError] = useState<string>()
  const sending = useMutation({
    mutationFn: sendLogo,
    onSuccess: async (refused) => {
      setError(refused)
      if (refused !== undefined) return
      notify.success(t('Logotipo guardado'))
      await refresh()
    },
    onError: (failure) => setError(errorText(failure)),
  })
  const removing = useMutation(
    api.workspaceSettings.removeLogo.mutationOptions({
      onSuccess: async () => {
        setError(undefined)
        notify.success(t('Logotipo quitado'))
        await refresh()
      },
      onError: (failure) => setError(errorText(failure)),
    }),
  )
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 className="text-base font-semibold">{t('Logotipo')}</h2>
        <p className="text-muted">
          {t('JPG, PNG o WebP, hasta {{size}}. Lo ven tus clientes y quien revisa tus páginas.', {
            size: formatBytes(logoLimits.bytes),
          })}
        </p>
      </div>
      {logo !== null && (
        <img
          src={logo}
          alt={t('Logotipo de {{name}}', { name })}
          className="max-h-16 max-w-60 self-start rounded-md bg-white object-contain p-2"
        />
      )}
      <div className="flex flex-wrap gap-2">
        <label
          htmlFor={inputId}
          className={cn(
            buttonClass({}),
            'cursor-pointer focus-within:outline-2 focus-within:outline-offset-2',
          )}
        >
          <ImageUp aria-hidden="true" className="size-4" />
          {logo === null ? t('Subir logotipo') : t('Cambiar logotipo')}
          <input
            id={inputId}
            type="file"
            accept={logoAccept}
            disabled={sending.isPending}
            aria-describedby={error === undefined ? undefined : `${inputId}-error`}
            className="sr-only"
            onChange={({ target }) => {
              const file = target.files?.[0]
              target.value = ''
              if (file) sending.mutate(file)
            }}
          />
        </label>
        {logo !== null && (
          <Button busy={removing.isPending} onClick={() => removing.mutate({})}>
            {t('Quitar logotipo')}
          </Button>
        )}
      </div>
      {error !== undefined && (
        <p id={`${inputId}-error`} role="alert" className="text-danger">
          {error}
        </p>
      )}
    </Card>
  )
}
