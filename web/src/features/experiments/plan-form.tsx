import {
  type Experiment,
  type ExperimentBasis,
  type ExperimentGoal,
  experimentGoals,
} from '@aurelio/contracts/experiments'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { formatNumber } from '../../platform/format.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Select } from '../../ui/select.tsx'
import { Planned } from './planned.tsx'
import { isWhole, isWholeSplit, SplitFields } from './split-fields.tsx'
import { experimentProblemWords, formatPercent, goalNames } from './words.ts'

type PlanFormProps = {
  page: { id: string; name: string }
  /** The variants that were prepared in the editor; null where there are none. */
  draft: Experiment | null
  basis: ExperimentBasis
}

/** What a test is to find, and how long that takes: told before it starts. */
export function PlanForm({ page, draft, basis }: PlanFormProps) {
  const { t } = useTranslation()
  const [name, setName] = useState('')
  const [effect, setEffect] = useState('20')
  const [daily, setDaily] = useState(String(basis.dailyVisitors))
  const [goal, setGoal] = useState<ExperimentGoal>('form')
  // Null as long as all get as many.
  const [split, setSplit] = useState<readonly string[] | null>(null)
  const [isTried, setTried] = useState(false)
  const letters = draft && draft.arms.length > 1 ? draft.arms.map(({ letter }) => letter) : []
  const shown = letters.length > 1 ? letters : (['A', 'B'] as const)
  const isSplit = isWholeSplit(split, shown.length)
  const asked = {
    id: page.id,
    effect: Number(effect),
    dailyVisitors: Number(daily),
    ...(split && { shares: split.map(Number) }),
  }
  const isAskable = isSplit && isWhole(effect, 1, 900) && isWhole(daily, 0, 100_000_000)
  const plan = useQuery({
    ...api.experiments.plan.queryOptions({ input: asked }),
    enabled: isAskable,
    placeholderData: keepPreviousData,
  })
  const start = useMutation(api.experiments.start.mutationOptions())
  const isNameless = name.trim() === ''

  function begin(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (isNameless || !isAskable) return
    start.mutate({ ...asked, name: name.trim(), goal })
  }

  return (
    <form noValidate onSubmit={begin} className="flex flex-col gap-4">
      <Tried letters={letters} isSame={draft?.isSame ?? true} />
      <Field
        label={t('Nombre')}
        error={isTried && isNameless ? t('Ponle un nombre: con él queda archivada.') : undefined}
      >
        {(control) => (
          <Input {...control} maxLength={200} value={name} onChange={({ target }) => setName(target.value)} />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('Efecto mínimo (%)')} help={t('Cuánto tiene que mejorar para que te importe.')}>
          {(control) => (
            <Input
              {...control}
              type="number"
              inputMode="numeric"
              min={1}
              max={900}
              value={effect}
              onChange={({ target }) => setEffect(target.value)}
            />
          )}
        </Field>
        <Field label={t('Visitas al día')} help={basisText()}>
          {(control) => (
            <Input
              {...control}
              type="number"
              inputMode="numeric"
              min={0}
              value={daily}
              onChange={({ target }) => setDaily(target.value)}
            />
          )}
        </Field>
      </div>
      <Field label={t('Objetivo')} help={t('Lo que cuenta como conversión en esta prueba.')}>
        {(control) => (
          <Select
            {...control}
            value={goal}
            onChange={({ target }) =>
              setGoal(experimentGoals.find((each) => each === target.value) ?? 'form')
            }
          >
            {experimentGoals.map((each) => (
              <option key={each} value={each}>
                {t(goalNames[each])}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <SplitFields letters={shown} split={split} onChange={setSplit} isRight={isSplit} />
      <section aria-live="polite" className="flex flex-col gap-1 rounded-lg border bg-surface p-4">
        <h3 className="text-sm font-semibold">{t('Duración prevista')}</h3>
        {!isAskable ? (
          <p className="text-muted">
            {isSplit ? t('Rellena los números.') : t('No se puede saber hasta que el reparto sume 100.')}
          </p>
        ) : plan.error ? (
          <p role="alert">{errorText(plan.error)}</p>
        ) : (
          <Planned plan={plan.data} letters={shown} />
        )}
        <p className="text-dense text-muted">
          {basis.isOwnRate
            ? t('Con la conversión de esta página: {{rate}}.', { rate: formatPercent(basis.rate) })
            : t('La página aún no tiene una conversión propia; se supone {{rate}}.', {
                rate: formatPercent(basis.rate),
              })}
        </p>
      </section>
      {!basis.isPublished && (
        <p role="alert">{t('La página no está publicada: publícala y empieza después la prueba.')}</p>
      )}
      {!basis.isCounted && (
        <p role="alert">
          {t(
            'El sitio de esta página no cuenta visitas, así que la prueba no sabría quién vio qué. Cámbialo en los ajustes del sitio.',
          )}
        </p>
      )}
      {start.isError && (
        <p role="alert" className="text-danger">
          {errorText(start.error, experimentProblemWords)}
        </p>
      )}
      <div className="flex justify-end">
        <Button
          type="submit"
          variant="primary"
          busy={start.isPending}
          disabled={!isAskable || !basis.isPublished || !basis.isCounted || plan.data?.answer !== 'worth-it'}
        >
          {t('Empezar prueba')}
        </Button>
      </div>
    </form>
  )

  function basisText() {
    return t('Visitantes al día de los últimos 30: {{visitors}}. Cámbialo si vas a traer más.', {
      visitors: formatNumber(basis.dailyVisitors),
    })
  }
}

/** What is tried. */
function Tried({ letters, isSame }: { letters: readonly string[]; isSame: boolean }) {
  const { t } = useTranslation()
  if (letters.length > 1 && !isSame)
    return (
      <p>
        {t('Se prueban {{letters}}. Las cambias en el editor, junto a los dispositivos.', {
          letters: letters.join(' · '),
        })}
      </p>
    )
  return (
    <p>
      {letters.length > 1
        ? t(
            'Es una prueba A/A: la variante aún es igual que A. Solo comprueba que se cuenta bien. Cámbiala en el editor.',
          )
        : t(
            'Sin otra variante es una prueba A/A: B será igual que A, y solo comprueba que se cuenta bien. Para probar un cambio, usa «Añadir variante» en el editor.',
          )}
    </p>
  )
}
