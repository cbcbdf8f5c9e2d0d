import type { ProjectColor } from '@aurelio/contracts/projects'
import { Popover } from 'radix-ui'
import { useTranslation } from 'react-i18next'
import { ProjectDot } from '../../ui/project-dot.tsx'
import { ColorChoice } from './color-choice.tsx'
import { colorNames } from './project-words.ts'

type ColorMenuProps = { chosen: ProjectColor; onChoose: (color: ProjectColor) => void }

/** The project's dot; opens the choice of its colour. */
export function ColorMenu({ chosen, onChoose }: ColorMenuProps) {
  const { t } = useTranslation()
  return (
    <Popover.Root>
      <Popover.Trigger
        aria-label={t('Color: {{name}}', { name: t(colorNames[chosen]) })}
        className="-ms-2.5 grid size-10 shrink-0 place-items-center rounded-md hover:bg-hover coarse:size-11"
      >
        <ProjectDot color={chosen} className="size-4" />
      </Popover.Trigger>
      <Popover.Content
        align="start"
        sideOffset={6}
        collisionPadding={8}
        aria-label={t('Color del proyecto')}
        className="animate-appear z-50 w-80 max-w-[calc(100vw-1rem)] rounded-lg border bg-raised p-4 shadow-float"
      >
        <ColorChoice hasLegend={false} chosen={chosen} onChoose={onChoose} />
      </Popover.Content>
    </Popover.Root>
  )
}
