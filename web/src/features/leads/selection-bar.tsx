import type { Lead } from '@aurelio/contracts/leads'
import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { shortName } from '../../platform/short-name.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { LabelAdder } from './label-adder.tsx'
import { useMerging } from './use-merging.ts'
import { StateSelect } from './state-select.tsx'
import { useSeveralLeads } from './use-several-leads.ts'

/** Stands for nobody among the choices, where the empty one means that nothing is chosen yet. */
const nobody = '-'

type SelectionBarProps = { leads: readonly Lead[]; onClear: () => void }

/** What is done with the chosen leads together. */
export function SelectionBar({ leads, onClear }: SelectionBarProps) {
  const { t } = useTranslation()
  const { change, remove, isBusy } = useSeveralLeads()
  const { merge } = useMerging()
  const members = useQuery(api.people.list.queryOptions()).data?.items ?? []
  const done = (action: Promise<void>) => void action.then(onClear)
  return (
    <div
      role="group"
      aria-label={t('Con los elegidos')}
      className="sticky bottom-[calc(var(--bar-height)+1rem)] z-10 flex flex-wrap items-center gap-2 rounded-lg border bg-raised p-3 shadow-float"
    >
      <p className="me-1 text-sm font-medium tabular-nums">
        {t('{{count}} leads elegidos', { count: leads.length })}
      </p>
      <StateSelect
        aria-label={t('Cambiar el estado de los elegidos')}
        className="w-56"
        none={t('Cambiar el estado…')}
        value={null}
        disabled={isBusy}
        onChoose={(state) => state && done(change(leads, () => ({ state })))}
      />
      <Select
        aria-label={t('Cambiar el responsable de los elegidos')}
        className="w-56"
        value=""
        disabled={isBusy}
        onChange={({ target }) =>
          done(change(leads, () => ({ assigneeId: target.value === nobody ? null : target.value })))
        }
      >
        <option value="">{t('Cambiar el responsable…')}</option>
        <option value={nobody}>{t('Nadie')}</option>
        {members.map(({ id, name }) => (
          <option key={id} value={id}>
            {shortName(name)}
          </option>
        ))}
      </Select>
      <LabelAdder
        disabled={isBusy}
        onAdd={(label) =>
          done(change(leads, ({ labels }) => ({ labels: [...new Set([...labels, label])].slice(0, 20) })))
        }
      />
      {leads.length > 1 && (
        <Button disabled={isBusy} onClick={() => done(merge(leads.map(({ id }) => id)))}>
          {t('Unir como una persona')}
        </Button>
      )}
      <Button
        variant="ghost"
        icon={<Trash2 aria-hidden="true" className="size-4" />}
        busy={isBusy}
        onClick={() => done(remove(leads))}
      >
        {t('Eliminar')}
      </Button>
      <Button variant="ghost" onClick={onClear}>
        {t('Quitar la selección')}
      </Button>
    </div>
  )
}
