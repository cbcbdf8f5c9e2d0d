import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { notify } from '../../../../../ui/toast.tsx'
import { closeEditor } from '../../../editor-session.ts'
import { hasUnsaved } from '../../sync/keeping/has-unsaved.ts'
import { useSync } from '../../sync/state/sync-context.ts'

/** Leaves the editor; what the server has not got yet is saved first, so that no project is lost on the way out. */
export function useLeave() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const editor = useSync()
  const [isLeaving, setLeaving] = useState(false)

  async function leave() {
    setLeaving(true)
    if (hasUnsaved(editor) && !(await editor.saver.save())) {
      notify.error(
        t(
          'No se ha podido guardar en el servidor. Tus cambios siguen en este navegador: vuelve a abrir el proyecto para guardarlos.',
        ),
      )
    }
    closeEditor(navigate)
  }

  return { leave, isLeaving }
}
