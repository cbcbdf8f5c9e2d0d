import { isTimeOfDay } from '@aurelio/contracts/day'
import { taskPriorities } from '@aurelio/contracts/tasks'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useCan } from '../../platform/auth/use-can.ts'
import { formatTimeOfDay } from '../../platform/format.ts'
import { isDay } from '../../platform/read-day.ts'
import { useToday } from '../../platform/use-today.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { DateInput } from '../../ui/date-input.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Select } from '../../ui/select.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { dueText } from './due-day.ts'
import { LabelsField } from './labels-field.tsx'
import { MemberSelect } from '../../ui/member-select.tsx'
import { ProjectSelect } from '../../ui/project-select.tsx'
import { RepeatSelect } from './repeat-select.tsx'
import { StateSelect } from './state-select.tsx'
import { priorityNames } from './task-words.ts'
import type { TaskForm } from './use-task-form.ts'

/** What has to be done, in words. */
export function TaskTexts({ form: { register, formState } }: { form: TaskForm }) {
  const { t } = useTranslation()
  const { errors } = formState
  return (
    <>
      <Field label={t('Qué hay que hacer')} error={errors.title?.message}>
        {(props) => <Input {...props} {...register('title')} dir="auto" autoComplete="off" />}
      </Field>
      <Field label={t('Notas')} error={errors.notes?.message}>
        {(props) => <Textarea {...props} {...register('notes')} dir="auto" />}
      </Field>
    </>
  )
}

type TaskPropertiesProps = { form: TaskForm; assigneeName?: string | undefined }

/** Every other field of a task, each for a place in a grid. `assigneeName` is who has it now. */
export function TaskProperties({ form, assigneeName }: TaskPropertiesProps) {
  const { t } = useTranslation()
  const today = useToday()
  const mayShare = useCan('projects.share')
  const { register, control, formState, watch } = form
  const { errors } = formState
  const due = watch('dueOn')
  const time = watch('dueTime')
  return (
    <>
      <Field label={t('Empieza')} error={errors.startOn?.message}>
        {(props) => (
          <Controller
            control={control}
            name="startOn"
            render={({ field: { onChange, ...field } }) => (
              <DateInput {...props} {...field} onValue={onChange} pickLabel={t('Elegir el primer día')} />
            )}
          />
        )}
      </Field>
      <Field
        label={t('Fecha')}
        help={isDay(due) ? dueText(due, today, t) : t('Sin fecha')}
        error={errors.dueOn?.message}
      >
        {(props) => (
          <Controller
            control={control}
            name="dueOn"
            render={({ field: { onChange, ...field } }) => (
              <DateInput
                {...props}
                {...field}
                onValue={(day) => {
                  onChange(day)
                  // An hour of no day would be of none that comes after it either.
                  if (day === '') form.setValue('dueTime', '', { shouldDirty: true })
                }}
              />
            )}
          />
        )}
      </Field>
      <Field
        label={t('Hora')}
        help={isTimeOfDay(time) ? formatTimeOfDay(time) : undefined}
        error={errors.dueTime?.message}
      >
        {(props) => <Input {...props} {...register('dueTime')} type="time" disabled={!isDay(due)} />}
      </Field>
      <Field label={t('Prioridad')} error={errors.priority?.message}>
        {(props) => (
          <Select {...props} {...register('priority')}>
            {taskPriorities.map((priority) => (
              <option key={priority} value={priority}>
                {t(priorityNames[priority])}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('Estado')} error={errors.state?.message}>
        {(props) => (
          <Controller
            control={control}
            name="state"
            render={({ field: { value, onChange } }) => (
              <StateSelect {...props} value={value} onChoose={onChange} />
            )}
          />
        )}
      </Field>
      <Field label={t('Proyecto')} error={errors.projectId?.message}>
        {(props) => (
          <Controller
            control={control}
            name="projectId"
            render={({ field }) => (
              <ProjectSelect
                {...props}
                value={field.value}
                onChoose={field.onChange}
                onBlur={field.onBlur}
                none={t('Sin proyecto')}
              />
            )}
          />
        )}
      </Field>
      <Field label={t('Responsable')} error={errors.assigneeId?.message}>
        {(props) => (
          <Controller
            control={control}
            name="assigneeId"
            render={({ field }) => (
              <MemberSelect {...props} {...field} name={assigneeName} projectId={watch('projectId')} />
            )}
          />
        )}
      </Field>
      <PlanningFields form={form} />
      {mayShare && (
        <Checkbox
          {...register('visibleToClients')}
          label={t('Visible para el cliente')}
          className="col-span-full"
        />
      )}
    </>
  )
}

/** What only the team sees of it. */
function PlanningFields({ form }: { form: TaskForm }) {
  const { t } = useTranslation()
  const isTeam = useCan('tasks.change')
  const { register, control, formState } = form
  const { errors } = formState
  if (!isTeam) return null
  return (
    <>
      <Field label={t('Estimación')} help={t('Como 2 h, 45 min o 1:30')} error={errors.estimate?.message}>
        {(props) => <Input {...props} {...register('estimate')} autoComplete="off" maxLength={20} />}
      </Field>
      <Field label={t('Se repite')} help={t('Al darla por hecha aparece la siguiente.')}>
        {(props) => (
          <Controller
            control={control}
            name="repeats"
            render={({ field }) => <RepeatSelect {...props} {...field} />}
          />
        )}
      </Field>
      <Controller
        control={control}
        name="labels"
        render={({ field: { value, onChange } }) => <LabelsField labels={value} onChange={onChange} />}
      />
    </>
  )
}
