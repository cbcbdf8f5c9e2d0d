import type { Task } from '@aurelio/contracts/tasks'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { isGone } from '../../platform/api/field-errors.ts'
import { useDraft } from '../../ui/drafts.ts'
import { valuesOf, type TaskFields } from './task-form-schema.ts'
import { useTaskForm } from './use-task-form.ts'

/** A task's form and saving it; `isMissing` once the task is known to be gone, and then saving restores it first. */
export function useTaskEditor(task: Task, isGoneAlready: boolean, onSaved: () => void) {
  const queryClient = useQueryClient()
  const { form, submit, changes, refuse } = useTaskForm(valuesOf(task))
  const release = useDraft(form.formState.isDirty ? 'unsaved' : undefined, 'address')
  const [failure, setFailure] = useState<string>()
  const [wasRefusedAsGone, setRefusedAsGone] = useState(false)
  const update = useMutation(api.tasks.update.mutationOptions())
  const restoration = useMutation(api.tasks.restore.mutationOptions())
  const isMissing = isGoneAlready || wasRefusedAsGone

  async function save(fields: TaskFields) {
    setFailure(undefined)
    try {
      if (isMissing) await restoration.mutateAsync({ id: task.id })
      const saved = await update.mutateAsync({ id: task.id, ...changes(fields) })
      queryClient.setQueryData(api.tasks.get.queryKey({ input: { id: task.id } }), saved)
      release()
      onSaved()
    } catch (error) {
      if (refuse(error)) return
      setRefusedAsGone(isGone(error))
      if (!isGone(error)) setFailure(errorText(error))
    }
  }

  return {
    form,
    submit: (event: FormEvent<HTMLFormElement>) => submit(event, (fields) => void save(fields)),
    isBusy: update.isPending || restoration.isPending,
    isMissing,
    failure,
    /** Lets the dialog close without asking about what was typed. */
    release,
  }
}
