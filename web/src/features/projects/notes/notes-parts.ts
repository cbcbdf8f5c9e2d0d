import type { ProjectNotes as Notes } from '@aurelio/contracts/project-notes'
import type { ComponentType } from 'react'

/** The editor of texts and what draws them: another feature's. */
export type NotesParts = {
  Editor: ComponentType<{ label: string; start: Written; onChange: (written: Written) => void }>
  Drawn: ComponentType<Written>
}
export type Written = { text: string; spans: readonly Notes['spans'][number][] }
