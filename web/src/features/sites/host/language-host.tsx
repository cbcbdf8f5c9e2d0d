import type { LanguageHost, SiteDetail, TranslatedLanguage } from '@aurelio/contracts/sites'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { languageWord } from '../../../platform/i18n/language-word.ts'
import { formatDate } from '../../../platform/format.ts'
import { notify } from '../../../ui/toast.tsx'
import { HostForm } from './host-form.tsx'
import { HostProof } from './host-proof.tsx'
import { hostWords } from './host-words.ts'

type LanguageHostSectionProps = { site: SiteDetail; code: TranslatedLanguage }

/** The domain that a language of a site has in the place of its code, and what is missing until it does. */
export function LanguageHostSection({ site, code }: LanguageHostSectionProps) {
  const { t } = useTranslation()
  const own = site.languageHosts.find(({ language }) => language === code)
  const wanted = own?.claim ?? own?.host ?? ''
  if (site.host === null) return null
  return (
    <details open={own !== undefined && own.proof !== null}>
      <summary className="w-fit cursor-pointer text-dense font-medium">
        {t('Dominio propio para el {{language}}', { language: languageWord(code) })}
      </summary>
      <div className="flex flex-col gap-4 pt-3">
        <p className="max-w-prose text-dense text-muted">
          {own?.host
            ? t(
                'Las páginas en este idioma están en {{host}}, y quien abra /{{code}}/… en {{main}} llega allí. Si el dominio se pierde, vuelven a /{{code}}/…',
                { host: own.host, code, main: site.host },
              )
            : t(
                'Con un dominio propio, las páginas en este idioma dejan /{{code}}/… y están en la raíz de ese dominio. Quien abra la dirección de antes llega a la nueva.',
                { code },
              )}
        </p>
        <Host key={wanted} site={site} code={code} now={wanted} />
        {own?.proof && <Proof key={own.proof.name} site={site} own={own} proof={own.proof} />}
      </div>
    </details>
  )
}

function Host({ site, code, now }: LanguageHostSectionProps & { now: string }) {
  const { t } = useTranslation()
  const [error, setError] = useState<string>()
  const change = useMutation(
    api.sites.setLanguageHost.mutationOptions({
      onSuccess: ({ languageHosts }) => {
        const claim = languageHosts.find(({ language }) => language === code)?.claim ?? null
        notify.success(claim === null ? t('Dominio guardado') : t('Falta confirmar el dominio'))
      },
      onError: (failure) => setError(errorText(failure, hostWords)),
    }),
  )
  return (
    <HostForm
      label={t('Dominio para el {{language}}', { language: languageWord(code) })}
      help={t('Vacío: en /{{code}}/…', { code })}
      now={now}
      busy={change.isPending}
      error={error}
      onEdit={() => setError(undefined)}
      onSave={(host) => change.mutate({ id: site.id, language: code, host })}
    />
  )
}

type ProofProps = { site: SiteDetail; own: LanguageHost; proof: NonNullable<LanguageHost['proof']> }

function Proof({ site, own, proof }: ProofProps) {
  const { t } = useTranslation()
  const { language, host, claim, hostLostAt } = own
  const check = useMutation(
    api.sites.proveLanguageHost.mutationOptions({
      onSuccess: ({ result }) => {
        if (result === 'proven') notify.success(t('Dominio confirmado'))
      },
    }),
  )
  return (
    <HostProof
      host={claim ?? host ?? ''}
      proof={proof}
      lost={
        hostLostAt === null
          ? null
          : t(
              'No encontramos el registro DNS que demuestra que {{host}} es tuyo. Vuelve a crearlo: si no, el {{when}} el dominio dejará de responder y las páginas volverán a /{{code}}/…',
              { host, when: formatDate(hostLostAt), code: language },
            )
      }
      busy={check.isPending}
      result={check.data?.result}
      error={check.error}
      onCheck={(vouched) => check.mutate({ id: site.id, language, vouched })}
    />
  )
}
