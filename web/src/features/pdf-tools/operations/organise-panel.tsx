import { useTranslation } from 'react-i18next'
import { baseName } from '@aurelio/formats/pdf/pdf-name'
import { inTurn } from '../state/tools.ts'
import { OperationForm } from './operation-form.tsx'

/** 'Organizar': each file with its pages as they stand now. */
export function OrganisePanel() {
  const { t } = useTranslation()
  return (
    <OperationForm
      verb={t('Organizar')}
      text={t(
        'Ordena, gira, duplica o elimina páginas en la mesa: arrástralas, o muévelas con Alt y las flechas. Cada archivo sale con sus páginas como están.',
      )}
      run={async ({ documents, how, taken }) => ({
        files: await inTurn(documents, how.onProgress, async ({ source, pages }, told) => ({
          name: `${baseName(source.name)}.pdf`,
          blob: await taken(source, pages, told),
        })),
      })}
    />
  )
}
