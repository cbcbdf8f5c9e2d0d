import { childrenOf, currentEntry, findElement } from '@aurelio/page/document'
import { i18n } from '../../../../../platform/i18n/i18n.ts'
import { stepText } from './step-text.ts'
import type { EditorSurface } from '../state/editor-surface.ts'
import { documentOf, type EditorState } from '../../model/state/editor-store.ts'
import { selectionOf } from '../../model/state/selection.ts'
import { announce } from '../state/announcement-store.ts'
import { describeElement } from './describe.ts'

/**
 * Tells each step of the history as it is made or returned to, whatever made it: a click, a key, a drag; and how many
 * elements are selected together. What is typed into a field is heard there already. Returns the function that ends it.
 */
export function announceChanges({ store, announcements }: EditorSurface): () => void {
  return store.subscribe((state, before) => {
    if (state.history === before.history) {
      const n = selectionOf(state).length
      if (n > 1 && n !== selectionOf(before).length)
        announce(announcements, i18n.t('{{n}} elementos seleccionados', { n }))
      return
    }
    const entry = currentEntry(state.history)
    // What others change leaves the person's own steps where they were.
    if (entry === currentEntry(before.history)) return
    if (before.history.entries.includes(entry)) {
      announce(announcements, i18n.t('Página como tras: {{step}}', { step: stepText(entry) }))
    } else if (entry.group === undefined) {
      announce(announcements, [stepText(entry), newPlace(state, before)].filter(Boolean).join('. '))
    }
  })
}

/** Where the selected element stands, if that is what has changed. */
function newPlace(state: EditorState, before: EditorState): string | undefined {
  const [now, then] = [documentOf(state), documentOf(before)]
  const element = state.selectedId === null ? undefined : findElement(now, state.selectedId)
  if (!element) return undefined
  const wasThere = element.parent === null || findElement(then, element.parent) !== undefined
  const isSame = wasThere && childrenOf(now, element.parent) === childrenOf(then, element.parent)
  return isSame ? undefined : describeElement(now, element.id)
}
