import type { Lead } from '@aurelio/contracts/leads'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../platform/format.ts'
import { Button } from '../../ui/button.tsx'
import { useMerging } from './use-merging.ts'

type AlikeLeadsProps = {
  id: string
  alike: readonly Pick<Lead, 'id' | 'name' | 'email' | 'phone' | 'pageName' | 'createdAt'>[]
}

/** Others of the same name with another mail and phone, to be joined by whoever knows. */
export function AlikeLeads({ id, alike }: AlikeLeadsProps) {
  const { t } = useTranslation()
  const { merge, isBusy } = useMerging()
  if (alike.length === 0) return null
  return (
    <section className="flex flex-col gap-2 rounded-md border p-3">
      <h3 className="text-dense font-semibold text-muted">{t('Puede ser la misma persona')}</h3>
      <ul className="flex flex-col gap-2">
        {alike.map((other) => (
          <li key={other.id} className="flex flex-wrap items-center justify-between gap-2">
            <span className="min-w-0 break-words">
              {[other.name, other.email || other.phone, other.pageName, formatDateTime(other.createdAt)]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <Button size="dense" disabled={isBusy} onClick={() => void merge([id, other.id])}>
              {t('Unir')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
