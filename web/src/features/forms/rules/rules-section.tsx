import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { useCan } from '../../../platform/auth/use-can.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { RuleDialog } from './rule-dialog.tsx'
import { RuleRow } from './rule-row.tsx'

/** What is done by itself with what forms bring: when, if, then. Nothing for who only looks. */
export function RulesSection() {
  const { t } = useTranslation()
  const mayChange = useCan('leads.change')
  const rules = useQuery(api.leadRules.list.queryOptions({ enabled: mayChange }))
  const [isOpen, setOpen] = useState(false)
  const rows = rules.data?.items
  if (!mayChange) return null
  return (
    <section aria-labelledby="rules-title" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="flex flex-col gap-1">
          <h2 id="rules-title" className="text-xl font-semibold">
            {t('Automatizaciones')}
          </h2>
          <p className="text-muted">
            {t('Lo que se hace solo con cada lead: repartirlo, etiquetarlo, apuntar una tarea o avisar.')}
          </p>
        </div>
        <Button icon={<Plus aria-hidden="true" className="size-4" />} onClick={() => setOpen(true)}>
          {t('Nueva automatización')}
        </Button>
      </div>
      {rules.isError && !rows && (
        <ErrorPanel
          title={t('No se han podido cargar las automatizaciones')}
          text={errorText(rules.error)}
          action={<Button onClick={() => void rules.refetch()}>{t('Reintentar')}</Button>}
        />
      )}
      {rules.isPending && <Skeleton className="h-16" />}
      {rows?.length === 0 && (
        <p className="rounded-lg border border-dashed p-4 text-muted">
          {t(
            'Todavía no hay ninguna. Por ejemplo: cuando llega un lead, enviar un correo a quien lo atiende.',
          )}
        </p>
      )}
      {rows && rows.length > 0 && (
        <ul className="flex flex-col divide-y rounded-lg border bg-surface">
          {rows.map((rule) => (
            <RuleRow key={rule.id} rule={rule} />
          ))}
        </ul>
      )}
      {isOpen && <RuleDialog onClose={() => setOpen(false)} />}
    </section>
  )
}
