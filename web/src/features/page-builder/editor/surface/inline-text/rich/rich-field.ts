import {
  isMarked,
  type Mark,
  marksAt,
  type Range as TextRange,
  replaced,
  type RichText,
  withMark,
  withoutMark,
} from '@aurelio/page/values'
import type { InlineText } from '@aurelio/page/elements'
import { createStore } from 'zustand/vanilla'
import type { TextMarks } from '../../state/text-store.ts'
import { pastedLink, pastedText, withPasted } from './pasted.ts'
import { select, selectedIn } from './places.ts'
import { type ReadRich, readRich } from './read-rich.ts'
import { createSteps, type Manner } from './steps.ts'
import { writeRich } from './write-rich.ts'

type Toggled = 'bold' | 'italic' | 'list'

/** A text with what is set apart in it, while a person edits it in its node. */
export type RichField = {
  value: () => RichText
  /** What is set apart at the caret or in the whole selection. */
  marks: TextMarks
  toggle: (kind: Toggled) => void
  /** Sets or takes (null) the link or the colour of what is selected; of the whole link where nothing is. */
  set: (kind: 'link' | 'color', value: string | null) => void
  /** Puts a text in the place of what is selected. */
  insert: (text: string) => void
  /** A line break; false where this text has none. */
  breakLine: () => boolean
  /** Enter inside a list: the next item, or out of the list. False outside of lists. */
  nextItem: () => boolean
  undo: () => void
  redo: () => void
  focus: () => void
}

type Options = { text: Pick<InlineText, 'multiline' | 'rich'>; signal: AbortSignal; onChange: () => void }

/**
 * Makes a node edit a text. What is typed the browser does itself, so that every keyboard and input method works; the
 * node is read after it, and drawn anew where the browser did more than that. The rest is done to the text.
 */
export function createRichField(node: HTMLElement, start: RichText, options: Options): RichField {
  const { text: kind, signal, onChange } = options
  const steps = createSteps()
  const marks: TextMarks = createStore(() => ({ kinds: [], link: null, color: null, hasSelection: false }))
  let current = start
  let range: TextRange = { from: start.text.length, to: start.text.length }
  /** Toggled with nothing selected: for what is typed next. */
  let pending = new Set<'bold' | 'italic'>()
  let read = draw(current)

  function draw(rich: RichText): ReadRich {
    node.replaceChildren(...writeRich(rich))
    return readRich(node, { isForeign: false })
  }

  /** A browser tells of a new selection a while later; keys and buttons that follow at once mean it already. */
  function look() {
    const selected = node.ownerDocument.activeElement === node ? selectedIn(node, read) : null
    if (!selected || (selected.from === range.from && selected.to === range.to)) return
    pending = new Set()
    range = selected
  }

  function tell() {
    const common = marksAt(current, range)
    const found = new Set(common.map((mark) => mark.kind))
    for (const each of pending) if (!found.delete(each)) found.add(each)
    marks.setState({
      kinds: [...found],
      link: common.flatMap((mark) => (mark.kind === 'link' ? [mark.link] : []))[0] ?? null,
      color: common.flatMap((mark) => (mark.kind === 'color' ? [mark.color] : []))[0] ?? null,
      hasSelection: range.to > range.from,
    })
  }

  /** Puts another text in the place of this one, as one step. */
  function change(next: RichText, selected: TextRange, manner: Manner = 'whole') {
    steps.add({ rich: current, range }, { rich: next, range: selected }, manner)
    show(next, selected)
  }

  function show(next: RichText, selected: TextRange) {
    current = next
    range = selected
    pending = new Set()
    read = draw(next)
    if (node.ownerDocument.activeElement === node) select(node, read, range)
    tell()
    onChange()
  }

  /** After the browser has typed or deleted. */
  function follow(manner: Manner) {
    node.normalize()
    const now = readRich(node, { isForeign: false })
    const selected = selectedIn(node, now) ?? range
    steps.add({ rich: current, range }, { rich: now.rich, range: selected }, manner)
    current = now.rich
    range = selected
    pending = new Set()
    read = now
    if (!isDrawn(node, now.rich)) {
      read = draw(now.rich)
      select(node, read, range)
    }
    tell()
    onChange()
  }

  function insert(text: string, manner: Manner) {
    const inside = { from: range.from, to: range.from + text.length }
    const put = replaced(current, range, { text, spans: [] })
    const marked = [...pending].reduce(
      (rich, each) =>
        isMarked(rich, inside, each)
          ? withoutMark(rich, inside, each)
          : withMark(rich, inside, { kind: each }),
      // What stands before it goes on in what is typed, except a link.
      marksAt(current, { from: range.from, to: range.from }).reduce(
        (rich, mark) => (mark.kind === 'link' || mark.kind === 'list' ? rich : withMark(rich, inside, mark)),
        put,
      ),
    )
    change(marked, { from: inside.to, to: inside.to }, manner)
  }

  function back(moment: ReturnType<typeof steps.undo>) {
    if (moment) show(moment.rich, moment.range)
  }

  /** Where the caret stands at the beginning of a line of a list. */
  function leavesList(): boolean {
    const isStart = range.from === range.to && /(?:^|\n)$/.test(current.text.slice(0, range.from))
    if (!isStart || !isMarked(current, range, 'list')) return false
    change(withoutMark(current, range, 'list'), range)
    return true
  }

  function beforeInput(event: InputEvent) {
    if (event.isComposing) return
    look()
    const { inputType } = event
    const done = () => event.preventDefault()
    if (inputType === 'historyUndo') field.undo()
    else if (inputType === 'historyRedo') field.redo()
    else if (inputType === 'formatBold' || inputType === 'formatItalic')
      field.toggle(inputType === 'formatBold' ? 'bold' : 'italic')
    else if (inputType === 'insertParagraph' || inputType === 'insertLineBreak') field.breakLine()
    else if (inputType === 'insertText' && pending.size > 0 && event.data) insert(event.data, 'typed')
    else if (inputType === 'deleteContentBackward' && leavesList()) return done()
    else if (isPlainInput(inputType)) return undefined
    return done()
  }

  function paste(event: ClipboardEvent) {
    event.preventDefault()
    look()
    const { clipboardData } = event
    if (!clipboardData) return
    const link = kind.rich && range.to > range.from ? pastedLink(clipboardData) : undefined
    if (link !== undefined) return field.set('link', link)
    const put = pastedText(clipboardData, kind)
    const next = withPasted(current, range, put)
    const end = next.text.length - (current.text.length - range.to)
    return change(next, { from: end, to: end })
  }

  const field: RichField = {
    value: () => current,
    marks,
    toggle(mark) {
      look()
      if (mark !== 'list' && range.from === range.to) {
        if (!pending.delete(mark)) pending.add(mark)
        tell()
        return
      }
      const isSet = isMarked(current, range, mark)
      change(isSet ? withoutMark(current, range, mark) : withMark(current, range, { kind: mark }), range)
    },
    set(mark, value) {
      look()
      const place = range.from === range.to ? (spanAround(mark) ?? range) : range
      if (place.from === place.to) return
      const put: Mark | null =
        value === null ? null : mark === 'link' ? { kind: mark, link: value } : { kind: mark, color: value }
      change(put ? withMark(current, place, put) : withoutMark(current, place, mark), range)
    },
    insert(put) {
      look()
      insert(put, 'whole')
    },
    breakLine() {
      if (!kind.multiline) return false
      insert('\n', 'whole')
      return true
    },
    nextItem() {
      look()
      if (!isMarked(current, range, 'list')) return false
      const isEmpty =
        /(?:^|\n)$/.test(current.text.slice(0, range.from)) && /^(?:\n|$)/.test(current.text.slice(range.to))
      if (!isEmpty || !leavesList()) insert('\n', 'whole')
      return true
    },
    undo: () => back(steps.undo({ rich: current, range })),
    redo: () => back(steps.redo({ rich: current, range })),
    focus() {
      node.focus({ preventScroll: true })
      select(node, read, range)
    },
  }

  function spanAround(mark: 'link' | 'color'): TextRange | undefined {
    return marksAt(current, range).find((span) => span.kind === mark)
  }

  // A key may lead out of the field before the browser has told what the one before it selected.
  node.addEventListener('keydown', look, { signal, capture: true })
  node.addEventListener('beforeinput', beforeInput, { signal })
  node.addEventListener(
    'input',
    (event) => {
      if (event instanceof InputEvent && !event.isComposing) follow(mannerOf(event.inputType))
    },
    { signal },
  )
  node.addEventListener('compositionend', () => follow('typed'), { signal })
  node.addEventListener('paste', paste, { signal })
  node.ownerDocument.addEventListener(
    'selectionchange',
    () => {
      look()
      tell()
    },
    { signal },
  )
  tell()
  return field
}

function isPlainInput(type: string): boolean {
  return /^(?:insertText|insertReplacementText|insertCompositionText|insertFromComposition|delete(?!ByDrag))/.test(
    type,
  )
}

function mannerOf(type: string): Manner {
  if (type === 'insertText' || type === 'insertCompositionText') return 'typed'
  return type.startsWith('deleteContent') ? 'deleted' : 'whole'
}

/** Whether the node holds just what would be drawn. */
function isDrawn(node: HTMLElement, rich: RichText): boolean {
  const wanted = writeRich(rich)
  return (
    wanted.length === node.childNodes.length &&
    wanted.every((each, at) => each.isEqualNode(node.childNodes[at] ?? null))
  )
}
