import type { SiteDetail } from '@aurelio/contracts/sites'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { useCan } from '../../../platform/auth/use-can.ts'
import { formatDate } from '../../../platform/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { notify } from '../../../ui/toast.tsx'
import { hostWords, proofWords } from './host-words.ts'

/** The record that proves whose a domain is, or proves it again where it was lost, and the button that looks for it. */
export function HostProof({ site }: { site: SiteDetail }) {
  const { t } = useTranslation()
  const mayVouch = useCan('sites.vouch')
  const check = useMutation(
    api.sites.proveHost.mutationOptions({
      onSuccess: ({ result }) => {
        if (result === 'proven') notify.success(t('Dominio confirmado'))
      },
    }),
  )
  const result = check.data?.result
  if (site.proof === null) return null
  return (
    <div className="flex flex-col gap-4 border-t pt-4">
      {site.hostLostAt !== null && (
        <p role="alert" className="max-w-prose text-danger">
          {t(
            'No encontramos el registro DNS que demuestra que {{host}} es tuyo. Vuelve a crearlo: si no, el {{when}} el dominio dejará de responder y las páginas volverán a /p/.',
            { host: site.host, when: formatDate(site.hostLostAt) },
          )}
        </p>
      )}
      <p className="max-w-prose text-muted">
        {t(
          'Para demostrar que {{host}} es tuyo, crea este registro de tipo TXT donde gestiones el dominio. Además, apunta el dominio a este servidor.',
          { host: site.claim ?? site.host },
        )}
      </p>
      <div className="grid gap-4 @md:grid-cols-2">
        <Field label={t('Nombre del registro TXT')}>
          {(control) => (
            <Input {...control} readOnly value={site.proof?.name} onFocus={({ target }) => target.select()} />
          )}
        </Field>
        <Field label={t('Valor del registro TXT')}>
          {(control) => (
            <Input
              {...control}
              readOnly
              value={site.proof?.value}
              onFocus={({ target }) => target.select()}
            />
          )}
        </Field>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button busy={check.isPending} onClick={() => check.mutate({ id: site.id })}>
          {t('Comprobar ahora')}
        </Button>
        {mayVouch && (
          <Button disabled={check.isPending} onClick={() => check.mutate({ id: site.id, vouched: true })}>
            {t('Confirmar sin DNS')}
          </Button>
        )}
      </div>
      {result !== undefined && result !== 'proven' && (
        <p role="status" className="max-w-prose text-muted">
          {t(proofWords[result])}
        </p>
      )}
      {check.isError && (
        <p role="alert" className="text-danger">
          {errorText(check.error, hostWords)}
        </p>
      )}
    </div>
  )
}
