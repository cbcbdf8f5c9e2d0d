import { isTimeOfDay } from '@aurelio/contracts/day'
import type { TFunction } from 'i18next'
import { formatCalendarDay, formatTimeOfDay } from '../../../platform/format.ts'
import { isDay } from '../../../platform/read-day.ts'
import { repeatText } from '../repeat-select.tsx'
import { readRepeatChoice, type TaskFieldName, type TaskFormValues } from '../task-form-schema.ts'
import { priorityNames, stateNames } from '../task-words.ts'

/** Spanish texts, translated where they are shown. */
export const fieldNames: Record<TaskFieldName, string> = {
  title: 'Qué hay que hacer',
  notes: 'Notas',
  priority: 'Prioridad',
  startOn: 'Empieza',
  dueOn: 'Fecha',
  dueTime: 'Hora',
  projectId: 'Proyecto',
  assigneeId: 'Responsable',
  visibleToClients: 'Visible para el cliente',
  state: 'Estado',
  labels: 'Etiquetas',
  estimate: 'Estimación',
  repeats: 'Se repite',
}

type Names = { project: string | undefined; person: (id: string) => string | undefined }

/** What a field of a form says, in words. */
export function fieldText(name: TaskFieldName, values: TaskFormValues, names: Names, t: TFunction): string {
  const repeats = readRepeatChoice(values.repeats)
  const texts: Record<TaskFieldName, string> = {
    title: values.title,
    notes: values.notes,
    priority: t(priorityNames[values.priority]),
    startOn: isDay(values.startOn) ? formatCalendarDay(values.startOn) : t('Sin fecha'),
    dueOn: isDay(values.dueOn) ? formatCalendarDay(values.dueOn) : t('Sin fecha'),
    dueTime: isTimeOfDay(values.dueTime) ? formatTimeOfDay(values.dueTime) : t('Sin hora'),
    projectId: values.projectId === '' ? t('Sin proyecto') : (names.project ?? ''),
    assigneeId: values.assigneeId === '' ? t('Nadie') : (names.person(values.assigneeId) ?? ''),
    visibleToClients: values.visibleToClients ? t('Sí') : t('No'),
    state: t(stateNames[values.state]),
    labels: values.labels.join(', '),
    estimate: values.estimate,
    repeats: repeats ? repeatText(repeats, t) : t('Nunca'),
  }
  return texts[name]
}
