import type { Collection, CollectionItem } from '@aurelio/contracts/collections'
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { client } from '../../../../platform/api/client.ts'
import { useCan } from '../../../../platform/auth/use-can.ts'
import { useDraft } from '../../../../ui/drafts.ts'
import { notify } from '../../../../ui/toast.tsx'
import { copied, filledDown, moved, pasted, type Place, placesOf, readTable, type Written } from './block.ts'
import type { Onward } from './cell-editor.tsx'
import { cellText, editorOf } from './cell-text.ts'
import { SheetBar } from './sheet-bar.tsx'
import { SheetRow } from './sheet-row.tsx'
import { createSheet, type SheetRow as Row } from './sheet-store.ts'
import { useBlock } from './use-block.ts'

type ItemSheetProps = {
  collection: Collection
  items: readonly CollectionItem[]
  onOpen: (item: CollectionItem) => void
}

/** The items as a spreadsheet has them: typed, pasted and filled down in place. Under the last one a new one begins. */
export function ItemSheet({ collection, items, onOpen }: ItemSheetProps) {
  const { t } = useTranslation()
  const { id, fields, clients } = collection
  const mayPublish = useCan('collections.change') || clients === 'publish'
  const [sheet] = useState(() =>
    createSheet({
      save: (lines) => client.collections.saveItems({ id, lines }),
      remove: (itemId) => client.collections.removeItem({ id, itemId }),
    }),
  )
  const state = useStore(sheet.store)
  const grid = useRef<HTMLTableElement>(null)
  const [editing, setEditing] = useState<Place & { text: string }>()
  const rows: readonly Row[] = [...state.rows, { key: state.nextKey, item: undefined }]
  const last = { row: rows.length - 1, column: fields.length - 1 }
  const { active, block, go, pointer } = useBlock((area, height) => write(filledDown(area, textAt, height)))
  useEffect(() => sheet.bring(items), [sheet, items])
  useDraft(state.isSaving ? 'saving' : state.typed.size > 0 ? 'unsaved' : undefined, 'address')

  const isReadOnly = ({ item }: Row) =>
    !mayPublish && item !== undefined && (item.state === 'published' || item.publishAt !== null)

  function tellTeam() {
    notify.error(t('Lo publicado y lo programado lo cambia el equipo: tú escribes borradores.'), {
      id: 'item-for-team',
    })
  }

  function textAt({ row, column }: Place): string {
    const [one, field] = [rows[row], fields[column]]
    return one && field ? cellText(field, sheet.valueAt(one.key, field.key), one.item) : ''
  }

  function write(cells: readonly Written[]) {
    const below = Math.max(0, ...cells.map(({ row }) => row + 1 - state.rows.length))
    const keys = [...state.rows.map(({ key }) => key), ...sheet.newKeys(below)]
    let left = 0
    const edits = cells.flatMap((cell) => {
      const field = fields[cell.column]
      const row = rows[cell.row]
      if (!field || (row && isReadOnly(row))) {
        left += 1
        return []
      }
      if (textAt(cell) === cell.text) return []
      return [{ key: keys[cell.row] ?? '', field: field.key, value: cell.text }]
    })
    if (left > 0) tellTeam()
    sheet.write(edits)
  }

  function focusCell({ row, column }: Place) {
    const cell = grid.current?.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`)
    cell?.focus()
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }

  function move(place: Place, isExtending = false) {
    go(place, isExtending)
    focusCell(place)
  }

  function edit(text?: string) {
    const [row, field] = [rows[active.row], fields[active.column]]
    if (!row || !field) return
    if (isReadOnly(row)) {
      tellTeam()
      return
    }
    if (editorOf(field) === 'form') {
      if (row.item) onOpen(row.item)
      else notify.error(t('Escribe antes su nombre: este campo se rellena en la ficha.'))
      return
    }
    const isTyped = text !== undefined && editorOf(field).startsWith('line')
    setEditing({
      ...active,
      text: isTyped ? text : textAt(active) || (editorOf(field) === 'answer' ? 'no' : ''),
    })
  }

  function done(text: string, onward: Onward) {
    if (!editing) return
    const key = { down: 'ArrowDown', right: 'ArrowRight', left: 'ArrowLeft', stay: '' }[onward]
    // The next key that is pressed is for the cell that follows, and must find it.
    flushSync(() => {
      setEditing(undefined)
      write([{ ...editing, text }])
    })
    if (onward !== 'stay') move(moved(editing, { key, isFar: false }, last) ?? editing)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (editing || !(event.target instanceof HTMLElement) || event.target.dataset['row'] === undefined) return
    const isCommand = event.ctrlKey || event.metaKey
    const next = moved(active, { key: event.key, isFar: isCommand }, last)
    const commands: Readonly<Record<string, () => void>> = {
      z: () => (event.shiftKey ? sheet.redo() : sheet.undo()),
      y: () => sheet.redo(),
      d: () => write(filledDown(block, textAt)),
    }
    const command = isCommand ? commands[event.key.toLowerCase()] : undefined
    if (next) move(next, event.shiftKey)
    else if (command) command()
    else if (event.key === 'Enter' || event.key === 'F2') edit()
    else if (event.key === 'Delete' || event.key === 'Backspace')
      write([...placesOf(block)].map((place) => ({ ...place, text: '' })))
    else if (event.key.length === 1 && !isCommand && !event.altKey) edit(event.key)
    else return
    event.preventDefault()
  }

  function onCopy(event: ClipboardEvent) {
    if (editing) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', copied(block, textAt))
    if (event.type === 'cut') write([...placesOf(block)].map((place) => ({ ...place, text: '' })))
  }

  function onPaste(event: ClipboardEvent) {
    if (editing) return
    event.preventDefault()
    write(pasted(readTable(event.clipboardData.getData('text/plain')), block, fields.length))
  }

  return (
    <section aria-label={t('Hoja')} className="flex flex-col gap-2">
      <SheetBar
        sheet={sheet}
        onFillDown={() => write(filledDown(block, textAt))}
        canFill={block.bottom > block.top}
      />
      <div
        role="region"
        aria-label={t('Elementos')}
        className="max-h-[70dvh] overflow-auto rounded-lg border bg-surface"
      >
        <table
          ref={grid}
          role="grid"
          aria-label={t('Elementos')}
          aria-multiselectable="true"
          aria-rowcount={rows.length + 1}
          className="w-full border-separate border-spacing-0 text-sm"
          onKeyDown={onKeyDown}
          onCopy={onCopy}
          onCut={onCopy}
          onPaste={onPaste}
          onDoubleClick={() => edit()}
          {...pointer}
        >
          <thead>
            <tr aria-rowindex={1}>
              <th scope="col" className="sticky top-0 left-0 z-30 border-r border-b bg-background">
                <span className="sr-only">{t('Abrir')}</span>
              </th>
              {fields.map((field) => (
                <th
                  key={field.key}
                  scope="col"
                  dir="auto"
                  className="sticky top-0 z-20 border-r border-b bg-background px-2.5 py-2 text-left font-medium whitespace-nowrap"
                >
                  {field.name}
                  {field.required && ' *'}
                </th>
              ))}
              <th
                scope="col"
                className="sticky top-0 z-20 border-b bg-background px-2.5 py-2 text-left font-medium"
              >
                {t('Estado')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => {
              const isIn = at >= block.top && at <= block.bottom
              return (
                <SheetRow
                  key={row.key}
                  row={row}
                  at={at}
                  fields={fields}
                  typed={state.typed.get(row.key)}
                  fault={state.faults.get(row.key)}
                  isReadOnly={isReadOnly(row)}
                  from={isIn ? block.left : 1}
                  to={isIn ? block.right : 0}
                  isEnd={at === block.bottom}
                  active={at === active.row ? active.column : -1}
                  editing={editing?.row === at ? editing : undefined}
                  onOpen={open}
                  onDone={done}
                  onCancel={cancel}
                />
              )
            })}
          </tbody>
        </table>
      </div>
    </section>
  )

  function open({ item }: Row) {
    if (item) onOpen(item)
  }

  function cancel() {
    flushSync(() => setEditing(undefined))
    focusCell(active)
  }
}
