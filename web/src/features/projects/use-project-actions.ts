import type { Project, ProjectState } from '@aurelio/contracts/projects'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { shortName } from '../../platform/short-name.ts'
import { attempt } from '../../ui/attempt.ts'
import { notify } from '../../ui/toast.tsx'

/** What can be done with a project anywhere; each is told in a toast and can be taken back there. */
export function useProjectActions() {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { mutateAsync: update } = useMutation(api.projects.update.mutationOptions())
  const { mutateAsync: removeProject } = useMutation(api.projects.remove.mutationOptions())
  const { mutateAsync: restore } = useMutation(api.projects.restore.mutationOptions())

  async function setState({ id, name, state: before }: Project, state: ProjectState) {
    const done = await attempt(() => update({ id, state }))
    if (!done) return
    const title = shortName(name)
    notify.success(
      state === 'archived'
        ? t('«{{name}}» está en el archivo', { name: title })
        : t('«{{name}}» vuelve a estar activo', { name: title }),
      {
        action: {
          label: t('Deshacer'),
          onClick: () => void attempt(() => update({ id, state: before })),
        },
      },
    )
  }

  async function remove({ id, name }: Project): Promise<boolean> {
    const done = await attempt(() => removeProject({ id }))
    if (!done) return false
    queryClient.removeQueries({ queryKey: api.projects.get.key({ input: { id } }), type: 'inactive' })
    notify.success(t('Se ha eliminado «{{name}}»', { name: shortName(name) }), {
      description: t('Sus tareas se han ido con él; sus páginas se quedan.'),
      action: {
        label: t('Deshacer'),
        onClick: () => void attempt(() => restore({ id })),
      },
    })
    return true
  }

  return { setState, remove }
}
