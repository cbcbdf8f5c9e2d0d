import { i18n } from '../../../../../platform/i18n/i18n.ts'
import { notify } from '../../../../../ui/toast.tsx'
import type { EditorModel } from '../../model/state/editor-model.ts'
import { movePictures } from './move-pictures.ts'

let running: Promise<void> | null = null

/** The browser's storage is full: large pictures go to the server, and the person is told in any case. */
export function makeRoom({ store }: Pick<EditorModel, 'store'>): Promise<void> {
  running ??= movePictures(store)
    .then(tell)
    .finally(() => {
      running = null
    })
  return running
}

function tell(count: number): void {
  const id = 'editor-storage'
  if (count > 0) {
    notify.success(
      i18n.t(
        'La página ya no cabía en este navegador: sus imágenes grandes se guardan ahora en el servidor.',
      ),
      { id },
    )
    return
  }
  notify.error(
    i18n.t(
      'El navegador no tiene sitio para guardar los cambios aquí. Pulsa Guardar para tenerlos en el servidor y no cierres antes esta pestaña.',
    ),
    { id },
  )
}
