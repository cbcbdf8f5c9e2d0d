import { client } from '../../../../../platform/api/client.ts'
import { i18n } from '../../../../../platform/i18n/i18n.ts'
import { notify } from '../../../../../ui/toast.tsx'
import type { EditorSync } from '../state/editor-sync.ts'
import type { SaveStatus } from '../state/save-state.ts'

/** 'Guardar': saves now and says how it went (page-builder.md §8). */
export async function saveNow({ saver, saves }: EditorSync): Promise<void> {
  saves.setState({ isSavingNow: true })
  const isSaved = await saver.save()
  const { page } = saves.getState()
  // Variants have no versions of their own until their test starts.
  if (isSaved && page?.variant === undefined) await keepVersion(page?.id)
  saves.setState({ isSavingNow: false })
  if (isSaved) notify.success(i18n.t('Página guardada correctamente'), { id: 'editor-save' })
  else tellWhyNot(saves.getState().status)
}

/** What is saved by hand can be gone back to. The page itself is safe, whatever becomes of this. */
async function keepVersion(id: string | undefined): Promise<void> {
  if (id === undefined) return
  try {
    await client.versions.keep({ id })
  } catch {
    notify.error(i18n.t('La página está guardada, pero no como versión. Guarda otra vez para tenerla.'))
  }
}

/**
 * 'Publicar': saves what is not saved yet, for what is published is what the server holds; then the dialog may open. A look
 * into the dialog alone makes no other version of the page.
 */
export async function saveToPublish({ saver, saves }: EditorSync): Promise<boolean> {
  if (saves.getState().status.kind === 'saved') return true
  saves.setState({ isPublishing: true })
  const isSaved = await saver.save()
  saves.setState({ isPublishing: false })
  if (!isSaved) tellWhyNot(saves.getState().status)
  return isSaved
}

/** Puts a published page's address on the clipboard. */
export async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url)
    notify.success(i18n.t('Enlace copiado'))
  } catch {
    notify.error(i18n.t('El navegador no deja copiar. El enlace es {{enlace}}', { enlace: url }))
  }
}

export function tellWhyNot(status: SaveStatus | { kind: 'gone' }): void {
  switch (status.kind) {
    case 'failed':
      notify.error(status.text, { id: 'editor-save' })
      return
    case 'offline':
      notify.error(
        i18n.t(
          'No hay conexión con el servidor. Tus cambios siguen en este navegador y se guardarán en cuanto vuelva.',
        ),
        { id: 'editor-save' },
      )
      return
    case 'gone':
    case 'local':
      notify.error(
        i18n.t(
          'La página se ha eliminado en otro sitio. Tus cambios siguen aquí: guarda otra vez para crearla de nuevo.',
        ),
        { id: 'editor-save' },
      )
      return
    case 'conflict':
    case 'unsaved':
    case 'saving':
    case 'saved':
  }
}
