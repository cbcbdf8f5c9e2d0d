import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { OperationForm } from './operation-form.tsx'

/** 'Unir': one PDF of all that lies on the workbench, in its order. */
export function MergePanel() {
  const { t } = useTranslation()
  const [titled, setTitled] = useState(true)
  return (
    <OperationForm
      verb={t('Unir')}
      text={t(
        'Un solo PDF con todas las páginas, en el orden en que están. Las imágenes entran como páginas.',
      )}
      run={async (tools) => ({
        files: [{ name: t('unido.pdf'), blob: await tools.merged(titled) }],
      })}
    >
      <Checkbox
        label={t('Un marcador por archivo')}
        checked={titled}
        onChange={(event) => setTitled(event.target.checked)}
      />
    </OperationForm>
  )
}
