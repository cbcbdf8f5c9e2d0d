import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BackupCodes } from './backup-codes.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { newBackupCodes } from './two-factor-calls.ts'

/** Ten new backup codes in place of the old ones. */
export function NewCodesDialog({ onChanged, onClose }: { onChanged: () => void; onClose: () => void }) {
  const { t } = useTranslation()
  const [codes, setCodes] = useState<string[] | null>(null)
  if (codes) return <BackupCodes codes={codes} onClose={onClose} />
  return (
    <PasswordDialog
      title={t('Crear códigos de respaldo nuevos')}
      description={t('Los códigos anteriores dejarán de servir.')}
      confirmLabel={t('Crear códigos nuevos')}
      send={newBackupCodes}
      onDone={({ backupCodes }) => {
        setCodes(backupCodes)
        onChanged()
      }}
      onClose={onClose}
    />
  )
}
