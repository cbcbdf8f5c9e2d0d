import { createStore, type StoreApi } from 'zustand/vanilla'

/** What is set apart at the caret of a text that is edited in place. */
export type TextMarks = StoreApi<{
  kinds: readonly ('bold' | 'italic' | 'link' | 'color' | 'list')[]
  link: string | null
  color: string | null
  hasSelection: boolean
}>

/** The text that is edited in place and may be set apart, with what its toolbar does to it. */
export type OpenText = {
  node: HTMLElement
  marks: TextMarks
  hasLists: boolean
  toggle: (kind: 'bold' | 'italic' | 'list') => void
  set: (kind: 'link' | 'color', value: string | null) => void
  /** Puts a text in the place of what is selected. */
  insert: (text: string) => void
  /** Gives the keys back to the text. */
  focus: () => void
  /** Ends the visit and keeps what was typed. */
  end: () => void
}

export type TextStore = StoreApi<{
  open: OpenText | null
  /** What is asked for: the address of a link, or what is known of who reads a letter. */
  asking: 'link' | 'value' | null
}>

export function createTextStore(): TextStore {
  return createStore(() => ({ open: null, asking: null }))
}
