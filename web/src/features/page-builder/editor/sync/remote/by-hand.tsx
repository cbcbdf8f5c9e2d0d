import { i18n } from '../../../../../platform/i18n/i18n.ts'
import { notify } from '../../../../../ui/toast.tsx'
import type { EditorSync } from '../state/editor-sync.ts'
import { publishPage } from './publish.ts'
import type { SaveStatus } from '../state/save-state.ts'

/** 'Guardar': saves now and says how it went (page-builder.md §8). */
export async function saveByHand({ saver, saves }: EditorSync): Promise<void> {
  saves.setState({ isSavingByHand: true })
  const isSaved = await saver.save()
  saves.setState({ isSavingByHand: false })
  if (isSaved) notify.success(i18n.t('Página guardada correctamente'), { id: 'editor-save' })
  else tellWhyNot(saves.getState().status)
}

/** 'Publicar': saves, publishes, and gives the address. */
export async function publishByHand({ saver, saves }: EditorSync): Promise<void> {
  const published = await publishPage(saver, saves)
  if (!published.ok) {
    tellWhyNot(published.failure ?? saves.getState().status)
    return
  }
  const { url } = published
  notify.success(i18n.t('Página publicada correctamente'), {
    id: 'editor-publish',
    description: (
      <a href={url} target="_blank" rel="noreferrer" className="break-all underline underline-offset-4">
        {url}
      </a>
    ),
    action: { label: i18n.t('Copiar enlace'), onClick: () => void copyLink(url) },
  })
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

/** A conflict has its own dialog. */
function tellWhyNot(status: SaveStatus | { kind: 'gone' }): void {
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
