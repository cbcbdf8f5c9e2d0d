import { notify } from '../../../../../ui/toast.tsx'
import { documentText } from '../../../document-words.ts'
import type { EditorModel } from '../../model/state/editor-model.ts'

/** Tells each change that the page refuses (too many elements, too deep). Returns what ends that. */
export function tellRefusals({ store }: EditorModel): () => void {
  return store.subscribe(({ refused }, before) => {
    if (refused && refused !== before.refused)
      notify.error(documentText(refused.problem), { id: `change-${refused.code}` })
  })
}
