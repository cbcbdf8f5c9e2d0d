import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { Button } from '../../../ui/button.tsx'
import { useTeam } from '../sheet/use-team.ts'
import { valuesOf, type TaskFormValues } from '../task-form-schema.ts'
import type { Clash } from './clash-with.ts'
import { fieldNames, fieldText } from './field-text.ts'

type TaskClashProps = { clash: Clash; mine: TaskFormValues; onSettle: (keep: 'mine' | 'theirs') => void }

/** What two people wrote in the same field, both values, and the choice which of them stays. */
export function TaskClash({ clash: { fields, theirs }, mine, onSettle }: TaskClashProps) {
  const { t } = useTranslation()
  const names = useNames(mine.projectId)
  const current = valuesOf(theirs)
  const currentNames = { project: theirs.project?.name, person: () => theirs.assignee?.name }
  return (
    <div role="alert" className="flex flex-col gap-3 rounded-md border border-border-strong p-3">
      <p className="font-medium">
        {t('Alguien ha cambiado lo mismo mientras escribías. No se ha guardado nada todavía.')}
      </p>
      {/* Long texts scroll here: what is to be chosen stays in the dialog. */}
      <div
        role="region"
        aria-label={t('Las dos versiones')}
        tabIndex={0}
        className="max-h-[30dvh] overflow-y-auto rounded-sm"
      >
        <dl className="flex flex-col gap-2">
          {fields.map((name) => (
            <div key={name} className="flex flex-col gap-1">
              <dt className="text-dense font-medium text-muted">{t(fieldNames[name])}</dt>
              <dd className="break-words whitespace-pre-wrap">
                {t('Ahora: «{{value}}»', { value: fieldText(name, current, currentNames, t) })}
              </dd>
              <dd className="break-words whitespace-pre-wrap">
                {t('Lo tuyo: «{{value}}»', { value: fieldText(name, mine, names, t) })}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="dense" onClick={() => onSettle('theirs')}>
          {t('Quedarme con lo de ahora')}
        </Button>
        <Button size="dense" variant="primary" onClick={() => onSettle('mine')}>
          {t('Guardar lo mío')}
        </Button>
      </div>
    </div>
  )
}

/** How the project and the people that somebody chose are called. */
function useNames(projectId: string) {
  const team = useTeam()
  const project = useQuery(
    api.projects.get.queryOptions({ input: { id: projectId }, enabled: projectId !== '' }),
  )
  return { project: project.data?.name, person: (id: string) => team.find((one) => one.id === id)?.name }
}
