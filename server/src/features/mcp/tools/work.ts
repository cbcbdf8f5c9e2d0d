import { visitQuestionSchema, type VisitTablesTold } from '@aurelio/contracts/visits'
import { timeOfDaySchema } from '@aurelio/contracts/day'
import { idSchema, pagingSchema } from '@aurelio/contracts/paging'
import { projectStates } from '@aurelio/contracts/projects'
import { taskPriorities } from '@aurelio/contracts/tasks'
import { z } from 'zod'
import { defineTool, type Tool } from '../tool.ts'

const q = z.string().max(200).optional()

export const workTools: readonly Tool[] = [
  defineTool({
    name: 'list_projects',
    title: 'Proyectos',
    description: 'Lista los proyectos, el último modificado primero, con cuántas tareas están hechas.',
    needs: ['projects:read'],
    input: pagingSchema.extend({ q, state: z.enum(projectStates).optional() }),
    changes: false,
    run: (api, input) => api.projects.list(input),
  }),
  defineTool({
    name: 'list_tasks',
    title: 'Tareas',
    description: 'Lista las tareas: las pendientes por fecha, o las hechas por la última.',
    needs: ['tasks:read'],
    input: pagingSchema.extend({ q, done: z.boolean().default(false), projectId: idSchema.optional() }),
    changes: false,
    run: (api, { done, ...input }) => api.tasks.list({ ...input, done: String(done) }),
  }),
  defineTool({
    name: 'create_task',
    title: 'Crear una tarea',
    description: 'Apunta una tarea. Sin persona asignada es de quien creó el token. Los clientes no la ven.',
    needs: ['tasks:write'],
    input: z.object({
      title: z.string().min(1).max(300),
      notes: z.string().max(5000).default(''),
      priority: z.enum(taskPriorities).optional(),
      dueOn: z.iso.date().optional(),
      dueTime: timeOfDaySchema.optional().describe('La hora de ese día, como 09:30'),
      projectId: idSchema.optional(),
    }),
    changes: true,
    run: (api, input) => api.tasks.create(input),
  }),
  defineTool({
    name: 'list_calendar',
    title: 'Calendario',
    description:
      'Lo que hay en el calendario entre dos días (62 como mucho): eventos, tareas y publicaciones programadas.',
    needs: ['calendar:read'],
    input: z.object({ from: z.iso.date(), to: z.iso.date() }),
    changes: false,
    run: (api, input) => api.calendar.items(input),
  }),
  defineTool({
    name: 'get_workspace_figures',
    title: 'Cifras del espacio',
    description:
      'Las cifras de un periodo y las del anterior (leads, ganados y su valor, tareas hechas, publicaciones), qué conviene ' +
      'hacer ahora, y las visitas: de todo el espacio, de un sitio (siteId) o de una página (pageId), filtradas por lo que ' +
      'tienen en común (device, source, campaign…) y de dos periodos cualesquiera (from y to contra againstFrom y againstTo). De una página sin filtros, también qué ' +
      'secciones de lo publicado se han visto; y quién está ahora mismo.',
    needs: ['activity:read'],
    input: visitQuestionSchema,
    changes: false,
    async run(api, input) {
      const { siteId, pageId } = input
      const [workspace, summary, tables, live] = await Promise.all([
        api.analytics.summary({ period: input.period }),
        api.visits.summary(input),
        api.visits.tables(input),
        api.visits.live({ siteId, pageId }),
      ])
      const { points: _points, pointsBefore: _before, ...visits } = summary
      return { ...workspace, visits: { ...visits, ...shortened(tables), live } }
    },
  }),
]

/** Of each table: an assistant reads the rest by filtering. */
const mostRows = 10

/** The tables of visits without their long tails. */
function shortened({ week: _week, dimensions, pages, ...rest }: VisitTablesTold) {
  return {
    ...rest,
    dimensions: Object.fromEntries(
      Object.entries(dimensions).map(([name, rows]) => [name, rows.slice(0, mostRows)]),
    ),
    pages: pages.slice(0, mostRows),
  }
}
