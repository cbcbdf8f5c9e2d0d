import { expect, test } from 'vitest'
import { complaints as words } from '../../platform/api/complaints.ts'
import { taskFormSchema, taskFormWords } from './task-form-schema.ts'

const filled = {
  title: 'Enviar presupuesto',
  notes: '',
  priority: 'medium',
  startOn: '',
  dueOn: '2026-11-21',
  dueTime: '',
  projectId: 'p1',
  assigneeId: 'u1',
  visibleToClients: false,
  state: 'todo',
  labels: ['web'],
  estimate: '',
  repeats: '',
}

function complaints(changes: object) {
  const result = taskFormSchema.safeParse({ ...filled, ...changes }, words(taskFormWords))
  return result.success ? [] : result.error.issues.map(({ path, message }) => [path[0], message])
}

test('nothing chosen becomes null', () => {
  expect(taskFormSchema.parse({ ...filled, dueOn: '', projectId: '', assigneeId: '' })).toEqual({
    ...filled,
    startOn: null,
    dueOn: null,
    dueTime: null,
    projectId: null,
    assigneeId: null,
    estimate: null,
    repeats: null,
  })
})

test('a day of the past is a day', () => {
  expect(complaints({ dueOn: '1999-12-31' })).toEqual([])
})

test.each(['2026-02-30', '0020-01-01', '2026-13-01', 'mañana'])('%s is no day', (dueOn) => {
  expect(complaints({ dueOn })).toContainEqual(['dueOn', 'No es una fecha válida.'])
})

test('a title needs letters and has an end', () => {
  expect(complaints({ title: ' \t ' })).toContainEqual(['title', 'Escribe qué hay que hacer.'])
  expect(complaints({ title: 'x'.repeat(10_000) })).toContainEqual([
    'title',
    'No puede pasar de 300 caracteres.',
  ])
  expect(complaints({ title: '🦄 مهمة' })).toEqual([])
})

test('an estimate is read as it is said, and how often as it is chosen', () => {
  const { estimate, repeats } = taskFormSchema.parse({ ...filled, estimate: '1,5', repeats: 'week:2' })
  expect([estimate, repeats]).toEqual([90, { unit: 'week', every: 2 }])
  expect(complaints({ estimate: 'mucho' })).toEqual([['estimate', 'Escribe un tiempo: 2 h, 45 min, 1:30…']])
})
