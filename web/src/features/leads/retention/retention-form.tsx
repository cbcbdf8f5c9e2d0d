import type { LeadRetention, RetentionDeed } from '@aurelio/contracts/lead-retention'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { formatDateTime } from '../../../platform/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Choices } from '../../../ui/choices.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { notify } from '../../../ui/toast.tsx'

const offered = [6, 12, 24, 36, 60]

/** How old leads become, and what happens then. */
export function RetentionForm({ kept }: { kept: LeadRetention }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [months, setMonths] = useState(kept.months)
  const [deed, setDeed] = useState<RetentionDeed>(kept.deed)
  const save = useMutation(
    api.leadRetention.set.mutationOptions({
      onSuccess: (saved) => {
        queries.setQueryData(api.leadRetention.get.queryKey(), saved)
        notify.success(t('Conservación guardada'))
      },
    }),
  )
  const all = months === null || offered.includes(months) ? offered : [...offered, months]

  function submit(event: FormEvent) {
    event.preventDefault()
    save.mutate({ months, deed })
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col items-start gap-4">
      <Field
        label={t('Conservar los leads')}
        error={save.isError ? errorText(save.error) : undefined}
        className="w-full max-w-72"
      >
        {(control) => (
          <Select
            {...control}
            value={months ?? ''}
            onChange={({ target }) => setMonths(target.value === '' ? null : Number(target.value))}
          >
            <option value="">{t('Siempre')}</option>
            {all.map((each) => (
              <option key={each} value={each}>
                {t('{{count}} meses', { count: each })}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {months !== null && (
        <Choices
          legend={t('Después')}
          name="deed"
          value={deed}
          options={[
            { value: 'erase', label: t('Borrarlos') },
            { value: 'anonymise', label: t('Quitar lo que dice quién era, y dejar lo que se cuenta') },
          ]}
          onChange={setDeed}
        />
      )}
      <Standing kept={kept} />
      <Button type="submit" variant="primary" busy={save.isPending}>
        {t('Guardar')}
      </Button>
    </form>
  )
}

/** What the rule in force is about to do. */
function Standing({ kept: { months, due, toldAt } }: { kept: LeadRetention }) {
  const { t } = useTranslation()
  if (months === null) return null
  return (
    <p role="status" className="text-dense text-muted">
      {due === 0
        ? t('Ahora mismo ningún lead es tan antiguo.')
        : t('{{count}} leads son así de antiguos o lo serán en una semana.', { count: due })}{' '}
      {due > 0 && toldAt !== null
        ? t('Se avisó al equipo el {{date}}; se van una semana después.', { date: formatDateTime(toldAt) })
        : t('El equipo recibe un aviso una semana antes.')}
    </p>
  )
}
