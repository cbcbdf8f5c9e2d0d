import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { IconButton } from './icon-button.tsx'
import { useFocusHeir } from './use-focus-heir.ts'

type LinkedRowProps = {
  id: string
  name: string
  mark?: ReactNode
  /** Where it leads; nowhere when left out. */
  to?: string | undefined
  /** Left out where it cannot be taken out. */
  onRemove?: (() => void) | undefined
}

/** A person or a thing that belongs to another, as an entry of a list. */
export function LinkedRow({ id, name, mark, to, onRemove }: LinkedRowProps) {
  const { t } = useTranslation()
  const text = (
    <>
      {mark}
      <bdi className="truncate">{name}</bdi>
    </>
  )
  const className = 'flex min-w-0 flex-1 items-center gap-2'
  return (
    <li data-row={id} className="flex min-h-9 items-center gap-2 border-t px-3 py-1 first:border-t-0">
      {to === undefined ? (
        <span className={className}>{text}</span>
      ) : (
        <Link to={to} className={`${className} rounded-sm font-medium hover:underline coarse:min-h-11`}>
          {text}
        </Link>
      )}
      {onRemove && (
        <IconButton
          size="dense"
          label={t('Quitar {{name}}', { name })}
          icon={<X aria-hidden="true" className="size-4" />}
          onClick={onRemove}
        />
      )}
    </li>
  )
}

type LinkedListProps = {
  label: string
  /** Of its rows, in their order. */
  ids: readonly string[]
  children: ReactNode
}

/** The list that they stand in. Whoever takes a row out goes on at the next one. */
export function LinkedList({ label, ids, children }: LinkedListProps) {
  const place = useFocusHeir(ids)
  return (
    <div ref={place} tabIndex={-1} className="empty:-mt-2 focus-visible:outline-none">
      {ids.length > 0 && (
        <ul aria-label={label} className="rounded-lg border bg-surface">
          {children}
        </ul>
      )}
    </div>
  )
}
