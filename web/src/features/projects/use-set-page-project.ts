import type { PageSummary } from '@aurelio/contracts/pages'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../platform/api/client.ts'
import { attempt } from '../../ui/attempt.ts'

/** Puts a page into a project, or with null out of its own. Tells a failure and resolves with false. */
export function useSetPageProject() {
  const { mutateAsync } = useMutation(api.pages.setProject.mutationOptions())

  const setProject = (page: PageSummary, projectId: string | null) =>
    attempt(() => mutateAsync({ id: page.id, projectId }))

  return { setProject }
}
