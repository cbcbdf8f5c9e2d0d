import { keepSaved } from '../keeping/use-keep-saved.ts'
import type { EditorSync } from '../state/editor-sync.ts'
import type { LetterSaver } from './letter-saver.ts'

/** Keeps a letter that several may have open: what each of them does stands in one order, so that nobody saves over anybody. */
export function sharedLetterSaver(editor: EditorSync): LetterSaver {
  return { save: editor.saver.save, saveOver: editor.saver.save, connect: () => keepSaved(editor) }
}
