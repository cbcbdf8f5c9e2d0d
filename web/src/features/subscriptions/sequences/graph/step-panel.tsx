import type { SequenceNode } from '@aurelio/contracts/sequence-graph'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../../../platform/api/client.ts'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Input } from '../../../../ui/input.tsx'
import { Select } from '../../../../ui/select.tsx'
import { LengthFields } from './length-fields.tsx'
import { LetterFields } from './letter-fields.tsx'
import { kindNames, weekdayNames } from './names.ts'
import { QuestionFields } from '../../questions/question-fields.tsx'

type StepPanelProps<Step> = { step: Step; onChange: (step: SequenceNode) => void }
/** Leads to the editor of a letter. */
type Editing = { onEdit: () => void }
type Of<Kind extends SequenceNode['kind']> = Extract<SequenceNode, { kind: Kind }>

/** The step that was chosen, and all that it does. */
export function StepPanel({ step, onChange, onEdit }: StepPanelProps<SequenceNode> & Editing) {
  const { t } = useTranslation()
  return (
    <section
      aria-label={t('El paso elegido')}
      className="flex min-w-0 flex-col gap-4 rounded-lg border bg-surface p-4"
    >
      <h2 className="text-base font-semibold">{t(kindNames[step.kind])}</h2>
      <Fields step={step} onChange={onChange} onEdit={onEdit} />
    </section>
  )
}

function Fields({ step, onChange, onEdit }: StepPanelProps<SequenceNode> & Editing) {
  const { t } = useTranslation()
  switch (step.kind) {
    case 'letter':
      return <LetterFields step={step} onChange={onChange} onEdit={onEdit} />
    case 'wait':
      return (
        <LengthFields
          label={t('Esperar')}
          value={step}
          onChange={(length) => onChange({ ...step, ...length })}
        />
      )
    case 'wait-day':
      return <DayFields step={step} onChange={onChange} />
    case 'wait-for':
      return (
        <>
          <QuestionFields
            label={t('Espera hasta que')}
            question={step.question}
            anyTime={t('Desde que entró')}
            onChange={(question) => onChange({ ...step, question })}
          />
          <LengthFields
            label={t('Como mucho')}
            value={step}
            onChange={(length) => onChange({ ...step, ...length })}
          />
        </>
      )
    case 'condition':
    case 'goal':
      return (
        <QuestionFields
          label={step.kind === 'goal' ? t('Sale de la secuencia quien') : t('Va por «Sí» quien')}
          question={step.question}
          anyTime={t('Desde que entró')}
          onChange={(question) => onChange({ ...step, question })}
        />
      )
    case 'fork':
      return (
        <FigureField
          label={t('Por el camino A, de cada 100')}
          most={99}
          value={step.share}
          onChange={(share) => onChange({ ...step, share: Math.max(1, share) })}
        />
      )
    case 'label':
      return <LabelFields step={step} onChange={onChange} />
    case 'task':
      return <TaskFields step={step} onChange={onChange} />
    case 'webhook':
    default:
      return <WebhookFields step={step} onChange={onChange} />
  }
}

function FigureField({
  label,
  value,
  most,
  onChange,
}: {
  label: string
  value: number
  most: number
  onChange: (value: number) => void
}) {
  return (
    <Field label={label}>
      {(control) => (
        <Input
          {...control}
          type="number"
          min={0}
          max={most}
          value={value}
          onChange={({ target }) => onChange(Math.min(most, Math.max(0, Math.round(+target.value))))}
        />
      )}
    </Field>
  )
}

function DayFields({ step, onChange }: StepPanelProps<Of<'wait-day'>>) {
  const { t } = useTranslation()
  return (
    <div className="grid grid-cols-2 gap-3">
      <Field label={t('Día')}>
        {(control) => (
          <Select
            {...control}
            value={String(step.weekday)}
            onChange={({ target }) => onChange({ ...step, weekday: +target.value })}
          >
            {weekdayNames.map((name, day) => (
              <option key={name} value={String(day)}>
                {t(name)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <FigureField
        label={t('Hora')}
        most={23}
        value={step.hour}
        onChange={(hour) => onChange({ ...step, hour })}
      />
      <p className="col-span-2 text-dense text-muted">
        {t('Por el reloj de donde vive cada persona; si no se sabe, por el de tu espacio.')}
      </p>
    </div>
  )
}

function LabelFields({ step, onChange }: StepPanelProps<Of<'label'>>) {
  const { t } = useTranslation()
  return (
    <>
      <Field label={t('Nombre de la etiqueta')}>
        {(control) => (
          <Input
            {...control}
            dir="auto"
            maxLength={60}
            value={step.label}
            onChange={({ target }) => onChange({ ...step, label: target.value })}
          />
        )}
      </Field>
      <Checkbox
        label={t('Quitarla en vez de ponerla')}
        checked={step.takes}
        onChange={({ target }) => onChange({ ...step, takes: target.checked })}
      />
    </>
  )
}

function TaskFields({ step, onChange }: StepPanelProps<Of<'task'>>) {
  const { t } = useTranslation()
  return (
    <div className="grid gap-3 @md:grid-cols-2">
      <Field label={t('Qué hay que hacer')} help={t('Detrás se pone el nombre de la persona.')}>
        {(control) => (
          <Input
            {...control}
            dir="auto"
            maxLength={200}
            value={step.title}
            onChange={({ target }) => onChange({ ...step, title: target.value })}
          />
        )}
      </Field>
      <FigureField
        label={t('En cuántos días')}
        most={365}
        value={step.days ?? 0}
        onChange={(days) => onChange({ ...step, days })}
      />
    </div>
  )
}

function WebhookFields({ step, onChange }: StepPanelProps<Of<'webhook'>>) {
  const { t } = useTranslation()
  const hooks = useQuery(api.webhooks.list.queryOptions())
  return (
    <Field
      label={t('Webhook')}
      help={t('Recibe el último lead de la persona. De quien nunca ha escrito no se avisa.')}
    >
      {(control) => (
        <Select
          {...control}
          value={step.webhookId ?? ''}
          onChange={({ target }) => onChange({ ...step, webhookId: target.value || null })}
        >
          <option value="">{t('Ninguno')}</option>
          {hooks.data?.items.map(({ id, address }) => (
            <option key={id} value={id}>
              {address}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
