import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ORPCError } from '@orpc/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { isGone } from '../../../platform/api/field-errors.ts'
import type { Written } from './notes-parts.ts'

/** Saves notes over the version that they were written from, or over another one that the person has seen. */
export function useSaveNotes(projectId: string, startVersion: number) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const saving = useMutation(api.projectNotes.save.mutationOptions())
  const [isOvertaken, setOvertaken] = useState(false)
  const [failure, setFailure] = useState<string>()
  const queryKey = api.projectNotes.get.queryKey({ input: { id: projectId } })

  async function save({ text, spans }: Written, baseVersion = startVersion): Promise<boolean> {
    setFailure(undefined)
    try {
      const saved = await saving.mutateAsync({ id: projectId, text, spans: [...spans], baseVersion })
      queryClient.setQueryData(queryKey, saved)
      return true
    } catch (error) {
      const isLate = error instanceof ORPCError && error.code === 'NOTES_CHANGED'
      if (isLate) await queryClient.invalidateQueries({ queryKey })
      setOvertaken(isLate)
      if (!isLate)
        setFailure(
          isGone(error)
            ? t('El proyecto se ha eliminado en otro sitio. Recupéralo y guarda otra vez.')
            : errorText(error),
        )
      return false
    }
  }

  return { save, isBusy: saving.isPending, isOvertaken, failure }
}
