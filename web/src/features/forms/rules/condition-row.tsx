import type { LeadRoom, RuleCondition } from '@aurelio/contracts/lead-rules'
import { referrerKinds } from '@aurelio/contracts/leads'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { Input } from '../../../ui/input.tsx'
import { Select } from '../../../ui/select.tsx'
import { newCondition } from './rule-draft.ts'
import { PartRow } from './part-row.tsx'
import { conditionWords, placeWords } from './rule-words.ts'

type Props<Condition = RuleCondition> = {
  value: Condition
  change: (value: RuleCondition) => void
}

const kinds = ['page', 'form', 'quiz', 'contest', 'film', 'field', 'referrer', 'campaign'] as const

/** One thing that has to hold. */
export function ConditionRow({ value, change, remove }: Props & { remove: () => void }) {
  const { t } = useTranslation()
  return (
    <PartRow
      label={t('Condición')}
      kinds={kinds.map((kind) => [kind, t(conditionWords[kind])])}
      kind={value.what}
      onKind={(kind) => {
        const chosen = kinds.find((each) => each === kind)
        if (chosen) change(newCondition(chosen))
      }}
      onRemove={remove}
    >
      <Asked value={value} change={change} />
    </PartRow>
  )
}

function Asked({ value, change }: Props) {
  const { t } = useTranslation()
  if (value.what === 'page') return <PageSelect value={value} change={change} />
  if (value.what === 'form') return <FormSelect value={value} change={change} />
  if ('thingId' in value) return <ThingSelect value={value} change={change} />
  if (value.what === 'field')
    return (
      <>
        <Input
          aria-label={t('Nombre del campo')}
          placeholder={t('Nombre del campo')}
          value={value.label}
          onChange={({ target }) => change({ ...value, label: target.value })}
        />
        <Input
          aria-label={t('Texto que contiene')}
          placeholder={t('Cualquier cosa')}
          value={value.text}
          onChange={({ target }) => change({ ...value, text: target.value })}
        />
      </>
    )
  if (value.what === 'campaign')
    return (
      <Input
        aria-label={t('Nombre de la campaña')}
        value={value.text}
        onChange={({ target }) => change({ ...value, text: target.value })}
      />
    )
  return (
    <Select
      aria-label={t('De dónde vino')}
      value={value.referrer}
      onChange={({ target }) => {
        const referrer = referrerKinds.find((kind) => kind === target.value)
        if (referrer) change({ ...value, referrer })
      }}
    >
      {referrerKinds.map((kind) => (
        <option key={kind} value={kind}>
          {t(placeWords[kind])}
        </option>
      ))}
    </Select>
  )
}

function PageSelect({ value, change }: Props<Extract<RuleCondition, { what: 'page' }>>) {
  const { t } = useTranslation()
  const forms = useQuery(api.forms.list.queryOptions()).data?.items ?? []
  const pages = new Map(forms.flatMap((form) => form.pages.map(({ id, name }) => [id, name] as const)))
  return (
    <Select
      aria-label={t('Página')}
      value={value.pageId}
      onChange={({ target }) => change({ ...value, pageId: target.value })}
    >
      <option value="">{t('Elige una página')}</option>
      {[...pages].map(([id, name]) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  )
}

function FormSelect({ value, change }: Props<Extract<RuleCondition, { what: 'form' }>>) {
  const { t } = useTranslation()
  const forms = useQuery(api.forms.list.queryOptions()).data?.items ?? []
  return (
    <Select
      aria-label={t('Formulario')}
      value={value.formId}
      onChange={({ target }) => change({ ...value, formId: target.value })}
    >
      <option value="">{t('Elige un formulario')}</option>
      {forms.map(({ formId, pageId, name }) => (
        <option key={`${pageId} ${formId}`} value={formId}>
          {name}
        </option>
      ))}
    </Select>
  )
}

const things: Record<LeadRoom, { name: string; choose: string }> = {
  quiz: { name: 'Quiz', choose: 'Elige un quiz' },
  contest: { name: 'Concurso', choose: 'Elige un concurso' },
  film: { name: 'Vídeo', choose: 'Elige un vídeo' },
}
const most = { input: { limit: 100 } }

function ThingSelect({ value, change }: Props<Extract<RuleCondition, { what: LeadRoom }>>) {
  const { t } = useTranslation()
  const { what, thingId } = value
  const quizzes = useQuery({ ...api.quizzes.list.queryOptions(most), enabled: what === 'quiz' })
  const contests = useQuery({ ...api.contests.list.queryOptions(most), enabled: what === 'contest' })
  const films = useQuery({ ...api.films.list.queryOptions(), enabled: what === 'film' })
  const { data, isPending } = { quiz: quizzes, contest: contests, film: films }[what]
  const offered = data?.items ?? []
  return (
    <Select
      aria-label={t(things[what].name)}
      value={thingId}
      onChange={({ target }) => change({ ...value, thingId: target.value })}
    >
      <option value="">{t(isPending ? 'Cargando…' : things[what].choose)}</option>
      {thingId !== '' && !isPending && !offered.some(({ id }) => id === thingId) && (
        <option value={thingId}>{t('Algo que ya no está')}</option>
      )}
      {offered.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  )
}
