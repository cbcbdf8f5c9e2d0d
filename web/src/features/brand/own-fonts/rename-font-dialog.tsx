import type { Font } from '@aurelio/contracts/fonts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api, client } from '../../../platform/api/client.ts'
import { refusalOf } from '../../../platform/api/error-text.ts'
import { NameDialog } from '../../../ui/name-dialog.tsx'

/** What a family is called where one chooses; pages do not show it. */
export function RenameFontDialog({ font: { id, name }, onClose }: { font: Font; onClose: () => void }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  return (
    <NameDialog
      title={t('Cambiar el nombre de la letra')}
      initial={name}
      maxLength={60}
      keep={async (next) => {
        const refused = await refusalOf(client.fonts.rename({ id, name: next }))
        if (refused === undefined) {
          await queries.invalidateQueries({ queryKey: api.fonts.key() })
          onClose()
        }
        return refused
      }}
      onClose={onClose}
    />
  )
}
