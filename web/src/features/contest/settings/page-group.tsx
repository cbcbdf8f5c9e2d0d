import type { ContestSettings } from '@aurelio/contracts/contest-settings'
import { contestTemplates } from '@aurelio/contracts/contest-settings'
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
      <Checkbox
        label={t('Enseñar quién tiene más puntos, con su nombre y una inicial')}
        checked={draft.ranking}
        onChange={({ target }) => set({ ranking: target.checked })}
      />
    </Group>
  )
}
