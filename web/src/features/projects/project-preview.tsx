import type { ProjectColor } from '@aurelio/contracts/projects'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { ProjectDot } from '../../ui/project-dot.tsx'
import { stateNames, stateTones } from './project-words.ts'

type ProjectPreviewProps = { name: string; description: string; color: ProjectColor }

const lineClass = 'h-3 rounded-full bg-hover'

/** The card that a project will have, beside its form where there is room; decoration, as the form says all of it. */
export function ProjectPreview({ name, description, color }: ProjectPreviewProps) {
  const { t } = useTranslation()
  return (
    <div
      aria-hidden="true"
      className="hidden min-w-0 flex-1 place-items-center rounded-lg border border-dashed border-border-strong p-8 @4xl:grid"
    >
      <Card className="flex min-h-44 w-full max-w-80 flex-col gap-3">
        <span className="flex min-h-6 items-start gap-2">
          <ProjectDot color={color} className="mt-2" />
          {name.trim() === '' ? (
            <span className={`${lineClass} mt-1.5 w-3/5`} />
          ) : (
            <bdi className="line-clamp-2 min-w-0 text-base font-semibold break-words">{name}</bdi>
          )}
        </span>
        {description.trim() === '' ? (
          <>
            <span className={`${lineClass} w-full`} />
            <span className={`${lineClass} w-2/3`} />
          </>
        ) : (
          <span dir="auto" className="line-clamp-2 break-words text-muted">
            {description}
          </span>
        )}
        <span className="mt-auto flex flex-col gap-3">
          <span className="text-dense text-muted">{t('Sin tareas')}</span>
          <span className="h-1.5 rounded-full bg-hover" />
          <span>
            <Badge tone={stateTones.active}>{t(stateNames.active)}</Badge>
          </span>
        </span>
      </Card>
    </div>
  )
}
