import type { ProjectColor } from '@aurelio/contracts/projects'
import { cn } from './class-names.ts'

const fills: Record<ProjectColor, string> = {
  violet: 'bg-project-violet',
  blue: 'bg-project-blue',
  teal: 'bg-project-teal',
  green: 'bg-project-green',
  amber: 'bg-project-amber',
  rose: 'bg-project-rose',
}

/** A project's colour beside its name; decoration only. */
export function ProjectDot({ color, className }: { color: ProjectColor; className?: string }) {
  return <span aria-hidden="true" className={cn('size-2.5 shrink-0 rounded-full', fills[color], className)} />
}
