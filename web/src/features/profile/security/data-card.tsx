import type { Security } from '@aurelio/contracts/security'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass, Button } from '../../../ui/button.tsx'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'
import { SectionCard } from './section-card.tsx'

/** A copy of everything, and leaving for good. */
export function DataCard({ security }: { security: Security }) {
  const { t } = useTranslation()
  const [isDeleting, setDeleting] = useState(false)
  return (
    <>
      <SectionCard
        title={t('Exportar mis datos')}
        text={t('Un ZIP con tu perfil, tus páginas, tus leads y tus archivos, para guardarlo o llevártelo.')}
        action={
          <a href="/api/security/export" download className={buttonClass()}>
            <Download aria-hidden="true" className="size-4" />
            {t('Descargar mis datos')}
          </a>
        }
      />
      <SectionCard
        title={t('Eliminar la cuenta')}
        text={t(
          'Se borran tu perfil, tu espacio de trabajo con sus páginas y leads, y tus sesiones. No se puede deshacer.',
        )}
        action={
          <Button variant="danger" onClick={() => setDeleting(true)}>
            {t('Eliminar mi cuenta')}
          </Button>
        }
      />
      {isDeleting && <DeleteAccountDialog security={security} onClose={() => setDeleting(false)} />}
    </>
  )
}
