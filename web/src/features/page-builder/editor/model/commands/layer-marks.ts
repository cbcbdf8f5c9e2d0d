import { hiddenOnPatch, mark, requireElement, update, type ElementId } from '@aurelio/page/document'
import { sharedProps } from '@aurelio/page/elements'
import { documentOf, type EditorStore } from '../state/editor-store.ts'
import { applyChange } from './apply-change.ts'
import { namesOf, viewportNames } from './change-names.ts'
import { keepingSelection, stepOf } from './several-steps.ts'

const hideSteps = ['Ocultar {{Elemento}}', 'Ocultar {{n}} elementos'] as const
const showSteps = ['Mostrar {{Elemento}}', 'Mostrar {{n}} elementos'] as const
const lockSteps = ['Bloquear {{Elemento}}', 'Bloquear {{n}} elementos'] as const
const unlockSteps = ['Desbloquear {{Elemento}}', 'Desbloquear {{n}} elementos'] as const

/** Takes elements off canvas and published page, or brings them back, as one entry. */
export function setHidden(store: EditorStore, ids: readonly ElementId[], hidden: boolean): void {
  applyChange(store, {
    ...stepOf(store, ids, hidden ? hideSteps : showSteps),
    edit: (page) => {
      mark(page, { ids, hidden })
      return keepingSelection(store)
    },
  })
}

const leaveOutSteps = ['Ocultar {{Elemento}} en {{vista}}', 'Ocultar {{n}} elementos en {{vista}}'] as const
const bringBackSteps = ['Mostrar {{Elemento}} en {{vista}}', 'Mostrar {{n}} elementos en {{vista}}'] as const

/** Leaves elements out of the layout of the present device, or brings them back there, as one entry. */
export function setHiddenHere(store: EditorStore, ids: readonly ElementId[], hidden: boolean): void {
  const { viewport } = store.getState()
  const { label, names } = stepOf(store, ids, hidden ? leaveOutSteps : bringBackSteps)
  applyChange(store, {
    label,
    names: { ...names, vista: viewportNames[viewport] },
    edit: (page) => {
      for (const id of ids) {
        const { props, type } = requireElement(page, id)
        const change = hiddenOnPatch(props, viewport, hidden)
        update(page, { id, props: change, viewport, shared: sharedProps(type) })
      }
      return keepingSelection(store)
    },
  })
}

/** Protects elements from every change, or ends that, as one entry. */
export function setLocked(store: EditorStore, ids: readonly ElementId[], locked: boolean): void {
  applyChange(store, {
    ...stepOf(store, ids, locked ? lockSteps : unlockSteps),
    edit: (page) => {
      mark(page, { ids, locked })
      return keepingSelection(store)
    },
  })
}

/** Gives an element another name in the layers; an empty one brings back the name of its type. */
export function renameElement(store: EditorStore, id: ElementId, name: string): void {
  applyChange(store, {
    label: 'Renombrar {{Elemento}}',
    names: namesOf(documentOf(store.getState()), id),
    edit: (page) => {
      update(page, { id, name: name.trim() })
      return keepingSelection(store)
    },
  })
}
