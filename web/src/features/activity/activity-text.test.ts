import type { Activity } from '@aurelio/contracts/activity'
import { activityKinds } from '@aurelio/contracts/events'
import { expect, test } from 'vitest'
import { i18n } from '../../platform/i18n/i18n.ts'
import { activityPath, activityText } from './activity-text.ts'

function happened(changes: Partial<Activity>): Activity {
  return {
    id: 'a1',
    kind: 'project.created',
    at: '2026-11-21T10:00:00.000Z',
    actor: { id: 'u1', name: 'Ana Gil' },
    guest: null,
    subject: { id: 's1', name: 'Web de la clínica' },
    projectId: null,
    ...changes,
  }
}

test('every kind is a sentence of its own that names the subject', () => {
  const texts = activityKinds.map((kind) => activityText(happened({ kind }), i18n.t))
  expect(new Set(texts).size).toBe(activityKinds.length)
  for (const text of texts) expect(text).toContain('«Web de la clínica»')
})

test('who did it stands first; somebody whose account is gone is «Alguien»', () => {
  expect(activityText(happened({ kind: 'task.completed' }), i18n.t)).toBe(
    'Ana Gil ha terminado «Web de la clínica»',
  )
  expect(activityText(happened({ kind: 'task.removed', actor: null }), i18n.t)).toBe(
    'Alguien ha eliminado la tarea «Web de la clínica»',
  )
})

test('what is gone leads nowhere', () => {
  expect(activityPath(happened({ kind: 'project.updated' }))).toBe('/projects/s1')
  expect(activityPath(happened({ kind: 'task.created' }))).toBe('/tasks?task=s1')
  expect(activityPath(happened({ kind: 'task.removed' }))).toBeNull()
  expect(activityPath(happened({ kind: 'lead.received' }))).toBeNull()
})
