import { addresses } from '@aurelio/contracts/addresses'
import type { Project } from '@aurelio/contracts/projects'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDateTime, formatRelative } from '../../platform/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { ProjectDot } from '../../ui/project-dot.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ProjectMenu } from './project-menu.tsx'
import { ProjectProgress } from './project-progress.tsx'
import { stateNames, stateTones } from './project-words.ts'

export type ProjectsProps = { projects: readonly Project[] }

const gridClass = 'grid gap-4 @xl:grid-cols-2 @4xl:grid-cols-3'

export function ProjectCards({ projects }: ProjectsProps) {
  return (
    <ul className={gridClass}>
      {projects.map((project) => (
        <li key={project.id} data-row={project.id} className="flex min-w-0">
          <ProjectCard project={project} />
        </li>
      ))}
    </ul>
  )
}

function ProjectCard({ project }: { project: Project }) {
  const { t } = useTranslation()
  const { id, name, description, color, state, updatedAt } = project
  return (
    <Card className="relative flex min-h-44 min-w-0 flex-1 flex-col gap-3 transition-colors duration-150 focus-within:border-border-strong hover:border-border-strong hover:bg-hover">
      <div className="flex items-start gap-2">
        <ProjectDot color={color} className="mt-2" />
        <h2 className="line-clamp-2 min-w-0 flex-1 text-base font-semibold break-words">
          {/* The whole card is the link; its menu lies above it. */}
          <Link
            to={addresses.project(id)}
            className="rounded-sm after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent-text"
          >
            <bdi>{name}</bdi>
          </Link>
        </h2>
        <div className="relative z-1 -mt-1.5 -mr-1.5">
          <ProjectMenu canOpen project={project} />
        </div>
      </div>
      {description !== '' && (
        <p dir="auto" className="line-clamp-2 break-words text-muted">
          {description}
        </p>
      )}
      <div className="mt-auto flex flex-col gap-3">
        <ProjectProgress project={project} />
        <div className="flex flex-wrap items-center justify-between gap-2 text-dense text-muted">
          <Badge tone={stateTones[state]}>{t(stateNames[state])}</Badge>
          <time dateTime={updatedAt} title={formatDateTime(updatedAt)}>
            {formatRelative(updatedAt)}
          </time>
        </div>
      </div>
    </Card>
  )
}

export function ProjectCardsWaiting() {
  return (
    <div className={gridClass}>
      {[0, 1, 2, 3, 4, 5].map((card) => (
        <Skeleton key={card} className="h-44 rounded-lg" />
      ))}
    </div>
  )
}
