import { addresses } from '@aurelio/contracts/addresses'
import { Check, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { cn } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import type { FirstStep } from './use-first-steps.ts'

const steps: readonly { id: FirstStep; label: string; to: string }[] = [
  { id: 'project', label: 'Crea tu primer proyecto', to: addresses.newProject },
  { id: 'task', label: 'Apunta una tarea', to: addresses.newTask },
  { id: 'page', label: 'Publica una página', to: addresses.newPage },
  { id: 'lead', label: 'Recibe tu primer lead', to: addresses.leads },
]

type FirstStepsProps = {
  done: Record<FirstStep, boolean> | undefined
  /** Absent where they stay. */
  onHide?: () => void
  /** Of the level that follows what stands above it. */
  heading?: 'h2' | 'h3'
}

/** Four steps into the product, in place of what a new account does not have yet. */
export function FirstSteps({ done, onHide, heading: Heading = 'h3' }: FirstStepsProps) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-1 flex-col p-2">
      <div className="flex items-center justify-between pl-2">
        <Heading className="font-medium">{t('Primeros pasos')}</Heading>
        {onHide && (
          <IconButton
            size="dense"
            label={t('Ocultar los primeros pasos')}
            icon={<X aria-hidden="true" className="size-4" />}
            onClick={onHide}
          />
        )}
      </div>
      <ol className="flex flex-1 flex-col justify-around">
        {steps.map(({ id, label, to }, index) => {
          const isDone = done?.[id] ?? false
          return (
            <li key={id}>
              <Link
                to={to}
                className="flex min-h-9 items-center gap-3 rounded-md px-2 hover:bg-hover coarse:min-h-11"
              >
                <span
                  aria-hidden="true"
                  data-number={index + 1}
                  className={cn(
                    'grid size-6 shrink-0 place-items-center rounded-full text-xs font-semibold',
                    isDone
                      ? 'bg-accent-soft text-accent-text'
                      : 'border border-border-strong text-muted before:content-[attr(data-number)]',
                  )}
                >
                  {isDone && <Check className="size-4" />}
                </span>
                <span className={isDone ? 'text-muted line-through' : ''}>{t(label)}</span>
                {isDone && <span className="sr-only">{t('hecho')}</span>}
              </Link>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
