import { useTranslation } from 'react-i18next'
import { client } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { NameDialog } from '../../ui/name-dialog.tsx'
import { newForm } from './new-form.ts'

type NewFormDialogProps = { onClose: () => void; onMade: (formId: string) => void }

/** Asks how a new form of the workspace is called, and makes it. */
export function NewFormDialog({ onClose, onMade }: NewFormDialogProps) {
  const { t } = useTranslation()

  async function keep(name: string) {
    try {
      onMade((await client.symbols.create({ name, document: newForm(name) })).id)
      return undefined
    } catch (error) {
      return errorText(error)
    }
  }

  return (
    <NameDialog
      title={t('Nuevo formulario')}
      initial=""
      maxLength={200}
      help={t('Lo usas en todas las páginas que quieras y lo cambias una sola vez.')}
      confirmLabel={t('Crear')}
      keep={keep}
      onClose={onClose}
    />
  )
}
