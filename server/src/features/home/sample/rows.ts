import type { ActivityKind } from '@aurelio/contracts/activity'
import { searchable } from '../../../platform/database/search-text.ts'
import type { ActivityRow } from '../../../platform/database/tables/history.ts'
import type { NewTaskRow, NewProjectRow } from '../../../platform/database/tables/work.ts'
import { calendarOf, dayText } from '../../../platform/calendar.ts'
import { type SampleProject, sampleProjects, type SampleTask } from './content.ts'
import type { SampleRows } from './store.ts'

const minuteMs = 60 * 1000
/** Changes a day, Sunday first: an agency works from Monday to Friday, and less on Fridays. */
const weeklyRhythm = [0, 3, 2, 3, 2, 1, 0] as const
const days = 365
/** How many days before it was done or is due a task was written down. */
const writtenBefore = 3

type For = { workspaceId: string; userId: string; now: Date; zone: string }

/**
 * The sample content as rows: its days count from today where the person is. Ids follow from the workspace's, so that
 * loading it twice at the same moment writes it once.
 */
export function sampleRows({ workspaceId, userId, now, zone }: For): Omit<SampleRows, 'events'> {
  const time = timeOf(now, zone)
  const activity: ActivityRow[] = []
  const idOf = (kind: string, number: number) => `${workspaceId}-${kind}-${number}`

  function happened(
    kind: ActivityKind,
    at: string,
    projectId: string,
    subject: { id: string; name: string },
  ) {
    activity.push({
      id: idOf('activity', activity.length),
      workspaceId,
      kind,
      at,
      actorId: userId,
      subjectId: subject.id,
      subjectName: subject.name,
      projectId,
      sample: 1,
    })
  }

  function taskOf(task: SampleTask, id: string, project: NewProjectRow, began: number): NewTaskRow {
    const { title, priority, due, done, stage = 'todo' } = task
    const createdAt = time.at(Math.min(began, (done ?? Math.max(0, -(due ?? 0))) + writtenBefore), 9)
    const doneAt = done === undefined ? null : time.at(done, 12)
    happened('task.created', createdAt, project.id, { id, name: title })
    if (doneAt) happened('task.completed', doneAt, project.id, { id, name: title })
    return {
      id,
      workspaceId,
      projectId: project.id,
      assigneeId: userId,
      title,
      notes: '',
      search: searchable(title),
      priority,
      dueOn: due === undefined ? null : time.day(-due),
      doneAt,
      stage,
      rank: createdAt.replaceAll(/\D/g, '') + id.split('-').at(-1)?.padStart(4, '0'),
      sample: 1,
      createdAt,
      updatedAt: doneAt ?? createdAt,
      deletedAt: null,
      deletedWithProject: 0,
    }
  }

  function projectOf(project: SampleProject, id: string): NewProjectRow {
    const { name, description, color, began, client = '', deadline, budget = null } = project
    const createdAt = time.at(began, 8)
    happened('project.created', createdAt, id, { id, name })
    const search = searchable([name, description, client].filter(Boolean).join('\n'))
    const plan = { client, deadline: deadline === undefined ? null : time.day(-deadline), budget }
    const moments = { createdAt, updatedAt: createdAt, deletedAt: null }
    return {
      id,
      workspaceId,
      name,
      description,
      search,
      color,
      state: 'active',
      sample: 1,
      ...plan,
      ...moments,
    }
  }

  const projects = sampleProjects.map((project, number) => projectOf(project, idOf('project', number)))
  const tasks = sampleProjects.flatMap(({ tasks: own, began }, number) => {
    const project = projects[number]
    return project ? own.map((task) => ({ task, project, began })) : []
  })
  const taskRows = tasks.map(({ task, project, began }, number) =>
    taskOf(task, idOf('task', number), project, began),
  )
  for (let back = days; back >= 1; back--)
    for (let number = 0; number < (weeklyRhythm[time.weekday(back)] ?? 0); number++) {
      const under = projects.filter((_, index) => (sampleProjects[index]?.began ?? 0) > back)
      const project = under[(back + number * 5) % Math.max(1, under.length)]
      if (project) happened('project.updated', time.at(back, 10 + number * 2), project.id, project)
    }
  const labels = tasks.flatMap(({ task }, number) =>
    (task.labels ?? []).map((name) => ({ workspaceId, name, taskId: idOf('task', number) })),
  )
  return {
    projects: projects.map((project) => withLastChange(project, activity)),
    tasks: taskRows,
    labels,
    activity,
  }
}

function withLastChange(project: NewProjectRow, activity: readonly ActivityRow[]): NewProjectRow {
  const moments = activity.filter(({ projectId }) => projectId === project.id).map(({ at }) => at)
  return { ...project, updatedAt: moments.toSorted().at(-1) ?? project.createdAt }
}

/** Days and moments counted back from today; work that falls on a weekend is done on the Friday before. */
function timeOf(now: Date, zone: string) {
  const calendar = calendarOf(zone)
  const [year, month, date] = calendar.on(now)
  const weekday = (back: number) => new Date(Date.UTC(year, month, date - back)).getUTCDay()
  const workday = (back: number) => back + ({ 6: 1, 0: 2 }[weekday(back)] ?? 0)
  return {
    weekday,
    day: (back: number) => dayText([year, month, date - back]),
    at(back: number, hour: number) {
      const begins = calendar.begins([year, month, date - workday(back)]).getTime()
      const spread = (back * 7 + hour * 3) % 60
      return new Date(Math.min(begins + (hour * 60 + spread) * minuteMs, now.getTime())).toISOString()
    },
  }
}
