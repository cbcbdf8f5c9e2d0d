import type { CalendarEventKind } from '@aurelio/contracts/calendar-kinds'
import { useTranslation } from 'react-i18next'
import { ChoiceBar } from '../../../ui/choice-bar.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { kindNames } from '../kind-names.ts'
import { withKind, type DraftErrors, type EventDraft } from './event-draft.ts'
import { TestPageSelect } from './test-page-select.tsx'

type AboutFieldsProps = { draft: EventDraft; errors: DraftErrors; onChange: (draft: EventDraft) => void }

const kinds: readonly CalendarEventKind[] = ['event', 'campaign', 'test']

/** Whether it is an event, a campaign or a test. */
export function KindChoice({ draft, onChange }: Omit<AboutFieldsProps, 'errors'>) {
  const { t } = useTranslation()
  return (
    <ChoiceBar
      label={t('Qué es')}
      className="shrink-0 self-start"
      chosen={draft.about.kind}
      onChoose={(kind) => onChange(withKind(draft, kind))}
      choices={kinds.map((kind) => ({ value: kind, text: t(kindNames[kind]) }))}
    />
  )
}

/** What a campaign or a test has besides its days. */
export function AboutFields({ draft, errors, onChange }: AboutFieldsProps) {
  const { t } = useTranslation()
  const { about } = draft
  const change = (changed: Partial<typeof about>) => onChange({ ...draft, about: { ...about, ...changed } })
  if (about.kind === 'campaign')
    return (
      <Field
        label={t('Nombre en los enlaces (utm_campaign)')}
        help={t(
          'Pon este nombre en los enlaces de la campaña: aquí verás los leads que traen en estos días.',
        )}
        error={errors.campaign}
      >
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            spellCheck={false}
            placeholder={t('verano-2026')}
            value={about.campaign}
            onChange={({ target }) => change({ campaign: target.value })}
          />
        )}
      </Field>
    )
  if (about.kind !== 'test') return null
  return (
    <>
      <Field
        label={t('Página')}
        help={t('Elígela y verás aquí los leads que trae en estos días.')}
        error={errors.about}
      >
        {(control) => <TestPageSelect control={control} about={about} onChoose={change} />}
      </Field>
      <Field label={t('Qué se compara')} error={errors.compares}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            dir="auto"
            placeholder={t('Titular con precio frente a titular con plazo')}
            value={about.compares}
            onChange={({ target }) => change({ compares: target.value })}
          />
        )}
      </Field>
      <Field label={t('Resultado')} help={t('Cuando termine, qué ha salido.')} error={errors.result}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            dir="auto"
            value={about.result}
            onChange={({ target }) => change({ result: target.value })}
          />
        )}
      </Field>
    </>
  )
}
