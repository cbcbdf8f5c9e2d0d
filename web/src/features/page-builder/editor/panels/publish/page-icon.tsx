import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../../../../platform/api/client.ts'
import { Field } from '../../../../../ui/field.tsx'
import { Select } from '../../../../../ui/select.tsx'
import { PictureFileButton } from './picture-file-button.tsx'
import { usePictureUpload } from './use-picture-upload.ts'

type PageIconProps = { icon: string; onChange: (icon: string) => void }

/** What stands beside the page's title in a tab: a picture of the workspace, or what its site has. */
export function PageIcon({ icon, onChange }: PageIconProps) {
  const { t } = useTranslation()
  const { isBusy, take } = usePictureUpload(onChange)
  const { data } = useQuery(api.pictures.list.queryOptions({ input: { limit: 100 } }))
  const known = data?.items ?? []
  return (
    <div className="flex flex-col gap-2">
      <Field label={t('Icono')} help={t('Se ve en la pestaña del navegador; mejor una imagen cuadrada.')}>
        {(control) => (
          <Select {...control} value={icon} onChange={({ target }) => onChange(target.value)}>
            <option value="">{t('El del sitio')}</option>
            {icon !== '' && !known.some(({ path }) => path === icon) && (
              <option value={icon}>{t('El elegido')}</option>
            )}
            {known.map(({ id, name, path }) => (
              <option key={id} value={path}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="flex items-center gap-2">
        {icon !== '' && <img src={icon} alt="" className="size-9 rounded border object-cover" />}
        <PictureFileButton
          label={t('Subir un icono')}
          busy={isBusy}
          onFile={(file) => void take(() => Promise.resolve({ picture: file, name: file.name }))}
        />
      </div>
    </div>
  )
}
