import { PencilRuler } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { letterEditorPath } from '../subscriptions-path.ts'

/** The way to what a letter says: what is being typed here is kept first. */
export function EditLetter({ id, flush }: { id: string; flush: () => Promise<boolean> }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <section
      aria-labelledby="letter-words"
      className="flex flex-col items-start gap-3 rounded-lg border bg-surface p-4"
    >
      <h2 id="letter-words" className="text-base font-semibold">
        {t('El correo')}
      </h2>
      <p className="text-muted">
        {t('Textos, imágenes, botones y columnas, con los colores y las letras de tu marca.')}
      </p>
      <Button
        icon={<PencilRuler aria-hidden="true" className="size-4" />}
        onClick={() =>
          void (async () => {
            if (await flush()) void navigate(letterEditorPath(id))
          })()
        }
      >
        {t('Editar el correo')}
      </Button>
    </section>
  )
}
