import type { PlannedTask } from '@aurelio/contracts/planned-tasks'
import type { Project } from '@aurelio/contracts/projects'

export type TemplateContent = Pick<Project, 'description' | 'color' | 'budget'> & { tasks: PlannedTask[] }
