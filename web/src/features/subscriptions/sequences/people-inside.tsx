import type { Sequence, SequencePerson } from '@aurelio/contracts/sequences'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { formatDateTime } from '../../../platform/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { notify } from '../../../ui/toast.tsx'
import { tellRefusal } from '../tell-refusal.ts'
import { stepText } from './graph/names.ts'

/** Who stands where, at the chosen step or anywhere; somebody is taken to another step, or out, by hand. */
export function PeopleInside({ sequence, stepId }: { sequence: Sequence; stepId: string | null }) {
  const { t } = useTranslation()
  const { id, list, state } = sequence
  const people = useQuery({
    ...api.subscriptions.sequencePeople.queryOptions({
      input: { id, state: 'waiting', limit: 50, ...(stepId !== null && { stepId }) },
    }),
    placeholderData: keepPreviousData,
  })
  const enter = useMutation(
    api.subscriptions.enterSequence.mutationOptions({
      onError: tellRefusal,
      onSuccess: ({ entered }) => notify.success(t('Han entrado: {{figure}}', { figure: entered })),
    }),
  )
  const items = people.data?.items ?? []
  return (
    <section aria-labelledby="sequence-people" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="sequence-people" className="text-base font-semibold">
          {stepId === null ? t('Quién está dentro') : t('Quién está en este paso')}
        </h2>
        {state === 'running' && list && (
          <Button busy={enter.isPending} onClick={() => enter.mutate({ id })}>
            {t('Meter a quien ya está en la lista')}
          </Button>
        )}
      </div>
      {items.length === 0 ? (
        <p className="text-muted">{t('Nadie ahora mismo.')}</p>
      ) : (
        <ul className="flex flex-col divide-y rounded-lg border bg-surface">
          {items.map((person) => (
            <PersonInside key={person.id} sequence={sequence} person={person} />
          ))}
        </ul>
      )}
    </section>
  )
}

function PersonInside({ sequence: { id, graph }, person }: { sequence: Sequence; person: SequencePerson }) {
  const { t } = useTranslation()
  const move = useMutation(api.subscriptions.moveInSequence.mutationOptions({ onError: tellRefusal }))
  const step = graph.nodes.find((node) => node.id === person.stepId)
  const name = person.name || person.email
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3">
      <div className="flex min-w-48 flex-1 flex-col">
        <bdi className="font-medium wrap-anywhere">{name}</bdi>
        <span className="text-dense text-muted">
          {[
            step ? stepText(t, step) : t('Un paso de antes'),
            t('Sigue el {{moment}}', { moment: formatDateTime(person.dueAt) }),
            person.isInOlder && t('con los pasos de antes'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      <Select
        aria-label={t('Llevar a {{name}} a otro paso', { name })}
        value=""
        className="w-full @md:w-64"
        onChange={({ target }) => {
          const { value } = target
          if (value !== '') move.mutate({ id, personId: person.id, stepId: value === 'out' ? null : value })
        }}
      >
        <option value="">{t('Llevar a...')}</option>
        {graph.nodes.map((node, index) => (
          <option key={node.id} value={node.id}>
            {`${index + 1}. ${stepText(t, node)}`}
          </option>
        ))}
        <option value="out">{t('Sacar de la secuencia')}</option>
      </Select>
    </li>
  )
}
