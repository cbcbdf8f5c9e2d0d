import type { Check } from '@aurelio/contracts/task-sheet'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { shortName } from '../../../platform/short-name.ts'
import { notify } from '../../../ui/toast.tsx'
import { useSheet } from './use-sheet.ts'

/** The lines of a task's checklist, each change shown at once. */
export function useChecks(taskId: string, checks: readonly Check[]) {
  const { t } = useTranslation()
  const { show, attempt } = useSheet(taskId)
  const adding = useMutation(api.taskSheet.addCheck.mutationOptions())
  const changing = useMutation(api.taskSheet.changeCheck.mutationOptions())
  const removing = useMutation(api.taskSheet.removeCheck.mutationOptions())

  const showChecks = (next: readonly Check[]) => show((sheet) => ({ ...sheet, checks: [...next] }))

  async function change(id: string, changes: Partial<Pick<Check, 'text' | 'done'>>) {
    await showChecks(checks.map((check) => (check.id === id ? { ...check, ...changes } : check)))
    return attempt(changing.mutateAsync({ id, ...changes }))
  }

  async function putBack({ text, done }: Check, beforeId: string | null) {
    const { id } = await adding.mutateAsync({ id: taskId, text, done })
    if (beforeId !== null) await changing.mutateAsync({ id, beforeId })
  }

  return {
    isAdding: adding.isPending,
    add: (text: string) => attempt(adding.mutateAsync({ id: taskId, text })),
    change,
    /** A place up or down. */
    async step(check: Check, by: -1 | 1) {
      const at = checks.indexOf(check)
      if (at + by < 0 || at + by >= checks.length) return
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
