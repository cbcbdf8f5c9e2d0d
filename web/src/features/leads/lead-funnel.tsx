import { addresses } from '@aurelio/contracts/addresses'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { api } from '../../platform/api/client.ts'

/** The funnel by which somebody came, and the steps they did until they left their data; nothing where they came by none. */
export function LeadFunnel({ id }: { id: string }) {
  const { t } = useTranslation()
  const { data } = useQuery(api.funnels.ofLead.queryOptions({ input: { id } }))
  if (!data?.funnel) return null
  const { id: funnelId, name, steps } = data.funnel
  return (
    <p className="text-dense wrap-anywhere text-muted">
      {t('Embudo')}:{' '}
      <Link to={`${addresses.funnels}/${funnelId}`} className="text-accent-text hover:underline">
        {name}
      </Link>
      {steps.length > 0 && ` · ${steps.map((step) => step.name).join(' → ')}`}
    </p>
  )
}
