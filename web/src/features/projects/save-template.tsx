import type { Project } from '@aurelio/contracts/projects'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { errorText, type ProblemWords } from '../../platform/api/error-text.ts'
import { i18n } from '../../platform/i18n/i18n.ts'
import { shortName } from '../../platform/short-name.ts'
import { NameDialog } from '../../ui/name-dialog.tsx'
import { notify } from '../../ui/toast.tsx'

const words: ProblemWords = {
  TOO_MANY_TEMPLATES: ({ most }) =>
    i18n.t('Ya hay {{most}} plantillas de proyecto. Elimina alguna que no uses y vuelve a intentarlo.', {
      most,
    }),
}

/** Keeps a project with its tasks to begin others with. */
export function SaveTemplate({ project, onClose }: { project: Project; onClose: () => void }) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const saving = useMutation(api.projectTemplates.save.mutationOptions())

  async function keep(name: string) {
    try {
      await saving.mutateAsync({ id: project.id, name })
    } catch (error) {
      return errorText(error, words)
    }
    await queryClient.invalidateQueries({ queryKey: api.projectTemplates.key() })
    notify.success(t('Guardada la plantilla «{{name}}»', { name: shortName(name) }))
    onClose()
    return undefined
  }

  return (
    <NameDialog
      title={t('Guardar como plantilla')}
      help={t(
        'Guarda la descripción, el presupuesto y las tareas con sus listas; sus días se cuentan desde el primero.',
      )}
      initial={project.name}
      maxLength={200}
      keep={keep}
      onClose={onClose}
    />
  )
}
