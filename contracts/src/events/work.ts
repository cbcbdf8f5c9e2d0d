import { z } from 'zod'
import { event } from './event.ts'
import { about, aboutSharing } from './shapes.ts'

const aboutWork = about.extend({
  projectId: z.string().nullable(),
  /** 1 where it concerns sample content, and goes with it. */
  sample: z.union([z.literal(0), z.literal(1)]),
})
/** A task; clients notice it where they see it, or saw it until now. */
const aboutTask = aboutWork.extend({ forClients: z.boolean(), leftProjectId: z.string().nullable() })

const project = { topics: ['projects', 'tasks', 'pages', 'activity'], activity: true } as const
const ofProject = { topics: ['projects'] } as const
const task = { topics: ['tasks', 'projects', 'activity'], activity: true } as const
const calendar = { topics: ['calendar'] } as const

export const projectEvents = [
  event('project.created', aboutWork, project),
  event('project.updated', aboutWork, project),
  /** Somebody noted time, or their clock began or ended. */
  event('project.hours-changed', aboutWork, ofProject),
  /** Who works on it. */
  event('project.members-changed', aboutWork, ofProject),
  event('project.notes-changed', aboutWork, ofProject),
  /** It is linked with another site or lead, or with one less. */
  event('project.links-changed', aboutWork, ofProject),
  event('project.completed', aboutWork, project),
  event('project.archived', aboutWork, project),
  event('project.removed', aboutWork, project),
  event('project.restored', aboutWork, project),
  event('project.shared', aboutSharing.extend({ projectId: z.string() }), {
    topics: ['projects', 'activity'],
    topicsOfClients: ['projects', 'tasks', 'pages', 'leads', 'activity'],
    activity: true,
    notifies: true,
    record: { kind: 'project-shared', of: 'project' },
  }),
  event('project-template.changed', about, ofProject),
  /** A file of a task or of a project has come, is gone, or is seen by others. */
  event(
    'work-file.changed',
    about.extend({ projectId: z.string().nullable(), forClients: z.boolean() }),
    ofProject,
  ),
] as const

export const taskEvents = [
  event('task.created', aboutTask, task),
  event('task.updated', aboutTask, { topics: ['tasks', 'projects'] }),
  event('task.completed', aboutTask, task),
  event('task.reopened', aboutTask, task),
  event('task.removed', aboutTask, task),
  event('task.restored', aboutTask, task),
  /** `mentioned`: the accounts that are called in it. */
  event(
    'task.commented',
    aboutTask.extend({ mentioned: z.array(z.string()), assigneeId: z.string().nullable() }),
    { notifies: true },
  ),
  /** The last one that it waited for is done. */
  event('task.unblocked', aboutTask.extend({ assigneeId: z.string().nullable() }), { notifies: true }),
  /** Many out of a file, or gone again with it. The subject is the import. */
  event('task.imported', about, { topics: ['tasks', 'projects', 'activity'] }),
  /** A named view of the tasks. */
  event('task.view-changed', about, { topics: ['tasks'] }),
] as const

export const calendarEvents = [
  event('calendar-event.created', about, calendar),
  event('calendar-event.changed', about, calendar),
  event('calendar-event.removed', about, calendar),
  event('calendar-event.restored', about, calendar),
  /** Several of a file. The subject is the first of them. */
  event('calendar-event.imported', about, calendar),
] as const
