import type { Lead } from '@aurelio/contracts/leads'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { shortName } from '../../platform/short-name.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { spamWords } from './lead-words.ts'
import { StateSelect } from './state-select.tsx'
import { useLeadActions } from './use-lead-actions.ts'

/** How far it has come and who has it; what is chosen is kept at once. */
export function LeadStanding({ lead, mayChange }: { lead: Lead; mayChange: boolean }) {
  const { t } = useTranslation()
  const { change, setState } = useLeadActions()
  const members = useQuery(api.people.list.queryOptions()).data?.items ?? []
  return (
    <div className="grid gap-4 @md:grid-cols-2">
      <Field label={t('Estado')}>
        {(control) => (
          <StateSelect
            {...control}
            aria-label={undefined}
            value={lead.state}
            disabled={!mayChange}
            onChoose={(state) => state && void setState(lead, state)}
          />
        )}
      </Field>
      <Field label={t('Responsable')}>
        {(control) => (
          <Select
            {...control}
            disabled={!mayChange}
            value={lead.assignee?.id ?? ''}
            onChange={({ target }) => void change(lead, { assigneeId: target.value || null })}
          >
            <option value="">{t('Nadie')}</option>
            {lead.assignee && !members.some(({ id }) => id === lead.assignee?.id) && (
              <option value={lead.assignee.id}>{shortName(lead.assignee.name)}</option>
            )}
            {members.map(({ id, name }) => (
              <option key={id} value={id}>
                {shortName(name)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {lead.spamReason !== null && (
        <p className="flex flex-wrap items-center justify-between gap-3 rounded-md border p-3 @md:col-span-2">
          <span>{t(spamWords[lead.spamReason])}</span>
          {mayChange && <Button onClick={() => void setState(lead, 'new')}>{t('No es spam')}</Button>}
        </p>
      )}
    </div>
  )
}
