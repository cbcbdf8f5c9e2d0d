import type { SiteDetail } from '@aurelio/contracts/sites'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { useCan } from '../../../platform/auth/use-can.ts'
import { formatDate } from '../../../platform/format.ts'
import { notify } from '../../../ui/toast.tsx'
import { SiteSection } from '../site-section.tsx'
import { HostForm } from './host-form.tsx'
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
      {mayManage && <SiteHost key={`${site.host} ${site.claim}`} site={site} />}
      {mayManage && site.proof !== null && <SiteProof key={site.proof.name} site={site} proof={site.proof} />}
    </SiteSection>
  )
}

function SiteHost({ site }: { site: SiteDetail }) {
  const { t } = useTranslation()
  const [error, setError] = useState<string>()
  const change = useMutation(
    api.sites.setHost.mutationOptions({
      onSuccess: (saved) =>
        notify.success(saved.claim === null ? t('Dominio guardado') : t('Falta confirmar el dominio')),
      onError: (failure) => setError(errorText(failure, hostWords)),
    }),
  )
  return (
    <HostForm
      label={t('Dominio')}
      help={t('Vacío: sin dominio propio.')}
      now={site.claim ?? site.host ?? ''}
      busy={change.isPending}
      error={error}
      onEdit={() => setError(undefined)}
      onSave={(host) => change.mutate({ id: site.id, host })}
    />
  )
}

function SiteProof({ site, proof }: { site: SiteDetail; proof: NonNullable<SiteDetail['proof']> }) {
  const { t } = useTranslation()
  const check = useMutation(
    api.sites.proveHost.mutationOptions({
      onSuccess: ({ result }) => {
        if (result === 'proven') notify.success(t('Dominio confirmado'))
      },
    }),
  )
  return (
    <HostProof
      host={site.claim ?? site.host ?? ''}
      proof={proof}
      lost={
        site.hostLostAt === null
          ? null
          : t(
              'No encontramos el registro DNS que demuestra que {{host}} es tuyo. Vuelve a crearlo: si no, el {{when}} el dominio dejará de responder y las páginas volverán a /p/.',
              { host: site.host, when: formatDate(site.hostLostAt) },
            )
      }
      busy={check.isPending}
      result={check.data?.result}
      error={check.error}
      onCheck={(vouched) => check.mutate({ id: site.id, vouched })}
    />
  )
}
