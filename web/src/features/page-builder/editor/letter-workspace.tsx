import {
  asInLetter,
  begunInLetter,
  isForLetters,
  isSeenInLetters,
  letterWidth,
  whyLeftOut,
} from '@aurelio/page/letters'
import { findElement, type PageDocument, type Shown, type Waiting } from '@aurelio/page/document'
import { useCallback, useEffect, useState, type ComponentType } from 'react'
import { useLocation } from 'react-router'
import { createEditor } from './create-editor.ts'
import { EditorContexts } from './editor-contexts.tsx'
import { documentOf } from './model/state/editor-store.ts'
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
export function LetterWorkspace({ start, port, segments, Preview }: LetterWorkspaceProps) {
  const [{ editor, saver }] = useState(() => {
    const { document, name, number, hasLeft, isUnsaved, confirmed, waiting } = start
    const page = port.sharedId === null ? null : { id: port.sharedId, version: number, publication: null }
    const opened = { document, name, page, confirmed, waiting, isUnsaved, lost: 0, other: null }
    const created = createEditor(opened, letterHome)
    created.store.setState({
      letter: { ...rules, segments },
      isReadOnly: hasLeft,
    })
    const keeper =
      port.sharedId === null
        ? createLetterSaver(created, port, { number, isUnsaved })
        : sharedLetterSaver(created)
    return { editor: created, saver: keeper }
  })
  useEffect(() => editor.store.setState({ letter: { ...rules, segments } }), [editor, segments])
  // Each visit to the address chooses anew: `?element=` says which one.
  const location = useLocation()
  useEffect(() => {
    const { store } = editor
    const id = new URLSearchParams(location.search).get('element')
    if (id !== null && findElement(documentOf(store.getState()), id)) store.setState({ selectedId: id })
  }, [editor, location])
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
        <Workspace Bar={LetterBar} />
      </LetterContext>
    </EditorContexts>
  )
}
