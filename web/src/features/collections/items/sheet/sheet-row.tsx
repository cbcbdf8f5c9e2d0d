import type { CollectionField } from '@aurelio/contracts/collection-fields'
import type { ItemValues } from '@aurelio/contracts/collection-values'
import { PanelRightOpen } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { cn } from '../../../../ui/class-names.ts'
import { faultText } from '../../collection-words.ts'
import { ItemStateText } from '../item-state.tsx'
import { ItemValueText } from '../values/item-value-text.tsx'
import { CellEditor, type Onward } from './cell-editor.tsx'
import { cellText } from './cell-text.ts'
import type { RowFault, SheetRow as Row } from './sheet-store.ts'

export type SheetRowProps = {
  row: Row
  at: number
  fields: readonly CollectionField[]
  typed: ItemValues | undefined
  fault: RowFault | undefined
  isReadOnly: boolean
  /** Columns of this row that are chosen. */
  from: number
  to: number
  /** Whether the block ends here, and can be drawn on from here. */
  isEnd: boolean
  /** The column where the keyboard is; -1 in another row. */
  active: number
  /** What a cell of this row is being filled in with. */
  editing: { column: number; text: string } | undefined
  onOpen: (row: Row) => void
  onDone: (text: string, onward: Onward) => void
  onCancel: () => void
}

function cellId(key: string, column: number): string {
  return `cell-${key}-${column}`
}

/** One item of the sheet. */
export const SheetRow = memo(function SheetRow(props: SheetRowProps) {
  const {
    row,
    at,
    fields,
    typed,
    fault,
    isReadOnly,
    from,
    to,
    isEnd,
    active,
    editing,
    onOpen,
    onDone,
    onCancel,
  } = props
  const { t } = useTranslation()
  const { key, item } = row
  const name = item?.title || t('Sin nombre')
  return (
    <tr aria-rowindex={at + 2}>
      <th
        scope="row"
        className="sticky left-0 z-10 border-r border-b bg-background p-0 text-center font-normal"
      >
        {item ? (
          <button
            type="button"
            aria-label={t('Abrir «{{name}}»', { name })}
            className="grid size-9 place-items-center text-muted hover:text-text coarse:size-11"
            onClick={() => onOpen(row)}
          >
            <PanelRightOpen aria-hidden="true" className="size-4" />
          </button>
        ) : (
          <span aria-hidden="true" className="text-muted">
            +
          </span>
        )}
      </th>
      {fields.map((field, column) => {
        const isTyped = typed !== undefined && Object.hasOwn(typed, field.key)
        const isWrong = fault?.field === field.key || (fault?.field === 'id' && column === 0)
        const isIn = column >= from && column <= to
        const value = (isTyped ? typed[field.key] : item?.values[field.key]) ?? null
        return (
          <td
            key={field.key}
            id={cellId(key, column)}
            data-row={at}
            data-column={column}
            tabIndex={active === column ? 0 : -1}
            aria-selected={isIn}
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? `${cellId(key, column)}-fault` : undefined}
            dir="auto"
            className={cn(
              'relative h-9 max-w-72 min-w-32 border-r border-b px-2.5 py-1 align-middle select-none coarse:h-11',
              isIn && 'bg-accent/10',
              isReadOnly && 'text-muted',
              active === column && 'outline-2 -outline-offset-2 outline-accent',
              isWrong && 'bg-danger/10',
            )}
          >
            <span className="line-clamp-2 break-words">
              {isTyped ? cellText(field, value, item) : item && <ItemValueText field={field} item={item} />}
            </span>
            {isWrong && (
              <span id={`${cellId(key, column)}-fault`} className="block text-xs text-danger">
                {faultText(fault.fault)}
              </span>
            )}
            {editing?.column === column && (
              <CellEditor
                field={field}
                label={`${field.name}, ${name}`}
                text={editing.text}
                onDone={onDone}
                onCancel={onCancel}
              />
            )}
            {isEnd && column === to && !editing && (
              <span
                aria-hidden="true"
                data-fill
                className="absolute -right-1 -bottom-1 z-10 size-2.5 cursor-crosshair border border-surface bg-accent coarse:hidden"
              />
            )}
          </td>
        )
      })}
      <td className="border-b px-2.5 py-1 whitespace-nowrap">
        {item ? <ItemStateText item={item} /> : null}
      </td>
    </tr>
  )
})
