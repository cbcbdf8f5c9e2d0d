import type { ComponentProps } from 'react'
import { cn } from '../../../../../ui/class-names.ts'
import { useSurface } from '../../surface/state/surface-context.ts'
import { LayerLine } from './layer-line.tsx'
import type { LayerRow } from './layer-rows.ts'
import type { LayerDrop } from './layer-slot.ts'

type LayerItemProps = Pick<
  ComponentProps<'div'>,
  'style' | 'onClick' | 'onDragStart' | 'onDragOver' | 'onDrop'
> & {
  row: LayerRow
  isOpen: boolean
  isSelected: boolean
  isRenaming: boolean
  /** Where a drop on this line would go. */
  mark: LayerDrop['mark'] | null
  onRename: () => void
  onRenamed: () => void
  onToggle: () => void
}

/** One line of the tree, as assistive technology and the pointer know it. */
export function LayerItem({
  row,
  isOpen,
  isSelected,
  isRenaming,
  mark,
  onRename,
  onRenamed,
  onToggle,
  ...line
}: LayerItemProps) {
  const { store, hover, menu } = useSurface()
  const { id, level, hasChildren } = row
  return (
    <div
      {...line}
      id={`layer-${id}`}
      role="treeitem"
      tabIndex={-1}
      data-layer={id}
      data-drop={mark ?? undefined}
      // Without it the names of its buttons would be read along at every line.
      aria-labelledby={`layer-name-${id}`}
      aria-level={level}
      aria-posinset={row.position}
      aria-setsize={row.siblings}
      aria-selected={isSelected}
      aria-expanded={hasChildren ? isOpen : undefined}
      draggable={!isRenaming}
      onDoubleClick={onRename}
      onContextMenu={(event) => {
        event.preventDefault()
        if (!isSelected) store.setState({ selectedId: id, selectedWith: [] })
        menu.setState({ open: { id, x: event.clientX, y: event.clientY } })
      }}
      onPointerEnter={() => hover.setState({ hoveredId: id })}
      className={cn(
        'group/layer absolute inset-x-0 cursor-default border-y-2 border-transparent text-dense select-none hover:bg-hover',
        isSelected && 'bg-accent-soft hover:bg-accent-soft',
        mark === 'before' && 'border-t-accent',
        mark === 'after' && 'border-b-accent',
        mark === 'inside' && 'border-accent',
      )}
    >
      <LayerLine
        id={id}
        level={level}
        hasChildren={hasChildren}
        isOpen={isOpen}
        isRenaming={isRenaming}
        onToggle={onToggle}
        onRenamed={onRenamed}
      />
    </div>
  )
}
