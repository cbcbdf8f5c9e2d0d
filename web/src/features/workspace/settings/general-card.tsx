import { languages } from '@aurelio/contracts/profile'
import type { WorkspaceSettings } from '@aurelio/contracts/workspace-settings'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { useDraft } from '../../../ui/drafts.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { notify } from '../../../ui/toast.tsx'

type General = Pick<WorkspaceSettings, 'timeZone' | 'mailLanguage'>

/** Named in their own words, as a person looks for them. */
const languageNames = { es: 'Español', en: 'English', fr: 'Français', de: 'Deutsch' }

/** By whose days the workspace counts, and in which language it writes to people. */
export function GeneralCard({ general }: { general: General }) {
  const { t } = useTranslation()
  const [draft, setDraft] = useState(general)
  const saving = useMutation(
    api.workspaceSettings.saveGeneral.mutationOptions({
      onSuccess: () => notify.success(t('Hora e idioma guardados')),
      onError: (error) => notify.error(errorText(error)),
    }),
  )
  const isChanged = draft.timeZone !== general.timeZone || draft.mailLanguage !== general.mailLanguage
  useDraft(saving.isPending ? 'saving' : isChanged ? 'unsaved' : undefined)
  return (
    <Card>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          saving.mutate(draft)
        }}
      >
        <h2 className="text-base font-semibold">{t('Hora e idioma')}</h2>
        <Field label={t('Zona horaria')} help={t('Es la hora que verás en los correos y en las descargas.')}>
          {(control) => (
            <Select
              {...control}
              value={draft.timeZone}
              onChange={({ target }) => setDraft({ ...draft, timeZone: target.value })}
            >
              {zonesWith(general.timeZone).map((zone) => (
                <option key={zone} value={zone}>
                  {zone.replaceAll('_', ' ')}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field
          label={t('Idioma de los correos')}
          help={t('El de las invitaciones y las revisiones que reciben tus clientes y tu equipo.')}
        >
          {(control) => (
            <Select
              {...control}
              value={draft.mailLanguage}
              onChange={({ target }) => {
                const chosen = languages.find((one) => one === target.value)
                if (chosen) setDraft({ ...draft, mailLanguage: chosen })
              }}
            >
              {languages.map((language) => (
                <option key={language} value={language} lang={language}>
                  {languageNames[language]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button
          type="submit"
          variant="primary"
          size="form"
          className="self-start"
          busy={saving.isPending}
          disabled={!isChanged}
        >
          {t('Guardar hora e idioma')}
        </Button>
      </form>
    </Card>
  )
}

/** The zones that the browser knows, and the one that is chosen. */
function zonesWith(chosen: string): string[] {
  return [...new Set([...Intl.supportedValuesOf('timeZone'), chosen])].toSorted()
}
