import { messageText } from '../../../../../platform/i18n/message-text.ts'
import { notify } from '../../../../../ui/toast.tsx'
import type { EditorModel } from '../../model/state/editor-model.ts'

/** Tells each change that the page refuses (too many elements, too deep). Returns what ends that. */
export function tellRefusals({ store }: EditorModel): () => void {
  return store.subscribe(({ refused }, before) => {
    if (refused && refused !== before.refused)
      notify.error(messageText(refused.message), { id: `change-${refused.code}` })
  })
}
