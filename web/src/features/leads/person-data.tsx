import { addresses } from '@aurelio/contracts/addresses'
import { useMutation } from '@tanstack/react-query'
import { Download, History, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { downloadBlob } from '../../platform/files/download.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { notify } from '../../ui/toast.tsx'

/** What the law gives a person: all that is kept of them, as a file; and all of it deleted, with proof. */
export function PersonData({ id, name, onErased }: { id: string; name: string; onErased: () => void }) {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  const erase = useMutation(api.leadErasures.erase.mutationOptions())

  async function eraseAll() {
    try {
      const proof = await erase.mutateAsync({ id })
      onErased()
      notify.success(t('Los datos de esta persona se han borrado'), {
        description: t('La constancia no dice quién era.'),
        action: {
          label: t('Descargar constancia'),
          onClick: () =>
            downloadBlob(
              new Blob([JSON.stringify(proof, null, 2)], { type: 'application/json' }),
              `constancia-${proof.id}.json`,
            ),
        },
      })
    } catch (error) {
      notify.error(errorText(error))
    }
  }

  return (
    <section className="flex flex-wrap items-center justify-between gap-2 border-t pt-4">
      <h3 className="text-dense font-semibold text-muted">{t('Datos de esta persona')}</h3>
      <span className="flex flex-wrap gap-2">
        <Link to={addresses.person(id)} className={buttonClass({ size: 'dense' })}>
          <History aria-hidden="true" className="size-4" />
          {t('Ver todo lo de esta persona')}
        </Link>
        <a href={`/api/exports/leads/${id}`} download className={buttonClass({ size: 'dense' })}>
          <Download aria-hidden="true" className="size-4" />
          {t('Descargar sus datos')}
        </a>
        <Button
          size="dense"
          icon={<Trash2 aria-hidden="true" className="size-4" />}
          onClick={() => setAsking(true)}
        >
          {t('Borrar sus datos')}
        </Button>
      </span>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('Borrar los datos de {{name}}', { name })}
        description={t(
          'Se borra para siempre todo lo que envió con su correo o su teléfono, con sus notas, su actividad y los avisos que lo nombran; las tareas que salieron de ahí dejan de nombrarla. No se puede deshacer.',
        )}
        confirmLabel={t('Borrar para siempre')}
        busy={erase.isPending}
        onConfirm={() => void eraseAll()}
      />
    </section>
  )
}
