import type { SiteDetail } from '@aurelio/contracts/sites'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { useCan } from '../../../platform/auth/use-can.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { notify } from '../../../ui/toast.tsx'
import { SiteSection } from '../site-section.tsx'
import { HostProof } from './host-proof.tsx'
import { hostWords } from './host-words.ts'

/** Under which domain the pages of a site stand, and what is missing until they do. */
export function HostSection({ site }: { site: SiteDetail }) {
  const { t } = useTranslation()
  const mayManage = useCan('sites.manage')
  return (
    <SiteSection
      title={t('Dominio')}
      text={
        site.host === null
          ? t('Sin dominio propio, las páginas están en {{url}}.', { url: site.url })
          : t('Las páginas están en {{url}}.', { url: site.url })
      }
    >
      {mayManage && <HostForm key={`${site.host} ${site.claim}`} site={site} />}
      {mayManage && site.proof !== null && <HostProof key={site.proof.name} site={site} />}
    </SiteSection>
  )
}

function HostForm({ site }: { site: SiteDetail }) {
  const { t } = useTranslation()
  const now = site.claim ?? site.host ?? ''
  const [host, setHost] = useState(now)
  const [error, setError] = useState<string>()
  const change = useMutation(
    api.sites.setHost.mutationOptions({
      onSuccess: (saved) =>
        notify.success(saved.claim === null ? t('Dominio guardado') : t('Falta confirmar el dominio')),
      onError: (failure) => setError(errorText(failure, hostWords)),
    }),
  )
  return (
    <form
      noValidate
      className="flex flex-col gap-3 @md:flex-row @md:items-end"
      onSubmit={(event) => {
        event.preventDefault()
        change.mutate({ id: site.id, host })
      }}
    >
      <Field
        label={t('Dominio')}
        help={t('Vacío: sin dominio propio.')}
        error={error}
        className="min-w-0 flex-1"
      >
        {(control) => (
          <Input
            {...control}
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            value={host}
            onChange={({ target }) => {
              setHost(target.value)
              setError(undefined)
            }}
          />
        )}
      </Field>
      <Button
        type="submit"
        size="form"
        className="self-start @md:mb-6.5 @md:self-auto"
        busy={change.isPending}
        disabled={host.trim() === now}
      >
        {t('Guardar dominio')}
      </Button>
    </form>
  )
}
