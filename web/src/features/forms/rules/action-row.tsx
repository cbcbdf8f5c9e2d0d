import type { RuleAction, StandingRule } from '@aurelio/contracts/lead-rules'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { useCan } from '../../../platform/auth/use-can.ts'
import { shortName } from '../../../platform/short-name.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Input } from '../../../ui/input.tsx'
import { Select } from '../../../ui/select.tsx'
import { PartRow } from './part-row.tsx'
import { newAction } from './rule-draft.ts'
import { actionWords, leftWords } from './rule-words.ts'

type Props<Action = RuleAction> = {
  value: Action
  /** Those whom the rule names and who are not in the workspace any more. */
  left: StandingRule['left']
  change: (value: RuleAction) => void
}
type Of<What extends RuleAction['what']> = Props<Extract<RuleAction, { what: What }>>

const kinds = ['mail', 'assign', 'label', 'task', 'sequence'] as const

/** One thing that is done. Webhooks are offered to who may set them up. */
export function ActionRow({ value, left, change, remove }: Props & { remove?: (() => void) | undefined }) {
  const { t } = useTranslation()
  const mayTell = useCan('webhooks.manage') || value.what === 'webhook'
  const offered = mayTell ? ([...kinds, 'webhook'] as const) : kinds
  return (
    <PartRow
      label={t('Acción')}
      kinds={offered.map((kind) => [kind, t(actionWords[kind])])}
      kind={value.what}
      onKind={(kind) => {
        const chosen = offered.find((each) => each === kind)
        if (chosen) change(newAction(chosen))
      }}
      onRemove={remove}
    >
      <Asked value={value} left={left} change={change} />
    </PartRow>
  )
}

function Asked({ value, left, change }: Props) {
  const { t } = useTranslation()
  if (value.what === 'assign') return <Member value={value} left={left} change={change} />
  if (value.what === 'mail') return <Readers value={value} left={left} change={change} />
  if (value.what === 'sequence') return <SequenceSelect value={value} left={left} change={change} />
  if (value.what === 'webhook') return <WebhookSelect value={value} left={left} change={change} />
  if (value.what === 'task') return <Task value={value} left={left} change={change} />
  return (
    <Input
      aria-label={t('Etiqueta')}
      value={value.label}
      onChange={({ target }) => change({ ...value, label: target.value })}
    />
  )
}

function useMembers() {
  return useQuery(api.people.list.queryOptions()).data?.items ?? []
}

function Member({ value, left, change }: Of<'assign'>) {
  const { t } = useTranslation()
  const members = useMembers()
  const gone = left.find(({ id }) => id === value.userId)
  const wordsId = useId()
  return (
    <>
      <Select
        aria-label={t('Responsable')}
        aria-invalid={gone !== undefined}
        aria-describedby={gone && wordsId}
        // Nobody is chosen where they are not there any more.
        value={gone ? '' : value.userId}
        onChange={({ target }) => change({ ...value, userId: target.value })}
      >
        <option value="">{t('Elige a alguien')}</option>
        {members.map(({ id, name }) => (
          <option key={id} value={id}>
            {shortName(name)}
          </option>
        ))}
      </Select>
      {gone && (
        <p id={wordsId} className="text-dense text-danger">
          {leftWords(gone)}
        </p>
      )}
    </>
  )
}

function Readers({ value, left, change }: Of<'mail'>) {
  const { t } = useTranslation()
  const { userIds } = value
  const members = useMembers()
  const gone = left.filter(({ id }) => userIds.includes(id))
  const without = (id: string) => change({ ...value, userIds: userIds.filter((one) => one !== id) })
  return (
    <>
      {members.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={shortName(name)}
          checked={userIds.includes(id)}
          onChange={({ target }) =>
            target.checked ? change({ ...value, userIds: [...userIds, id] }) : without(id)
          }
        />
      ))}
      {gone.map((person) => (
        <div key={person.id} className="flex flex-wrap items-center justify-between gap-2">
          <p className="text-dense text-danger">{leftWords(person)}</p>
          <Button size="dense" onClick={() => without(person.id)}>
            {t('Dejar de escribirle')}
          </Button>
        </div>
      ))}
    </>
  )
}

function Task({ value, change }: Of<'task'>) {
  const { t } = useTranslation()
  return (
    <>
      <Input
        aria-label={t('Título de la tarea')}
        placeholder={t('Título de la tarea')}
        value={value.title}
        onChange={({ target }) => change({ ...value, title: target.value })}
      />
      <Select
        aria-label={t('Para cuándo')}
        value={value.days ?? ''}
        onChange={({ target }) =>
          change({ ...value, days: target.value === '' ? null : Number(target.value) })
        }
      >
        <option value="">{t('Sin fecha')}</option>
        {[0, 1, 2, 3, 7, 14, 30].map((days) => (
          <option key={days} value={days}>
            {days === 0 ? t('El mismo día') : t('{{count}} días después', { count: days })}
          </option>
        ))}
      </Select>
    </>
  )
}

function SequenceSelect({ value, change }: Of<'sequence'>) {
  const { t } = useTranslation()
  const sequences = useQuery(api.subscriptions.sequences.queryOptions()).data?.items ?? []
  return (
    <>
      <Select
        aria-label={t('Secuencia')}
        value={value.sequenceId}
        onChange={({ target }) => change({ ...value, sequenceId: target.value })}
      >
        <option value="">{t('Elige una secuencia')}</option>
        {sequences.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <p className="text-dense text-muted">
        {t('Solo para quien confirmó su lista: a nadie más se le escribe.')}
      </p>
    </>
  )
}

function WebhookSelect({ value, change }: Of<'webhook'>) {
  const { t } = useTranslation()
  const webhooks = useQuery(api.webhooks.list.queryOptions()).data?.items ?? []
  return (
    <Select
      aria-label={t('Webhook')}
      value={value.webhookId}
      onChange={({ target }) => change({ ...value, webhookId: target.value })}
    >
      <option value="">{t('Elige un webhook')}</option>
      {webhooks.map(({ id, address }) => (
        <option key={id} value={id}>
          {address}
        </option>
      ))}
    </Select>
  )
}
