import { spansProp } from '@aurelio/page/elements'
import { readSpans, type RichText, tidied } from '@aurelio/page/values'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { cn } from '../../../../../../ui/class-names.ts'
import { FormatButtons } from '../../../surface/inline-text/format-buttons.tsx'
import { LinkField } from '../../../surface/inline-text/link-field.tsx'
import { pressKey } from '../../../surface/inline-text/rich/keys.ts'
import { createRichField, type RichField } from '../../../surface/inline-text/rich/rich-field.ts'
import { toolbarKeys } from '../../../surface/inline-text/toolbar-keys.ts'
import type { OpenText } from '../../../surface/state/text-store.ts'
import { textOf, type ControlProps } from './control.ts'
import { denseControlClass } from './dense-input.tsx'
import { DenseSelect } from './dense-select.tsx'

type Opened = OpenText &
  Pick<RichField, 'value' | 'insert'> & { key: (event: globalThis.KeyboardEvent) => boolean }

/** Several lines with bold, italic, links and lists, edited as on the canvas, and what somebody will have entered, by its name. */
export function RichControl({ field, id, value, props, change }: ControlProps<'rich'>) {
  const { t } = useTranslation()
  const nodeRef = useRef<HTMLDivElement>(null)
  const barRef = useRef<HTMLDivElement>(null)
  const [isAsking, setAsking] = useState(false)
  const spansName = spansProp(field.prop)
  const open = useRichNode(nodeRef, {
    rich: tidied({ text: textOf(value), spans: readSpans(props[spansName]) }),
    save: ({ text, spans }) =>
      change({ [field.prop]: text, [spansName]: spans.length === 0 ? undefined : spans }, 'typed'),
    ask: setAsking,
  })
  useEffect(() => {
    const bar = barRef.current
    // Leaving the toolbar ends no visit here: the text stays one that is edited.
    return bar && open ? toolbarKeys(bar, { ...open, end: () => undefined }) : undefined
  }, [open])
  const values = field.values?.(props) ?? []
  const keys = (event: KeyboardEvent) => {
    // The keys belong to the text: the editor's shortcuts do not see them.
    event.stopPropagation()
    if (!event.nativeEvent.isComposing) open?.key(event.nativeEvent)
  }
  return (
    <div className="flex flex-col gap-1.5">
      {open && (
        <div
          ref={barRef}
          data-format-toolbar
          role="toolbar"
          aria-label={t('Formato')}
          // The selection of the text stays while a button is pressed.
          onPointerDown={(event) => {
            if (event.target instanceof Element && event.target.closest('button')) event.preventDefault()
          }}
          className="flex flex-wrap items-center gap-1"
        >
          {isAsking ? (
            <LinkField open={open} />
          ) : (
            <FormatButtons open={open} onLink={() => setAsking(true)} />
          )}
        </div>
      )}
      <div
        ref={nodeRef}
        id={id}
        role="textbox"
        tabIndex={0}
        contentEditable
        suppressContentEditableWarning
        aria-multiline
        aria-labelledby={`${id}-label`}
        data-prop={field.prop}
        onKeyDown={keys}
        className={cn(
          denseControlClass,
          'h-auto max-h-72 min-h-24 overflow-y-auto py-1.5 break-words whitespace-pre-wrap [&_a]:underline [&_ul]:list-disc [&_ul]:pl-5',
        )}
      />
      {open && values.length > 0 && (
        <DenseSelect
          aria-label={t('Insertar lo que escriba en un campo')}
          value=""
          onChange={({ target }) => {
            open.insert(`[${target.value}]`)
            open.focus()
          }}
        >
          <option value="">{t('Insertar lo que escriba en un campo')}</option>
          {values.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </DenseSelect>
      )}
    </div>
  )
}

type Editing = {
  rich: RichText
  save: (rich: RichText) => void
  /** Where a link leads is asked for, or no longer. */
  ask: (isAsking: boolean) => void
}

/** Makes a node edit a text; null before it is there. It is drawn anew where the text came about by another way than here. */
function useRichNode(nodeRef: { current: HTMLDivElement | null }, editing: Editing): Opened | null {
  const [opened, setOpened] = useState<Opened | null>(null)
  const current = useRef<Opened | null>(null)
  const latest = useRef(editing)
  useEffect(() => {
    latest.current = editing
  })
  const told = JSON.stringify(editing.rich)
  useEffect(() => {
    const node = nodeRef.current
    if (!node || (current.current && JSON.stringify(tidied(current.current.value())) === told)) return
    current.current?.end()
    current.current = openNode(node, latest)
    setOpened(current.current)
  }, [told, nodeRef])
  useEffect(
    () => () => {
      current.current?.end()
      current.current = null
    },
    [],
  )
  return opened
}

const paragraph = { multiline: true, rich: 'paragraph' } as const

function openNode(node: HTMLDivElement, latest: { current: Editing }): Opened {
  const controller = new AbortController()
  const { signal } = controller
  const onChange = () => latest.current.save(tidied(field.value()))
  const field = createRichField(node, latest.current.rich, { text: paragraph, signal, onChange })
  const { value, marks, toggle, set, insert } = field
  const focus = () => {
    latest.current.ask(false)
    field.focus()
  }
  const key = (event: globalThis.KeyboardEvent) => pressKey(field, event, () => latest.current.ask(true))
  const end = () => controller.abort()
  return { node, marks, hasLists: true, value, toggle, set, insert, focus, end, key }
}
