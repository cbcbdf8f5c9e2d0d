import { useTranslation } from 'react-i18next'
import { cn } from '../../../ui/class-names.ts'
import type { SaveStatus } from './shared/shared-quiz.ts'

const words: Record<SaveStatus['kind'], string> = {
  unsaved: 'Cambios pendientes',
  saving: 'Guardando...',
  saved: 'Guardado',
  offline: 'Sin conexión: tus cambios se envían al volver',
  failed: 'No se ha podido guardar',
}

/** Where what was done to a quiz stands on its way to the server, in a few quiet words. */
export function SaveLine({ status }: { status: SaveStatus }) {
  const { t } = useTranslation()
  const isTrouble = status.kind === 'offline' || status.kind === 'failed'
  return (
    <p
      role="status"
      data-save-status={status.kind}
      className={cn('text-dense', isTrouble ? 'text-warning' : 'text-muted')}
    >
      {t(words[status.kind])}
      {status.kind === 'failed' && `: ${status.text}`}
    </p>
  )
}
