import type { PageSettings } from '@aurelio/contracts/page-settings'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../../../ui/field.tsx'
import { Input } from '../../../../../ui/input.tsx'
import { Select } from '../../../../../ui/select.tsx'
import { PageIcon } from './page-icon.tsx'
import { SharePreview } from './share-preview.tsx'
import { SocialPicture } from './social-picture.tsx'

type ShareFieldsProps = {
  settings: PageSettings
  title: string
  /** Where the page will stand. */
  host: string
  onChange: (change: Partial<PageSettings>) => void
}

const languages = [
  ['es', 'Español'],
  ['en', 'English'],
  ['fr', 'Français'],
  ['de', 'Deutsch'],
  ['it', 'Italiano'],
  ['pt', 'Português'],
  ['ca', 'Català'],
  ['eu', 'Euskara'],
  ['gl', 'Galego'],
] as const

/** What few pages need: the picture of a shared link, an icon of their own, the language, and the address that counts. */
export function ShareFields({ settings, title, host, onChange }: ShareFieldsProps) {
  const { t } = useTranslation()
  const { image, icon, language, canonical, description } = settings
  return (
    <details className="rounded-lg border p-3">
      <summary className="cursor-pointer font-medium">{t('Al compartirla, idioma y más')}</summary>
      <div className="mt-3 flex flex-col gap-4">
        <Field
          label={t('Imagen al compartir')}
          help={t('La dirección de una imagen, mejor de 1200 × 630 píxeles.')}
        >
          {(control) => (
            <Input
              {...control}
              inputMode="url"
              autoComplete="off"
              value={image}
              onChange={(event) => onChange({ image: event.target.value.trim() })}
            />
          )}
        </Field>
        <SocialPicture onChange={(path) => onChange({ image: path })} />
        {image !== '' && <SharePreview image={image} title={title} description={description} host={host} />}
        <PageIcon icon={icon} onChange={(path) => onChange({ icon: path })} />
        <Field label={t('Idioma')}>
          {(control) => (
            <Select
              {...control}
              value={language}
              onChange={(event) => {
                const chosen = languages.find(([value]) => value === event.target.value)
                onChange({ language: chosen ? chosen[0] : '' })
              }}
            >
              <option value="">{t('El del sitio')}</option>
              {languages.map(([value, name]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field
          label={t('URL canónica')}
          help={t('Si la misma página está también en otra dirección y es esa la que cuenta.')}
        >
          {(control) => (
            <Input
              {...control}
              type="url"
              autoComplete="off"
              value={canonical}
              onChange={(event) => onChange({ canonical: event.target.value.trim() })}
            />
          )}
        </Field>
      </div>
    </details>
  )
}
