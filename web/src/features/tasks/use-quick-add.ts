import { useMutation } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { refusalText } from '../../platform/api/show-refusal.ts'
import { isDay } from '../../platform/read-day.ts'
import { taskFormWords } from './task-form-schema.ts'

type Draft = { title: string; dueOn: string; projectId: string }

/** The next task as it is being typed, and adding it. Date and project stay for the one after it. */
export function useQuickAdd(projectId: string | null) {
  const { t } = useTranslation()
  const titleField = useRef<HTMLInputElement>(null)
  const dateField = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<Partial<Draft>>({})
  const [error, setError] = useState<string>()
  const [added, setAdded] = useState<string>()
  const creation = useMutation(api.tasks.create.mutationOptions())
  const draft: Draft = { title: '', dueOn: '', projectId: projectId ?? '', ...typed }

  function change(changes: Partial<Draft>) {
    setTyped((before) => ({ ...before, ...changes }))
    setError(undefined)
  }

  function refuse(text: string, field: HTMLElement | null) {
    setError(text)
    setAdded(undefined)
    field?.focus()
  }

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (creation.isPending) return
    if (draft.dueOn !== '' && !isDay(draft.dueOn)) {
      refuse(t('No es una fecha válida.'), dateField.current)
      return
    }
    if (draft.title.trim() === '') {
      refuse(t('Escribe qué hay que hacer.'), titleField.current)
      return
    }
    try {
      const { title } = await creation.mutateAsync({
        title: draft.title,
        dueOn: draft.dueOn || null,
        projectId: draft.projectId || null,
      })
      change({ title: '' })
      setAdded(title)
      titleField.current?.focus()
    } catch (failure) {
      refuse(refusalText(failure, taskFormWords), titleField.current)
    }
  }

  return { draft, change, add, isBusy: creation.isPending, error, added, titleField, dateField }
}
