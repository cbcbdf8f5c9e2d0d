import { z } from 'zod'
import { dayIn, dueIn, type Imported, type ImportedTask, labelOfList, stateOfList } from '../imported.ts'

const nameOnly = z.object({ name: z.string().catch('') })
const fieldsSchema = z.object({
  gid: z.string(),
  name: z.string(),
  notes: z.string().catch(''),
  completed: z.boolean().catch(false),
  start_on: z.string().nullish(),
  due_on: z.string().nullish(),
  due_at: z.string().nullish(),
  assignee: nameOnly.extend({ email: z.string().nullish() }).nullish(),
  tags: z.array(nameOnly).catch([]),
  memberships: z.array(z.object({ project: nameOnly.nullish(), section: nameOnly.nullish() })).catch([]),
  projects: z.array(nameOnly).catch([]),
  custom_fields: z.array(z.object({ display_value: z.string().nullish() })).catch([]),
  subtasks: z.array(z.unknown()).catch([]),
  dependencies: z.array(z.object({ gid: z.string() })).catch([]),
})
type Fields = z.infer<typeof fieldsSchema>

/** What the export of a project holds ('Export / Print', 'JSON'). */
const exportSchema = z.object({ data: z.array(fieldsSchema) })

/** The tasks of a project with their subtasks; null for what is no export of Asana. */
export function readAsana(value: unknown): Imported | null {
  const { data: exported } = exportSchema.safeParse(value)
  if (!exported) return null
  const tasks: ImportedTask[] = []
  let fields = 0
  function add(task: Fields, parent: ImportedTask | null) {
    fields += task.custom_fields.filter(({ display_value }) => display_value).length
    const made = toTask(task, parent)
    tasks.push(made)
    for (const each of task.subtasks) {
      const { data: subtask } = fieldsSchema.safeParse(each)
      if (subtask) add(subtask, made)
    }
  }
  for (const task of exported.data) add(task, null)
  return { tasks, left: { fields } }
}

function toTask(task: Fields, parent: ImportedTask | null): ImportedTask {
  const [membership] = task.memberships
  const section = membership?.section?.name ?? ''
  return {
    key: task.gid,
    parentKey: parent?.key ?? null,
    project: membership?.project?.name || task.projects[0]?.name || (parent?.project ?? null),
    title: task.name,
    notes: task.notes,
    startOn: dayIn(task.start_on),
    ...dueIn(task.due_at ?? task.due_on),
    state: task.completed ? 'done' : stateOfList(section),
    priority: 'medium',
    labels: [...task.tags.map(({ name }) => name), ...labelOfList(section)],
    person: task.assignee?.name || null,
    email: task.assignee?.email || null,
    blockedBy: task.dependencies.map(({ gid }) => gid),
    checks: [],
    comments: [],
  }
}
