import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../../ui/button.tsx'
import { notify } from '../../../../../ui/toast.tsx'
import { forgetLocalLetter } from '../../sync/letters/local-letter.ts'
import { LetterContext } from './letter-context.ts'

/** Somebody else has saved the letter since it was opened: the person says which of the two stays. */
export function LetterConflict({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation()
  const open = use(LetterContext)
  if (!open) return null
  const { saver, port } = open

  async function over() {
    if (!(await saver.saveOver()))
      notify.error(t('No se ha podido guardar. Lo tuyo sigue en este navegador: vuelve a intentarlo.'), {
        id: 'letter-conflict',
      })
  }
  return (
    <div
      role="alert"
      className="flex basis-full flex-wrap items-center gap-2 rounded-md border border-warning p-2"
    >
      <p className="min-w-0 flex-1 basis-60">
        {t('Alguien de tu equipo ha guardado este correo después de que lo abrieras. Lo tuyo sigue aquí.')}
      </p>
      <Button
        size="dense"
        onClick={() => {
          forgetLocalLetter(port.key)
          onLeave()
        }}
      >
        {t('Quedarme con lo suyo')}
      </Button>
      <Button size="dense" variant="primary" onClick={() => void over()}>
        {t('Guardar lo mío encima')}
      </Button>
    </div>
  )
}
