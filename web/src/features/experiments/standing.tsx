import type { Experiment } from '@aurelio/contracts/experiments'
import type { VariantLetter } from '@aurelio/contracts/variant-letters'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api, client } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { formatDateTime, formatNumber } from '../../platform/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { ArmsTable } from './arms-table.tsx'
import { experimentProblemWords, formatPercent, goalNames, verdictWords } from './words.ts'

/** A test that runs or has run: its figures, what can be said of them, and what can be done now. */
export function Standing({ test, onNew }: { test: Experiment; onNew: () => void }) {
  const { t } = useTranslation()
  const { id, verdict, state, startedAt, endedAt } = test
  const { line, means } = verdictWords(t, test)
  const stop = useMutation(api.experiments.stop.mutationOptions())
  const isRunning = state === 'running'
  return (
    <div className="flex flex-col gap-4">
      <p className="flex flex-wrap items-center gap-2">
        <strong className="min-w-0 break-words">{test.name}</strong>
        <Badge tone={isRunning ? 'accent' : 'neutral'}>{isRunning ? t('En marcha') : t('Detenida')}</Badge>
        {startedAt !== null && (
          <span className="text-dense text-muted">
            {t('Desde {{when}}', { when: formatDateTime(startedAt) })}
          </span>
        )}
        {endedAt !== null && (
          <span className="text-dense text-muted">
            {t('Hasta {{when}}', { when: formatDateTime(endedAt) })}
          </span>
        )}
      </p>
      {test.endedBy === 'page-gone' && (
        <p>{t('Terminó porque la página se retiró. Lo contado hasta entonces sigue aquí.')}</p>
      )}
      {test.endedBy === 'time' && (
        <p>{t('Terminó sola: tuvo las cuatro semanas que puede durar una prueba.')}</p>
      )}
      {test.isSame && (
        <p>{t('Es una prueba A/A: las variantes son iguales. Solo comprueba que se cuenta bien.')}</p>
      )}
      <section data-verdict={verdict?.kind} aria-live="polite" className="rounded-lg border bg-surface p-4">
        <h3 className="text-xl font-semibold">{line}</h3>
        <p className="text-muted">{means}</p>
        <p className="text-dense text-muted">
          {t('{{days}} de {{planned}} días · Efecto mínimo: {{effect}} %', {
            days: formatNumber(test.fullDays),
            planned: formatNumber(test.plannedDays),
            effect: formatNumber(test.effect),
          })}
          {' · '}
          {t('Objetivo')}: {t(goalNames[test.goal])}
        </p>
      </section>
      <ArmsTable arms={test.arms} />
      <Chances test={test} />
      {isRunning ? (
        <div className="flex flex-wrap items-center justify-end gap-2">
          {stop.isError && <p role="alert">{errorText(stop.error, experimentProblemWords)}</p>}
          <Button variant="danger" busy={stop.isPending} onClick={() => stop.mutate({ id })}>
            {t('Detener')}
          </Button>
        </div>
      ) : (
        <Afterwards test={test} onNew={onNew} />
      )}
    </div>
  )
}

/** What Bayes says, as an explanation in words. */
function Chances({ test }: { test: Experiment }) {
  const { t } = useTranslation()
  const told = test.arms.filter(({ chance, conversions }) => chance !== null && conversions > 0)
  if (told.length === 0) return null
  return (
    <p className="text-dense text-muted">
      {told
        .map(({ letter, chance }) =>
          t('Con lo visto, la probabilidad de que {{letter}} rinda más que A es del {{chance}}.', {
            letter,
            chance: formatPercent(chance ?? 0, 0),
          }),
        )
        .join(' ')}{' '}
      {t('Es una explicación: quien decide es la prueba.')}
    </p>
  )
}

function Afterwards({ test, onNew }: { test: Experiment; onNew: () => void }) {
  const { t } = useTranslation()
  const apply = useMutation(api.experiments.apply.mutationOptions())
  const publish = useMutation({
    async mutationFn(tab: Window | null) {
      const { proof } = await client.experiments.publishResult({ id: test.id })
      if (tab && proof !== null) tab.location.href = proof
    },
    onError: (_, tab) => tab?.close(),
  })
  const error = apply.error ?? publish.error
  const winner = test.verdict?.winner ?? null
  const give = (letter: VariantLetter) => apply.mutate({ id: test.id, letter })
  return (
    <>
      <Lesson test={test} />
      {error && <p role="alert">{errorText(error, experimentProblemWords)}</p>}
      {test.applied !== null && (
        <p role="status">{t('La página se publicó con la variante {{letter}}.', { letter: test.applied })}</p>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onNew}>{t('Nueva prueba')}</Button>
        {test.proof === null ? (
          <Button busy={publish.isPending} onClick={() => publish.mutate(window.open('', '_blank'))}>
            {t('Publicar resultado')}
          </Button>
        ) : (
          <a href={test.proof} target="_blank" rel="noreferrer" className={buttonClass()}>
            {t('Ver el resultado publicado')}
          </a>
        )}
        {test.applied === null &&
          test.arms.map(({ letter }) => (
            <Button key={letter} busy={apply.isPending} onClick={() => give(letter)}>
              {t('Aplicar {{letter}}', { letter })}
            </Button>
          ))}
        {test.applied === null && winner !== null && (
          <Button variant="primary" busy={apply.isPending} onClick={() => give(winner)}>
            {t('Aplicar ganadora')}
          </Button>
        )}
      </div>
    </>
  )
}

/** What was learned, for whoever looks at the archive. */
function Lesson({ test }: { test: Experiment }) {
  const { t } = useTranslation()
  const [lesson, setLesson] = useState(test.lesson)
  const note = useMutation(api.experiments.setLesson.mutationOptions())
  const keep = () => {
    if (lesson.trim() !== test.lesson) note.mutate({ id: test.id, lesson })
  }
  return (
    <Field
      label={t('Qué se aprendió')}
      help={t('Se guarda al salir del campo.')}
      error={note.error ? errorText(note.error) : undefined}
    >
      {(control) => (
        <Textarea
          {...control}
          rows={2}
          maxLength={2000}
          value={lesson}
          onChange={({ target }) => setLesson(target.value)}
          onBlur={keep}
        />
      )}
    </Field>
  )
}
