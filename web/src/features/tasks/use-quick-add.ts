import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { refusalText } from '../../platform/api/show-refusal.ts'
import { fold } from '../../platform/filter-by-text.ts'
import { isDay } from '../../platform/read-day.ts'
import { useToday } from '../../platform/use-today.ts'
import { useDraft } from '../../ui/drafts.ts'
import { readQuickWords } from './quick-words.ts'
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
  const today = useToday()
  const queryClient = useQueryClient()
  const creation = useMutation(api.tasks.create.mutationOptions())
  const draft: Draft = { title: '', dueOn: '', projectId: projectId ?? '', ...typed }
  useDraft(creation.isPending ? 'saving' : draft.title.trim() === '' ? undefined : 'unsaved')

  function change(changes: Partial<Draft>) {
    setTyped((before) => ({ ...before, ...changes }))
    setError(undefined)
  }

  function refuse(text: string, field: HTMLElement | null) {
    setError(text)
    setAdded(undefined)
    field?.focus()
  }

  /**
   * The one project of that name, else whose name begins so, else with a word in its name that does; null where there is
   * none, or several.
   */
  async function projectNamed(name: string): Promise<string | null> {
    const input = { q: name, limit: 100 }
    // Without a network it fails at once, and is told, rather than wait for one.
    const asked = api.projects.list.queryOptions({ input, networkMode: 'always' })
    const { items } = await queryClient.fetchQuery(asked)
    const wanted = fold(name)
    const named = items.map((project) => ({ id: project.id, text: fold(project.name) }))
    const [found, ...others] =
      [
        named.filter(({ text }) => text === wanted),
        named.filter(({ text }) => text.startsWith(wanted)),
        named.filter(({ text }) => text.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(wanted))),
      ].find(({ length }) => length > 0) ?? []
    return found && others.length === 0 ? found.id : null
  }

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (creation.isPending) return
    if (draft.dueOn !== '' && !isDay(draft.dueOn)) {
      refuse(t('No es una fecha válida.'), dateField.current)
      return
    }
    const words = readQuickWords(draft.title, today, draft.dueOn)
    if (words.title === '') {
      refuse(t('Escribe qué hay que hacer.'), titleField.current)
      return
    }
    try {
      const inProject = words.project === undefined ? draft.projectId : await projectNamed(words.project)
      if (inProject === null) {
        refuse(
          t('Ningún proyecto tiene una palabra que empiece por «{{name}}», o la tienen varios.', {
            name: words.project,
          }),
          titleField.current,
        )
        return
      }
      const { title } = await creation.mutateAsync({
        title: words.title,
        dueOn: draft.dueOn || words.dueOn || null,
        ...(words.dueTime !== undefined && { dueTime: words.dueTime }),
        projectId: inProject || null,
        ...(words.priority && { priority: words.priority }),
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
