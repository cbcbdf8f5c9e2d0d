import type { ProjectTemplate } from '@aurelio/contracts/project-templates'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { shortName } from '../../platform/short-name.ts'
import { DateInput } from '../../ui/date-input.tsx'
import { Field } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Select } from '../../ui/select.tsx'
import { notify } from '../../ui/toast.tsx'

/** The template that a project begins with, and its first day; without an id it begins empty. */
export type TemplateChoice = { id: string; startOn: string }

type TemplateFieldsProps = { choice: TemplateChoice; onChoose: (choice: TemplateChoice) => void }

const none: readonly ProjectTemplate[] = []

/** With what a project begins: the agency's own templates first, then those that come with the product. */
export function TemplateFields({ choice, onChoose }: TemplateFieldsProps) {
  const { t } = useTranslation()
  const templates = useQuery(api.projectTemplates.list.queryOptions()).data?.items ?? none
  const chosen = templates.find(({ id }) => id === choice.id)
  const groups = [
    { label: t('Tus plantillas'), items: templates.filter(({ isReady }) => !isReady) },
    { label: t('Listas para usar'), items: templates.filter(({ isReady }) => isReady) },
  ]
  return (
    <>
      <Field
        label={t('Plantilla')}
        help={t('Opcional: trae sus tareas con sus fechas, contadas desde el comienzo.')}
      >
        {(props) => (
          <div className="flex items-center gap-2">
            <Select
              {...props}
              className="flex-1"
              value={choice.id}
              onChange={({ target }) => onChoose({ ...choice, id: target.value })}
            >
              <option value="">{t('Empezar de cero')}</option>
              {groups.map(
                ({ label, items }) =>
                  items.length > 0 && (
                    <optgroup key={label} label={label}>
                      {items.map(({ id, name, tasks }) => (
                        <option key={id} value={id}>
                          {t('{{name}} ({{count}} tareas)', { name, count: tasks })}
                        </option>
                      ))}
                    </optgroup>
                  ),
              )}
            </Select>
            {chosen && !chosen.isReady && (
              <RemoveTemplate template={chosen} onRemoved={() => onChoose({ ...choice, id: '' })} />
            )}
          </div>
        )}
      </Field>
      {chosen && (
        <Field label={t('Empieza')}>
          {(props) => (
            <DateInput
              {...props}
              className="max-w-44"
              value={choice.startOn}
              onValue={(startOn) => onChoose({ ...choice, startOn })}
            />
          )}
        </Field>
      )}
    </>
  )
}

type RemoveTemplateProps = { template: ProjectTemplate; onRemoved: () => void }

function RemoveTemplate({ template: { id, name }, onRemoved }: RemoveTemplateProps) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const removal = useMutation(
    api.projectTemplates.remove.mutationOptions({
      async onSuccess() {
        await queryClient.invalidateQueries({ queryKey: api.projectTemplates.key() })
        onRemoved()
        notify.success(t('Se ha eliminado la plantilla «{{name}}»', { name: shortName(name) }))
      },
      onError: (error) => notify.error(errorText(error)),
    }),
  )
  return (
    <IconButton
      label={t('Eliminar la plantilla «{{name}}»', { name: shortName(name) })}
      icon={<Trash2 aria-hidden="true" className="size-4" />}
      disabled={removal.isPending}
      onClick={() => removal.mutate({ id })}
    />
  )
}
