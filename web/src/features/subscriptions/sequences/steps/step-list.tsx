import { mostSteps, type SequenceStep } from '@aurelio/contracts/subscriptions'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button.tsx'
import { StepCard } from './step-card.tsx'
import { newStep, stepKinds } from './steps.ts'

const addTexts = { letter: 'Añadir correo', wait: 'Añadir espera', goal: 'Añadir meta' } as const

type StepListProps = {
  steps: readonly SequenceStep[]
  /** How many stand at each step, by its id. */
  waiting: Readonly<Record<string, number>>
  onChange: (steps: SequenceStep[]) => void
}

/** The steps of a sequence in their order. */
export function StepList({ steps, waiting, onChange }: StepListProps) {
  const { t } = useTranslation()

  function move(from: number, by: -1 | 1) {
    const next = [...steps]
    next.splice(from + by, 0, ...next.splice(from, 1))
    onChange(next)
  }

  return (
    <section aria-labelledby="sequence-steps" className="flex max-w-3xl flex-col gap-3">
      <h2 id="sequence-steps" className="text-base font-semibold">
        {t('Pasos')}
      </h2>
      <ol className="flex flex-col gap-3">
        {steps.map((step, index) => (
          <StepCard
            key={step.id}
            step={step}
            number={index + 1}
            waiting={waiting[step.id] ?? 0}
            isFirst={index === 0}
            isLast={index === steps.length - 1}
            onChange={(next) => onChange(steps.with(index, next))}
            onMove={(by) => move(index, by)}
            onRemove={() => onChange(steps.toSpliced(index, 1))}
          />
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        {stepKinds.map((kind) => (
          <Button
            key={kind}
            icon={<Plus aria-hidden="true" className="size-4" />}
            disabled={steps.length >= mostSteps}
            onClick={() =>
              onChange([
                ...steps,
                newStep(kind, { subject: t('Sin asunto'), text: t('Escribe aquí lo que quieres contar.') }),
              ])
            }
          >
            {t(addTexts[kind])}
          </Button>
        ))}
      </div>
    </section>
  )
}
