import { useTranslation } from 'react-i18next'
import { cn } from '../../../../../../ui/class-names.ts'
import { textOf, type ControlProps, type OptionKind } from './control.ts'

/** A group of buttons of which one is chosen. */
export function ChoiceControl({ field, id, value, set }: ControlProps<OptionKind>) {
  const { t } = useTranslation()
  const current = textOf(value)
  return (
    <div role="group" aria-labelledby={`${id}-label`} data-prop={field.prop} className="flex flex-wrap gap-1">
      {field.options.map((option) => {
        const isChosen = String(option.value) === current
        return (
          <button
            key={option.value}
            type="button"
            data-value={option.value}
            aria-pressed={isChosen}
            onClick={() => set(option.value)}
            className={cn(
              'h-8 flex-1 rounded-md border border-control px-2 text-dense whitespace-nowrap coarse:min-h-11',
              isChosen
                ? 'border-accent-text bg-accent-soft font-medium text-accent-text'
                : 'bg-surface hover:bg-hover',
            )}
          >
            {'name' in option ? option.name : t(option.label)}
          </button>
        )
      })}
    </div>
  )
}
