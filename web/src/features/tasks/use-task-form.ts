import { zodResolver } from '@hookform/resolvers/zod'
import type { FormEvent } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { complaints } from '../../platform/api/complaints.ts'
import { showRefusal } from '../../platform/api/show-refusal.ts'
import {
  taskFieldNames,
  taskFormSchema,
  taskFormWords,
  type TaskFields,
  type TaskFormValues,
} from './task-form-schema.ts'

export type TaskForm = UseFormReturn<TaskFormValues, unknown, TaskFields>

/** A form over a task's fields: a task that is loaded again does not touch what is being typed. */
export function useTaskForm(defaultValues: TaskFormValues) {
  const form = useForm<TaskFormValues, unknown, TaskFields>({
    defaultValues,
    resolver: zodResolver(taskFormSchema, complaints(taskFormWords)),
  })
  const { dirtyFields } = form.formState

  /** `save` gets the fields, and which of them the person changed. */
  function submit(event: FormEvent<HTMLFormElement>, save: (fields: TaskFields) => void) {
    void form.handleSubmit(save)(event)
  }

  /** Only what the person changed, so that somebody else's change of another field stays. */
  function changes(fields: TaskFields): Partial<TaskFields> {
    const kept = taskFieldNames.filter((name) => dirtyFields[name])
    return Object.fromEntries(kept.map((name) => [name, fields[name]]))
  }

  /** Puts the server's complaints at their fields; false when there are none. */
  const refuse = (error: unknown) => showRefusal(error, taskFieldNames, taskFormWords, form.setError)

  return { form, submit, changes, refuse }
}
