import { Cloud, CloudAlert, CloudOff, CloudUpload, HardDrive, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { cn } from '../../../../../ui/class-names.ts'
import type { SaveStatus } from '../../sync/state/save-state.ts'
import { useSaveState } from '../../sync/state/use-save-state.ts'

const looks: Record<SaveStatus['kind'], { icon: LucideIcon; text: string; isTrouble: boolean }> = {
  local: { icon: HardDrive, text: 'Solo en este navegador', isTrouble: false },
  unsaved: { icon: CloudUpload, text: 'Cambios pendientes', isTrouble: false },
  saving: { icon: CloudUpload, text: 'Guardando...', isTrouble: false },
  saved: { icon: Cloud, text: 'Guardado', isTrouble: false },
  offline: { icon: CloudOff, text: 'Sin conexión: tus cambios se envían al volver', isTrouble: true },
  failed: { icon: CloudAlert, text: 'No se ha podido guardar', isTrouble: true },
  conflict: { icon: CloudAlert, text: 'Cambiada en otro sitio', isTrouble: true },
}

/** Where the work stands on its way to the server, in a few quiet words. */
export function SaveStatusLine() {
  const { t } = useTranslation()
  const status = useSaveState((state) => state.status)
  const isAhead = useSaveState(({ page }) => page?.publication && page.publication.version < page.version)
  const { icon: Icon, text, isTrouble } = looks[status.kind]
  return (
    <p
      role="status"
      title={status.kind === 'failed' ? status.text : t(text)}
      data-save-status={status.kind}
      className={cn(
        'flex items-center gap-1.5 text-xs whitespace-nowrap',
        isTrouble ? 'text-warning' : 'text-muted',
      )}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      <span className={cn(!isTrouble && 'max-xl:sr-only')}>
        {t(text)}
        {isAhead && ` · ${t('Cambios sin publicar')}`}
      </span>
    </p>
  )
}
