import type { ProjectColor } from '@aurelio/contracts/projects'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { cn } from '../../ui/class-names.ts'
import { ProjectDot } from '../../ui/project-dot.tsx'
import { colorNames, projectColors } from './project-words.ts'

type ColorChoiceProps = { chosen: ProjectColor; onChoose: (color: ProjectColor) => void; hasLegend?: boolean }

/** The project's colour by name; native radios carry focus and arrows. */
export function ColorChoice({ chosen, onChoose, hasLegend = true }: ColorChoiceProps) {
  const { t } = useTranslation()
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className={hasLegend ? 'mb-1.5 text-sm font-medium' : 'sr-only'}>{t('Color')}</legend>
      <div className="flex flex-wrap gap-2">
        {projectColors.map((color) => (
          <label
            key={color}
            className={cn(
              'flex h-9 cursor-pointer items-center gap-2 rounded-full border border-control px-3 text-dense hover:bg-hover coarse:h-11',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-text',
              color === chosen && 'border-accent-text bg-accent-soft font-medium text-accent-text',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={color === chosen}
              onChange={() => onChoose(color)}
              className="sr-only"
            />
            <ProjectDot color={color} />
            {t(colorNames[color])}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
