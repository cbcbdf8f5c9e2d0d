import {
  asInLetter,
  begunInLetter,
  isForLetters,
  isSeenInLetters,
  letterWidth,
  whyLeftOut,
} from '@aurelio/page/letters'
import type { PageDocument, Shown, Waiting } from '@aurelio/page/document'
import { useCallback, useEffect, useState, type ComponentType } from 'react'
import { useDraft } from '../../../ui/drafts.ts'
import { createEditor } from './create-editor.ts'
import { EditorContexts } from './editor-contexts.tsx'
import type { LetterRules } from './model/state/letter-rules.ts'
import { LetterBar } from './panels/letters/letter-bar.tsx'
import { LetterContext, type PreviewProps } from './panels/letters/letter-context.ts'
import { useShortcuts } from './surface/keyboard/use-shortcuts.ts'
import { tellLost } from './surface/lost/tell-lost.ts'
import { tellRefusals } from './surface/refusals/tell-refusals.ts'
import { useSiteLooks } from './sync/brand/use-site-looks.ts'
import { letterHome } from './sync/homes/letter-home.ts'
import type { LetterPort } from './sync/letters/letter-port.ts'
import { createLetterSaver } from './sync/letters/letter-saver.ts'
import { sharedLetterSaver } from './sync/letters/shared-saver.ts'
import { useSaveState } from './sync/state/use-save-state.ts'
import { Workspace } from './workspace.tsx'

export type LetterStart = {
  document: PageDocument
  name: string
  number: number
  hasLeft: boolean
  /** This browser had more than the server. */
  isUnsaved: boolean
  /** As the server has it, and what it lacks, where several may have it open. */
  confirmed: Shown | null
  waiting: readonly Waiting[]
}

type LetterWorkspaceProps = {
  start: LetterStart
  port: LetterPort
  segments: LetterRules['segments']
  /** Element that is chosen at first. */
  selected: string | null
  Preview: ComponentType<PreviewProps>
}

const rules: Omit<LetterRules, 'segments'> = {
  width: letterWidth,
  holds: isForLetters,
  shows: isSeenInLetters,
  whyLeftOut,
  seen: asInLetter,
  begun: begunInLetter,
}

/** The open editor of a letter: what mail can hold, at the width that it has there. */
export function LetterWorkspace({ start, port, segments, selected, Preview }: LetterWorkspaceProps) {
  const [{ editor, saver }] = useState(() => {
    const { document, name, number, hasLeft, isUnsaved, confirmed, waiting } = start
    const { sharedId: id } = port
    const page = id === null ? null : { id, version: number, publication: null }
    const opened = { document, name, page, confirmed, waiting, isUnsaved, lost: 0, other: null }
    const created = createEditor(opened, letterHome)
    created.store.setState({
      letter: { ...rules, segments },
      isReadOnly: hasLeft,
      selectedId: selected !== null && Object.hasOwn(document.elements, selected) ? selected : null,
    })
    const saver = page ? sharedLetterSaver(created) : createLetterSaver(created, port, { number, isUnsaved })
    return { editor: created, saver }
  })
  useEffect(() => editor.store.setState({ letter: { ...rules, segments } }), [editor, segments])
  useEffect(() => tellRefusals(editor), [editor])
  useEffect(() => tellLost(editor), [editor])
  useEffect(() => saver.connect(), [saver])
  useSiteLooks(editor)
  useShortcuts(
    editor,
    useCallback(() => void saver.save(), [saver]),
  )
  return (
    <EditorContexts editor={editor}>
      <LetterContext value={{ saver, port, Preview }}>
        <Guard />
        <Workspace Bar={LetterBar} />
      </LetterContext>
    </EditorContexts>
  )
}

/** Asks before what only this browser has is left. */
function Guard() {
  const kind = useSaveState(({ status }) => status.kind)
  useDraft(kind === 'saving' || kind === 'unsaved' ? 'saving' : kind === 'saved' ? undefined : 'unsaved')
  return null
}
