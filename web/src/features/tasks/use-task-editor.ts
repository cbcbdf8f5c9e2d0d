import type { Task } from '@aurelio/contracts/tasks'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type FormEvent } from 'react'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { isGone } from '../../platform/api/field-errors.ts'
import { useDraft } from '../../ui/drafts.ts'
import { seenOf, taskFieldNames, valuesOf, type TaskFields, type TaskFormValues } from './task-form-schema.ts'
import { type Clash, clashWith } from './clash/clash-with.ts'
import { useTaskForm } from './use-task-form.ts'

/** A task's form and saving it; `isMissing` once the task is known to be gone, and then saving restores it first. */
export function useTaskEditor(task: Task, isGoneAlready: boolean, onSaved: () => void) {
  const queryClient = useQueryClient()
  /** Fields in which the person has seen what somebody else wrote, and stays with what they typed themselves. */
  const [settled, setSettled] = useState<Partial<TaskFormValues>>({})
  const [clash, setClash] = useState<Clash>()
  const { form, submit, changes, refuse } = useTaskForm(valuesOf(task))
  const release = useDraft(form.formState.isDirty ? 'unsaved' : undefined, 'address')
  const [failure, setFailure] = useState<string>()
  const [wasRefusedAsGone, setRefusedAsGone] = useState(false)
  const read = api.tasks.get.queryOptions({ input: { id: task.id } })
  const update = useMutation(api.tasks.update.mutationOptions())
  const restoration = useMutation(api.tasks.restore.mutationOptions())
  const isMissing = isGoneAlready || wasRefusedAsGone

  // What somebody else changes shows in the fields that this person has not touched; what they type stays, and is of
  // what stood there when they began: the form's own default.
  useEffect(() => {
    const values = valuesOf(task)
    for (const name of taskFieldNames)
      if (
        !form.getFieldState(name).isDirty &&
        JSON.stringify(form.getValues(name)) !== JSON.stringify(values[name])
      )
        form.resetField(name, { defaultValue: values[name] })
  }, [task, form])

  async function save(fields: TaskFields, seen: Partial<TaskFormValues> = settled) {
    setFailure(undefined)
    setClash(undefined)
    try {
      if (isMissing) await restoration.mutateAsync({ id: task.id })
      const changed = changes(fields)
      const saved = await update.mutateAsync({
        id: task.id,
        ...changed,
        seen: seenOf({ ...form.formState.defaultValues, ...seen }, changed),
      })
      queryClient.setQueryData(read.queryKey, saved)
      setRefusedAsGone(false)
      form.reset(valuesOf(saved))
      release()
      onSaved()
    } catch (error) {
      if (refuse(error)) return
      const met = await clashWith(error, () => queryClient.fetchQuery({ ...read, staleTime: 0 }))
      setClash(met)
      if (met) return
      setRefusedAsGone(isGone(error))
      if (!isGone(error)) setFailure(errorText(error))
    }
  }

  return {
    form,
    clash,
    /** The fields that somebody else changed meanwhile: as this person typed them, or as they are. */
    settle(this: void, keep: 'mine' | 'theirs') {
      if (!clash) return
      const values = valuesOf(clash.theirs)
      if (keep === 'mine') {
        const met = Object.fromEntries(clash.fields.map((name) => [name, values[name]]))
        const seen = { ...settled, ...met }
        setSettled(seen)
        void form.handleSubmit((fields) => save(fields, seen))()
        return
      }
      for (const name of clash.fields) form.resetField(name, { defaultValue: values[name] })
      setClash(undefined)
    },
    submit: (event: FormEvent<HTMLFormElement>) => submit(event, (fields) => void save(fields)),
    isBusy: update.isPending || restoration.isPending,
    isMissing,
    failure,
  }
}
