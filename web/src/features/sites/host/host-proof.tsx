import type { ProofResult } from '@aurelio/contracts/hosts'
import type { SiteDetail } from '@aurelio/contracts/sites'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../platform/api/error-text.ts'
import { useCan } from '../../../platform/auth/use-can.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { hostWords, proofWords } from './host-words.ts'

type HostProofProps = {
  /** The host that the record proves. */
  host: string
  proof: NonNullable<SiteDetail['proof']>
  /** What is said where the record was there and is gone; null where it was not. */
  lost: string | null
  busy: boolean
  result: ProofResult | undefined
  error: Error | null
  onCheck: (vouched: boolean) => void
}

/** The record that proves whose a domain is, or proves it again where it was lost, and the button that looks for it. */
export function HostProof({ host, proof, lost, busy, result, error, onCheck }: HostProofProps) {
  const { t } = useTranslation()
  const mayVouch = useCan('sites.vouch')
  return (
    <div className="flex flex-col gap-4 border-t pt-4">
      {lost !== null && (
        <p role="alert" className="max-w-prose text-danger">
          {lost}
        </p>
      )}
      <p className="max-w-prose text-muted">
        {t(
          'Para demostrar que {{host}} es tuyo, crea este registro de tipo TXT donde gestiones el dominio. Además, apunta el dominio a este servidor.',
          { host },
        )}
      </p>
      <div className="grid gap-4 @md:grid-cols-2">
        <Field label={t('Nombre del registro TXT')}>
          {(control) => (
            <Input {...control} readOnly value={proof.name} onFocus={({ target }) => target.select()} />
          )}
        </Field>
        <Field label={t('Valor del registro TXT')}>
          {(control) => (
            <Input {...control} readOnly value={proof.value} onFocus={({ target }) => target.select()} />
          )}
        </Field>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button busy={busy} onClick={() => onCheck(false)}>
          {t('Comprobar ahora')}
        </Button>
        {mayVouch && (
          <Button disabled={busy} onClick={() => onCheck(true)}>
            {t('Confirmar sin DNS')}
          </Button>
        )}
      </div>
      {result !== undefined && result !== 'proven' && (
        <p role="status" className="max-w-prose text-muted">
          {t(proofWords[result])}
        </p>
      )}
      {error && (
        <p role="alert" className="text-danger">
          {errorText(error, hostWords)}
        </p>
      )}
    </div>
  )
}
