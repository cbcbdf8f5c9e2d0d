import { i18n } from '../../../../../platform/i18n/i18n.ts'
import { notify } from '../../../../../ui/toast.tsx'
import type { Slot } from '../../model/places/slot.ts'
import { addPictures } from '../../model/commands/add-pictures.ts'
import { refusalText } from '../../sync/pictures/page-picture.ts'
import { pictureSource } from '../../sync/pictures/picture-source.ts'
import type { EditorStore } from '../../model/state/editor-store.ts'

/** Puts pictures from the desktop on the page, one element each, as one entry. What is no picture is told. */
export async function dropFiles(store: EditorStore, files: readonly File[], slot: Slot): Promise<void> {
  const pictures = files.filter(({ type, name }) => type.startsWith('image/') || /\.hei[cf]$/i.test(name))
  if (pictures.length < files.length) {
    notify.error(i18n.t('Solo se pueden soltar imágenes.'), { id: 'drop-files' })
  }
  if (pictures.length === 0) return
  notify.progress(i18n.t('Preparando la imagen...'), { id: 'drop-progress' })
  const sources: string[] = []
  // One after another: several photographs at once would need the memory of all.
  for (const picture of pictures) {
    const result = await pictureSource(picture)
    if (result.ok) sources.push(result.source)
    else notify.error(`${picture.name}: ${i18n.t(refusalText[result.reason])}`)
  }
  notify.dismiss('drop-progress')
  addPictures(store, sources, slot)
}
