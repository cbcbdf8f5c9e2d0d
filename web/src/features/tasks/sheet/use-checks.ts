import type { Check } from '@aurelio/contracts/task-sheet'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ORPCError } from '@orpc/client'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { isGone } from '../../../platform/api/field-errors.ts'
import { shortName } from '../../../platform/short-name.ts'
import { notify } from '../../../ui/toast.tsx'
import { useSheet } from './use-sheet.ts'

/** The lines of a task's checklist. All but their texts is shown at once. */
export function useChecks(taskId: string, checks: readonly Check[]) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { show, attempt } = useSheet(taskId)
  const adding = useMutation(api.taskSheet.addCheck.mutationOptions())
  const changing = useMutation(api.taskSheet.changeCheck.mutationOptions())
  const removing = useMutation(api.taskSheet.removeCheck.mutationOptions())
  /** The line whose loss the person has been told of. */
  const toldGone = useRef<string>(null)

  const showChecks = (next: readonly Check[]) => show((sheet) => ({ ...sheet, checks: [...next] }))

  async function putBack({ text, done }: Pick<Check, 'text' | 'done'>, beforeId: string | null) {
    const { id } = await adding.mutateAsync({ id: taskId, text, done })
    if (beforeId !== null) await changing.mutateAsync({ id, beforeId })
  }

  /** Why a text was not saved, and what the person can do about it. */
  async function refused(id: string, error: unknown): Promise<string> {
    if (isGone(error)) {
      toldGone.current = id
      return t(
        'Alguien ha quitado esta línea. Guarda otra vez para volver a ponerla, o pulsa Escape para dejarla fuera.',
      )
    }
    if (!(error instanceof ORPCError) || error.code !== 'TASK_CHANGED') return errorText(error)
    const read = api.taskSheet.get.queryOptions({ input: { id: taskId }, staleTime: 0 })
    const now = await queryClient.fetchQuery(read).catch(() => null)
    return t(
      'Alguien ha escrito aquí «{{text}}» mientras tanto. Guarda otra vez para dejar lo tuyo, o pulsa Escape para quedarte con eso.',
      { text: now?.checks.find((check) => check.id === id)?.text ?? '…' },
    )
  }

  return {
    isAdding: adding.isPending,
    add: (text: string) => attempt(adding.mutateAsync({ id: taskId, text })),
    async tick(id: string, done: boolean) {
      await showChecks(checks.map((check) => (check.id === id ? { ...check, done } : check)))
      await attempt(changing.mutateAsync({ id, done }))
    },
    /** Another text in place of what the person has read; resolves with why not. `at`: where a line that is gone stood. */
    async rename({ id, done }: Check, text: string, before: string, at: number): Promise<string | undefined> {
      try {
        if (toldGone.current === id) {
          await putBack({ text, done }, checks[at]?.id ?? null)
          return undefined
        }
        await changing.mutateAsync({ id, text, seen: { text: before } })
      } catch (error) {
        return refused(id, error)
      }
      await show((sheet) => ({
        ...sheet,
        checks: sheet.checks.map((check) => (check.id === id ? { ...check, text } : check)),
      }))
      return undefined
    },
    /** A place up or down. */
    async step(check: Check, by: -1 | 1) {
      const at = checks.indexOf(check)
      if (at === -1 || at + by < 0 || at + by >= checks.length) return
      const others = checks.filter((other) => other !== check)
      await showChecks(others.toSpliced(at + by, 0, check))
      await attempt(changing.mutateAsync({ id: check.id, beforeId: others[at + by]?.id ?? null }))
    },
    async remove(check: Check) {
      const beforeId = checks[checks.indexOf(check) + 1]?.id ?? null
      await showChecks(checks.filter((other) => other !== check))
      if (!(await attempt(removing.mutateAsync({ id: check.id })))) return
      notify.success(t('Se ha eliminado «{{name}}»', { name: shortName(check.text) }), {
        id: `check-${check.id}`,
        action: { label: t('Deshacer'), onClick: () => void attempt(putBack(check, beforeId)) },
      })
    },
  }
}
