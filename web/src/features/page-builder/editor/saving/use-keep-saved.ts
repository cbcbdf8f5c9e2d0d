import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '../../../../ui/toast.tsx'
import type { Editor } from '../state/editor.ts'
import { markEditorClosed } from '../../editor-session.ts'
import { hasUnsaved } from './has-unsaved.ts'
import { keepLocally } from './local-save.ts'

/** Keeps the work safe while the editor is open: in the browser at once, on the server behind it. */
export function useKeepSaved(editor: Editor): void {
  const { t } = useTranslation()
  useEffect(() => {
    const stopLocal = keepLocally(editor, () =>
      notify.error(
        t(
          'El navegador no tiene sitio para guardar los cambios aquí. Pulsa Guardar para tenerlos en el servidor y no cierres antes esta pestaña.',
        ),
        { id: 'editor-storage' },
      ),
    )
    const stopServer = editor.saver.connect()
    return () => {
      stopLocal()
      stopServer()
      // Left by the browser's own back button, or an address: nothing is lost on that way either.
      markEditorClosed()
      if (hasUnsaved(editor)) void editor.saver.save()
    }
  }, [editor, t])
}
