import { calendarEvent } from '../../calendar.ts'
import { all, open, row, staff, unshared, withBody, type Row } from '../row.ts'
import { things } from '../things.ts'

/** Tasks, the calendar and notices. */
export const taskRows: Record<string, Row> = {
  'GET /api/tasks': all(200),
  'POST /api/tasks': staff(201, withBody({ title: 'Tarea' })),
  'GET /api/tasks/{id}': unshared(200, { thing: things.task }),
  'PATCH /api/tasks/{id}': staff(200, { thing: things.task, ...withBody({ done: true }) }),
  'DELETE /api/tasks/{id}': staff(200, { thing: things.task }),
  'POST /api/tasks/{id}/restoration': staff(200, { thing: things.removedTask }),
  'POST /api/tasks/changes': staff(200, {
    thing: things.task,
    body: ({ id }) => ({ items: [{ id, priority: 'high' }] }),
  }),
  'POST /api/tasks/removals': staff(200, { thing: things.task, body: ({ id }) => ({ ids: [id] }) }),
  'POST /api/tasks/restorations': staff(200, {
    thing: things.removedTask,
    body: ({ id }) => ({ ids: [id] }),
  }),
  'GET /api/task-labels': all(200),
  'GET /api/tasks/{id}/sheet': unshared(200, { thing: things.task }),
  'POST /api/tasks/{id}/checks': staff(201, { thing: things.task, ...withBody({ text: 'Llamar' }) }),
  'PATCH /api/task-checks/{id}': staff(200, { thing: things.taskCheck, ...withBody({ done: true }) }),
  'DELETE /api/task-checks/{id}': staff(200, { thing: things.taskCheck }),
  'POST /api/tasks/{id}/blockers': staff(201, {
    thing: things.twoTasks,
    body: ({ other }) => ({ blockerId: other }),
  }),
  'DELETE /api/task-blockers/{id}': staff(200, { thing: things.taskBlocker }),
  'POST /api/tasks/{id}/comments': unshared(201, { thing: things.task, ...withBody({ text: 'Listo' }) }),
  // Others only read it.
  'PATCH /api/task-comments/{id}': row([200, 404, 404, 404], {
    thing: things.taskComment,
    ...withBody({ text: 'Casi' }),
  }),
  'DELETE /api/task-comments/{id}': row([200, 404, 404, 404], { thing: things.taskComment }),
  'POST /api/task-comments/{id}/restoration': row([200, 404, 404, 404], {
    thing: things.removedTaskComment,
    ...withBody({}),
  }),
  'GET /api/tasks/{id}/files': unshared(200, { thing: things.task }),
  'POST /api/tasks/{id}/files': staff(201, { thing: things.task, ...withBody('texto') }),
  'GET /api/projects/{id}/files': unshared(200, { thing: things.project }),
  'POST /api/projects/{id}/files': staff(201, { thing: things.project, ...withBody('texto') }),
  'GET /api/work-files/{id}': unshared(200, { thing: things.workFile }),
  'PATCH /api/work-files/{id}': staff(200, { thing: things.workFile, ...withBody({ forClients: true }) }),
  'DELETE /api/work-files/{id}': staff(200, { thing: things.workFile }),
  'POST /api/work-files/{id}/restoration': staff(200, { thing: things.removedWorkFile }),
  'GET /api/task-imports': staff(200),
  'POST /api/task-imports': staff(201, withBody('name')),
  'POST /api/task-imports/{id}/start': staff(200, {
    thing: things.taskImport,
    ...withBody({ mapping: ['title'] }),
  }),
  // It has not begun.
  'POST /api/task-imports/{id}/undo': staff(409, { thing: things.taskImport, ...withBody({}) }),
  'GET /api/task-views': staff(200),
  'POST /api/task-views': staff(201, withBody({ name: 'Mías', query: 'mine=1' })),
  // Others only use it.
  'DELETE /api/task-views/{id}': row([200, 404, 404, 403], { thing: things.taskView }),

  'GET /ics/{file}': open(200, { thing: things.calendarFeed }),
  'GET /api/calendar': staff(200, { query: '?from=2026-11-01&to=2026-11-30' }),
  'GET /api/calendar/events': staff(200),
  'POST /api/calendar/events': staff(201, withBody(calendarEvent)),
  'GET /api/calendar/events/{id}': staff(200, { thing: things.calendarEvent }),
  'GET /api/calendar/events/{id}/figures': staff(200, { thing: things.calendarEvent }),
  'PATCH /api/calendar/events/{id}': staff(200, {
    thing: things.calendarEvent,
    ...withBody({ title: 'Otro' }),
  }),
  'POST /api/calendar/events/{id}/omissions': staff(200, {
    thing: things.calendarEvent,
    ...withBody({ at: '2026-11-27T10:00', reach: 'one' }),
  }),
  'DELETE /api/calendar/events/{id}': staff(200, { thing: things.calendarEvent }),
  'POST /api/calendar/events/{id}/restoration': staff(200, { thing: things.removedCalendarEvent }),
  'POST /api/calendar/imports': staff(200, withBody({ events: [{ ...calendarEvent, uid: '' }] })),
  'GET /api/calendar/feed': staff(200),
  'POST /api/calendar/feed': staff(200),

  'GET /api/notifications': all(200),
  'POST /api/notifications/{id}/read': all(200, { thing: things.notification }),
  'POST /api/notifications/read': all(200),
}
