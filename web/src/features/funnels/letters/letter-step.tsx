import { addresses } from '@aurelio/contracts/addresses'
import type { Funnel, FunnelStep } from '@aurelio/contracts/funnels'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { notify } from '../../../ui/toast.tsx'
import { funnelProblemWords } from '../words.ts'
import { usualConsent } from './letter-starts.ts'
import { useLetterBox } from './use-letter-box.ts'

type LetterStepProps = { funnel: Funnel; step: FunnelStep & { thing: string } }

/** What the letters of a step still want before they go out: that they run, and that people are asked for them. */
export function LetterStep({ funnel, step }: LetterStepProps) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const sequences = useQuery(api.subscriptions.sequences.queryOptions())
  const sequence = sequences.data?.items.find(({ id }) => id === step.thing)
  const running = useMutation(
    api.subscriptions.runSequence.mutationOptions({
      async onSuccess() {
        await Promise.all([
          queries.invalidateQueries({ queryKey: api.subscriptions.sequences.queryKey() }),
          queries.invalidateQueries({ queryKey: api.funnels.get.queryKey({ input: { id: funnel.id } }) }),
        ])
        notify.success(t('La secuencia está en marcha'))
      },
      onError: (error) =>
        notify.error(
          errorText(error, {
            SEQUENCE_NOT_READY: 'A la secuencia le falta una lista o un correo. Complétala en Suscripciones.',
          }),
        ),
    }),
  )
  if (!sequence) return null
  return (
    <div className="flex flex-col gap-4 border-t pt-4">
      <div className="flex flex-wrap items-center gap-3">
        {sequence.state !== 'running' && (
          <Button
            busy={running.isPending}
            onClick={() => running.mutate({ id: sequence.id, isRunning: true })}
          >
            {t('Poner en marcha la secuencia')}
          </Button>
        )}
        <Link to={`${addresses.subscriptions}/sequences/${sequence.id}`} className={buttonClass()}>
          {t('Abrir la secuencia en Suscripciones')}
        </Link>
      </div>
      {sequence.list === null ? (
        <p className="text-dense text-muted">
          {t(
            'Esta secuencia no tiene lista, y sin lista nadie puede pedir sus correos. Elígela en Suscripciones.',
          )}
        </p>
      ) : (
        <LetterBox key={`${step.id} ${step.thing}`} funnel={funnel} step={step} list={sequence.list.name} />
      )}
    </div>
  )
}

/** The box by which people ask for the letters, in the forms of the steps before. */
function LetterBox({ funnel, step, list }: { funnel: Funnel; step: FunnelStep; list: string }) {
  const { t } = useTranslation()
  const [text, setText] = useState<string>(t(usualConsent))
  const { put, remove } = useLetterBox(funnel.id)
  const { nodes, edges } = funnel.graph
  const before = nodes.filter(({ id }) => edges.some(({ from, to }) => from === id && to === step.id))
  const isMissing = funnel.findings.some(({ code, steps }) => code === 'no-box' && steps[0] === step.id)
  const failure = put.error ?? remove.error
  const refusal = failure && (
    <p role="alert" className="text-danger">
      {errorText(failure, funnelProblemWords)}
    </p>
  )
  if (before.length === 0)
    return (
      <p className="text-dense text-muted">
        {t('Lleva hasta aquí un paso con formulario: es donde se pide permiso para escribir.')}
      </p>
    )
  if (!isMissing)
    return (
      <div className="flex flex-col items-start gap-2">
        <p className="text-dense">
          {t('El paso anterior pide permiso para los correos de «{{list}}».', { list })}
        </p>
        {before.some(({ kind }) => kind !== 'quiz' && kind !== 'concurso') && (
          <Button busy={remove.isPending} onClick={() => remove.mutate({ id: funnel.id, step: step.id })}>
            {t('Quitar la casilla del formulario')}
          </Button>
        )}
        {refusal}
      </div>
    )
  return (
    <form
      noValidate
      className="flex flex-col items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        put.mutate({ id: funnel.id, step: step.id, text: text.trim() || t(usualConsent) })
      }}
    >
      <Field
        label={t('Texto de la casilla')}
        help={t(
          'Aparece sin marcar en el formulario, y este texto se guarda con el permiso de cada persona.',
        )}
        className="w-full"
      >
        {(control) => (
          <Input
            {...control}
            dir="auto"
            maxLength={200}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" busy={put.isPending}>
        {t('Poner la casilla en el formulario')}
      </Button>
      {refusal}
    </form>
  )
}
