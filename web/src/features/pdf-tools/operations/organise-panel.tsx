import { useTranslation } from 'react-i18next'
import { baseName } from '../state/tools.ts'
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
      run={async (tools) => {
        const files = []
        for (const { source, pages } of tools.documents)
          files.push({ name: `${baseName(source.name)}.pdf`, blob: await tools.taken(source, pages) })
        return { files }
      }}
    />
  )
}
