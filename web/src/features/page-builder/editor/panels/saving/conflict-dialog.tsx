import { decodeStoredPage } from '@aurelio/page/document'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../../../platform/api/client.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Dialog } from '../../../../../ui/dialog.tsx'
import { notify } from '../../../../../ui/toast.tsx'
import { replacePage } from '../../model/commands/replace-page.ts'
import { useSync } from '../../sync/state/sync-context.ts'
import type { SaveStatus } from '../../sync/state/save-state.ts'
import { useSaveState } from '../../sync/state/use-save-state.ts'

/** The page was changed elsewhere: the person chooses whose version stays. Nothing is overwritten in silence. */
export function ConflictDialog() {
  const { t } = useTranslation()
  const { store, saves, saver } = useSync()
  const status = useSaveState((state) => state.status)
  const page = useSaveState((state) => state.page)
  const [isBusy, setBusy] = useState(false)
  const [putOff, setPutOff] = useState<SaveStatus | null>(null)
  if (status.kind !== 'conflict' || !page) return null
  const { version } = status

  async function keepMine() {
    if (!page) return
    setBusy(true)
    saves.setState({ page: { ...page, version } })
    await saver.save()
    setBusy(false)
  }

  async function takeTheirs() {
    if (!page) return
    setBusy(true)
    try {
      const { id, variant } = page
      const { document, name, ...taken } = await (variant === undefined
        ? client.pages.get({ id })
        : client.experiments.variant({ id, letter: variant }).then((theirs) => ({ ...page, ...theirs })))
      const decoded = decodeStoredPage(document)
      if (!decoded.ok) throw decoded.error
      store.setState({ isReadOnly: false })
      replacePage(store, { document: decoded.document, name, label: 'Tomar la otra versión' })
      saver.adopt(taken)
    } catch {
      notify.error(t('No se ha podido traer la otra versión. Comprueba tu conexión y vuelve a intentarlo.'))
    }
    setBusy(false)
  }

  return (
    <Dialog
      open={putOff !== status}
      onOpenChange={(open) => setPutOff(open ? null : status)}
      title={t('La página ha cambiado en otro sitio')}
      description={t(
        'Otra persona, u otra pestaña, la ha guardado desde que la abriste. Elige qué versión se queda; con Deshacer puedes volver a la tuya.',
      )}
      actions={
        <>
          <Button busy={isBusy} onClick={() => void takeTheirs()}>
            {t('Tomar la otra versión')}
          </Button>
          <Button variant="primary" busy={isBusy} onClick={() => void keepMine()}>
            {t('Conservar la mía')}
          </Button>
        </>
      }
    />
  )
}
