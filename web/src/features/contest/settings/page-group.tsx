import type { ContestSettings } from '@aurelio/contracts/contest-settings'
import { contestGalleries, contestLanguages, contestTemplates } from '@aurelio/contracts/contest-settings'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import type { Part } from './draft.ts'
import { Group, LongField, TextField } from './fields.tsx'

const templateNames: Record<ContestSettings['template'], string> = {
  classic: 'Clásica',
  bold: 'Con fuerza',
  calm: 'Tranquila',
  night: 'De noche',
  paper: 'Papel',
}

const galleryNames: Record<ContestSettings['gallery'], string> = {
  none: 'Sin galería',
  text: 'Textos',
  picture: 'Imágenes',
}
const languageNames: Record<ContestSettings['language'], string> = {
  es: 'Español',
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  it: 'Italiano',
  pt: 'Português',
  ca: 'Català',
  eu: 'Euskara',
  gl: 'Galego',
}

/** What the public page says and looks like. */
export function PageGroup({ draft, set }: Part) {
  const { t } = useTranslation()
  const sites = useQuery(api.sites.list.queryOptions())
  return (
    <Group title={t('Página')}>
      <div className="grid gap-4 @md:grid-cols-2">
        <Field label={t('Plantilla')}>
          {(control) => (
            <Select
              {...control}
              value={draft.template}
              onChange={({ target }) =>
                set({ template: contestTemplates.find((each) => each === target.value) ?? 'classic' })
              }
            >
              {contestTemplates.map((template) => (
                <option key={template} value={template}>
                  {t(templateNames[template])}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('Sitio')} help={t('Da la marca, y la dirección si tiene dominio propio.')}>
          {(control) => (
            <Select
              {...control}
              value={draft.siteId ?? ''}
              onChange={({ target }) => set({ siteId: target.value || null })}
            >
              <option value="">{t('Ninguno: los colores de la plantilla')}</option>
              {sites.data?.items.map((site) => (
                <option key={site.id} value={site.id}>
                  {site.name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <Field
        label={t('Idioma de la página y de los correos')}
        help={t('Las bases se escriben en español, que es la ley que siguen.')}
      >
        {(control) => (
          <Select
            {...control}
            value={draft.language}
            onChange={({ target }) =>
              set({ language: contestLanguages.find((each) => each === target.value) ?? 'es' })
            }
          >
            {contestLanguages.map((language) => (
              <option key={language} value={language} lang={language}>
                {languageNames[language]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <TextField
        label={t('Título')}
        help={t('Vacío: el nombre del concurso.')}
        value={draft.title}
        onValue={(title) => set({ title })}
      />
      <LongField label={t('Texto de la página')} value={draft.intro} onValue={(intro) => set({ intro })} />
      <TextField
        label={t('Texto del botón')}
        help={t('Vacío: «Participar».')}
        value={draft.buttonText}
        onValue={(buttonText) => set({ buttonText })}
      />
      <div className="grid gap-4 @md:grid-cols-2">
        <TextField
          label={t('Dirección de la imagen')}
          type="url"
          maxLength={2000}
          value={draft.image}
          onValue={(image) => set({ image })}
        />
        <TextField
          label={t('Qué se ve en la imagen')}
          help={t('Para quien no la ve. Vacío: es un adorno.')}
          value={draft.imageAlt}
          onValue={(imageAlt) => set({ imageAlt })}
        />
      </div>
      <div className="grid gap-4 @md:grid-cols-2">
        <Field
          label={t('Galería')}
          help={t(
            'Se envía desde la página de cada participante, y se publica cuando alguien del equipo lo ha visto.',
          )}
        >
          {(control) => (
            <Select
              {...control}
              value={draft.gallery}
              onChange={({ target }) =>
                set({ gallery: contestGalleries.find((each) => each === target.value) ?? 'none' })
              }
            >
              {contestGalleries.map((gallery) => (
                <option key={gallery} value={gallery}>
                  {t(galleryNames[gallery])}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {draft.gallery !== 'none' && (
          <TextField
            label={t('Qué se pide para la galería')}
            value={draft.galleryAsk}
            onValue={(galleryAsk) => set({ galleryAsk })}
          />
        )}
      </div>
      <Checkbox
        label={t('Enseñar una cuenta atrás')}
        checked={draft.countdown}
        onChange={({ target }) => set({ countdown: target.checked })}
      />
      <Checkbox
        label={t('Enseñar quién tiene más puntos, con su nombre y una inicial')}
        checked={draft.ranking}
        onChange={({ target }) => set({ ranking: target.checked })}
      />
    </Group>
  )
}
