import type { Lead } from '@aurelio/contracts/leads'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { useDraft } from '../../ui/drafts.ts'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { centsOf, eurosOf, labelsOf } from './lead-values.ts'
import { useLeadActions } from './use-lead-actions.ts'

/** What somebody is typing, and which version of the lead they began from; null for the one that is shown now. */
type Draft = { value?: string; labels?: string; version: number | null }

/** What a lead is worth and its labels. What is typed stays until it is kept, whatever others change meanwhile. */
export function LeadFacts({ lead }: { lead: Lead }) {
  const { t } = useTranslation()
  const { change } = useLeadActions()
  const [draft, setDraft] = useState<Draft>()
  const [isBusy, setBusy] = useState(false)
  useDraft(draft && (isBusy ? 'saving' : 'unsaved'), 'address')
  const shown = { ...storedOf(lead), ...draft }
  const valueCents = centsOf(shown.value)
  const isWrong = valueCents === undefined
  const edit = (part: Partial<Draft>) => setDraft({ version: lead.version, ...draft, ...part })

  async function save(event: FormEvent) {
    event.preventDefault()
    if (!draft || valueCents === undefined) return
    setBusy(true)
    const outcome = await change(
      { id: lead.id, version: draft.version ?? lead.version },
      {
        ...(draft.value !== undefined && { valueCents }),
        ...(draft.labels !== undefined && { labels: labelsOf(draft.labels) }),
      },
    )
    setBusy(false)
    if (outcome === 'saved') setDraft(undefined)
    // What was typed stays, and the next try is made over what the person has been shown.
    else if (outcome === 'stale') setDraft({ ...draft, version: null })
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void save(event)}
      className="grid items-start gap-4 @md:grid-cols-2"
    >
      <Field
        label={t('Valor (€)')}
        error={isWrong ? t('Escribe un importe, como 1200 o 1200,50.') : undefined}
      >
        {(control) => (
          <Input
            {...control}
            inputMode="decimal"
            autoComplete="off"
            value={shown.value}
            onChange={({ target }) => edit({ value: target.value })}
          />
        )}
      </Field>
      <Field label={t('Etiquetas')} help={t('Separadas por comas.')}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            value={shown.labels}
            onChange={({ target }) => edit({ labels: target.value })}
          />
        )}
      </Field>
      {draft && (
        <div className="flex flex-wrap justify-end gap-2 @md:col-span-2">
          <Button onClick={() => setDraft(undefined)}>{t('Cancelar')}</Button>
          <Button type="submit" variant="primary" busy={isBusy} disabled={isWrong}>
            {t('Guardar')}
          </Button>
        </div>
      )}
    </form>
  )
}

function storedOf({ valueCents, labels }: Lead) {
  return { value: eurosOf(valueCents), labels: labels.join(', ') }
}
