import { dateFormats, languages, type Preferences } from '@aurelio/contracts/profile'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { formatDay } from '../../platform/format.ts'
import { useTheme } from '../../platform/theme/theme-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { useDraft } from '../../ui/drafts.ts'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { notify } from '../../ui/toast.tsx'
import { ChoiceCard, ChoiceLine, Group } from './choices.tsx'
import { Switch } from './switch.tsx'
import { useKeepProfile } from './keep-profile.ts'

/** Named in their own words, as a person looks for them. */
const languageNames = { es: 'Español', en: 'English', fr: 'Français', de: 'Deutsch' }

const notifications = [
  ['email', 'Notificaciones por email', 'Avisos de leads y de tu cuenta en tu correo.'],
  ['push', 'Notificaciones push', 'Avisos dentro de Aurelio mientras trabajas.'],
  ['updates', 'Actualizaciones del producto', 'Novedades y mejoras, de vez en cuando.'],
] as const

/** Theme, notifications, language and date format (dashboard.md §2). The theme shows at once, all holds once saved. */
export function PreferencesTab({ preferences }: { preferences: Preferences }) {
  const { t } = useTranslation()
  const { theme, setTheme } = useTheme()
  const keep = useKeepProfile()
  const sendsNoMail = useQuery(api.authSettings.get.queryOptions()).data?.mail === false
  const [draft, setDraft] = useState(preferences)
  const chosen = { ...draft, theme }
  // Apart from the theme, which holds as soon as it is chosen.
  const isUnsaved = JSON.stringify(chosen) !== JSON.stringify({ ...preferences, theme })
  const saving = useMutation(
    api.profile.savePreferences.mutationOptions({
      onSuccess: (saved) => {
        keep(saved)
        notify.success(t('Preferencias guardadas correctamente'))
      },
      onError: (error) => notify.error(errorText(error)),
    }),
  )
  useDraft(saving.isPending ? 'saving' : isUnsaved ? 'unsaved' : undefined, 'address')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        saving.mutate(chosen)
      }}
      className="flex flex-col gap-6"
    >
      <Card className="p-6">
        <Group legend={t('Tema')} className="grid gap-3 @xl:grid-cols-2">
          <ChoiceCard
            name="theme"
            checked={theme === 'dark'}
            icon={<Moon aria-hidden="true" className="size-5" />}
            label={t('Modo Oscuro')}
            onChoose={() => setTheme('dark')}
          />
          <ChoiceCard
            name="theme"
            checked={theme === 'light'}
            icon={<Sun aria-hidden="true" className="size-5" />}
            label={t('Modo Claro')}
            onChoose={() => setTheme('light')}
          />
        </Group>
      </Card>
      <Card className="p-6">
        <Group legend={t('Notificaciones')} className="flex flex-col divide-y">
          {notifications.map(([id, label, help]) => (
            <Switch
              key={id}
              label={t(label)}
              help={
                id === 'email' && sendsNoMail
                  ? t(
                      'Esta instalación no envía correo. Tu elección valdrá cuando lo active quien administra Aurelio.',
                    )
                  : t(help)
              }
              checked={draft.notifications[id]}
              onChange={(on) => setDraft({ ...draft, notifications: { ...draft.notifications, [id]: on } })}
            />
          ))}
        </Group>
      </Card>
      <Card className="grid gap-6 p-6 @2xl:grid-cols-2">
        <Field label={t('Idioma')}>
          {(props) => (
            <Select
              {...props}
              value={draft.language}
              onChange={({ target }) => {
                const language = languages.find((known) => known === target.value)
                if (language) setDraft({ ...draft, language })
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
        <Group legend={t('Formato de fecha')} className="flex flex-col gap-2">
          {dateFormats.map((format) => (
            <ChoiceLine
              key={format}
              name="dateFormat"
              checked={draft.dateFormat === format}
              label={format}
              example={formatDay(new Date(), format)}
              onChoose={() => setDraft({ ...draft, dateFormat: format })}
            />
          ))}
        </Group>
      </Card>
      <Button type="submit" variant="primary" size="form" className="self-start" busy={saving.isPending}>
        {t('Guardar Preferencias')}
      </Button>
    </form>
  )
}
