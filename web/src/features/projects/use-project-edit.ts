import type { Project } from '@aurelio/contracts/projects'
import { ORPCError } from '@orpc/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { isGone } from '../../platform/api/field-errors.ts'
import { refusalText } from '../../platform/api/show-refusal.ts'
import { notify } from '../../ui/toast.tsx'
import { inTurn } from './in-turn.ts'
import { projectFormWords } from './project-form-words.ts'

type Changes = Partial<
  Pick<Project, 'name' | 'description' | 'color' | 'state' | 'client' | 'deadline' | 'budget'>
>

function seenOf(project: Project, changes: Changes): Changes {
  const named = new Set(Object.keys(changes))
  return Object.fromEntries(Object.entries(project).filter(([name]) => named.has(name)))
}

/**
 * Changes one project where it stands: shown at once, taken back when the server refuses. `save` resolves with what
 * went wrong, in words; `seen` is what the person had before them where that may be older than what is shown; `isTold` says it in a toast as well, for controls that have no place for it.
 */
export function useProjectEdit(id: string) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { mutateAsync: update } = useMutation(api.projects.update.mutationOptions(inTurn(id)))
  const queryKey = api.projects.get.queryKey({ input: { id } })

  function textOf(error: unknown): string {
    if (isGone(error)) return t('El proyecto se ha eliminado en otro sitio. Recupéralo y guarda otra vez.')
    if (!(error instanceof ORPCError) || error.code !== 'PROJECT_CHANGED')
      return refusalText(error, projectFormWords)
    return t(
      'Alguien ha cambiado lo mismo mientras tanto: no se ha guardado. Vuelve a guardar para dejar lo tuyo, o descártalo para ver lo de ahora.',
    )
  }

  async function save(
    changes: Changes,
    { isTold = false, seen }: { isTold?: boolean; seen?: Changes } = {},
  ): Promise<string | undefined> {
    await queryClient.cancelQueries({ queryKey })
    const shown = queryClient.getQueryState(queryKey)
    // Written over a project that went, the change would show it as there, and take its rescue away under the hand.
    const before = shown?.status === 'success' ? shown.data : undefined
    if (before) queryClient.setQueryData(queryKey, { ...before, ...changes })
    try {
      queryClient.setQueryData(
        queryKey,
        await update({ id, ...changes, ...(before && { seen: seen ?? seenOf(before, changes) }) }),
      )
      return undefined
    } catch (error) {
      if (before) queryClient.setQueryData(queryKey, before)
      const text = textOf(error)
      await queryClient.invalidateQueries({ queryKey })
      if (isTold) notify.error(text)
      return text
    }
  }

  return { save }
}
