import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { chosenPages } from '../state/chosen-pages.ts'
import { FileRanges, useFileRanges } from './file-ranges.tsx'
import { OperationForm } from './operation-form.tsx'

/** 'Unir': one PDF of all that lies on the workbench, in its order, or of some pages of its files. */
export function MergePanel() {
  const { t } = useTranslation()
  const [titled, setTitled] = useState(true)
  const ranges = useFileRanges()
  return (
    <OperationForm
      verb={t('Unir')}
      text={t(
        'Un solo PDF con todas las páginas, en el orden en que están. Las imágenes entran como páginas.',
      )}
      isReady={ranges.asked !== null}
      run={async (tools) => ({
        files: [
          {
            name: t('unido.pdf'),
            blob: await tools.merged(titled, chosenPages(tools, ranges.asked ?? new Map())),
          },
        ],
      })}
    >
      <Checkbox
        label={t('Un marcador por archivo')}
        checked={titled}
        onChange={(event) => setTitled(event.target.checked)}
      />
      <FileRanges ranges={ranges} />
    </OperationForm>
  )
}
