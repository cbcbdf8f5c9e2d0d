import { addresses } from '@aurelio/contracts/addresses'
import type { Attribution, LeadProof } from '@aurelio/contracts/leads'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { api } from '../../platform/api/client.ts'
import { useCan } from '../../platform/auth/use-can.ts'
import { formatDateTime } from '../../platform/format.ts'
import { VisitRateText } from '../../ui/visit-rate.tsx'
import { referrerNames } from './lead-words.ts'

type Props = { submission: { at: string; attribution: Attribution | null; proof: LeadProof | null } }

/** What led somebody to a form, and what they agreed to when they sent it: the proof of it. */
export function SubmissionOrigin({ submission: { at, attribution, proof } }: Props) {
  const { t } = useTranslation()
  return (
    <>
      {attribution && (
        <p className="text-dense break-words text-muted">
          {[t(referrerNames[attribution.referrer]), attribution.referrerAddress, campaignOf(attribution)]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      {attribution?.campaign && attribution.campaign.name !== '' && (
        <CampaignVisits name={attribution.campaign.name} />
      )}
      {proof?.reason !== undefined && (
        <p className="text-dense break-words text-muted">
          {t('Sin consentimiento: {{reason}}', { reason: proof.reason })}
        </p>
      )}
      {proof && proof.consents.length > 0 && (
        <details className="text-dense">
          <summary className="cursor-pointer text-muted">{t('Lo que aceptó, con su prueba')}</summary>
          <ul className="flex list-disc flex-col gap-1 py-1 pl-5">
            {proof.consents.map(({ text, link }) => (
              <li key={text} className="break-words">
                {text}{' '}
                {link && (
                  <a href={link} target="_blank" rel="noopener" className="text-accent-text hover:underline">
                    {t('Texto completo')}
                  </a>
                )}
              </li>
            ))}
          </ul>
          <p className="break-words text-muted">
            {t('El {{moment}}, en {{address}}, tal como estaba en la publicación {{id}}.', {
              moment: formatDateTime(at),
              address: proof.address,
              id: proof.publicationId,
            })}
          </p>
        </details>
      )}
    </>
  )
}

/** How the campaign that brought somebody does, with a way to all of it. */
function CampaignVisits({ name }: { name: string }) {
  const seesAll = useCan('workspace.see')
  const { data } = useQuery(
    api.visits.summary.queryOptions({ input: { period: 'month', campaign: name }, enabled: seesAll }),
  )
  if (!data || data.figures.visits === 0) return null
  return (
    <Link
      to={`${addresses.visits}?campaign=${encodeURIComponent(name)}`}
      className="self-start text-dense text-accent-text hover:underline"
    >
      <VisitRateText visits={data.figures} />
    </Link>
  )
}

/** By the names that its link gives it. */
function campaignOf({ campaign }: Attribution) {
  if (!campaign) return ''
  const { name, source, medium, term, content } = campaign
  return [name, source, medium, term, content].filter(Boolean).join(' / ')
}
