import type { PageSummary } from '@aurelio/contracts/pages'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { notify } from '../../ui/toast.tsx'

/** Puts a page into a project, or with null out of its own. Tells a failure and resolves with false. */
export function useSetPageProject() {
  const { mutateAsync } = useMutation(api.pages.setProject.mutationOptions())

  async function setProject(page: PageSummary, projectId: string | null): Promise<boolean> {
    try {
      await mutateAsync({ id: page.id, projectId })
      return true
    } catch (error) {
      notify.error(errorText(error))
      return false
    }
  }

  return { setProject }
}
