import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { IconButton } from './icon-button.tsx'

type LinkedRowProps = {
  name: string
  mark?: ReactNode
  /** Where it leads; nowhere when left out. */
  to?: string | undefined
  /** Left out where it cannot be taken out. */
  onRemove?: (() => void) | undefined
}

/** A person or a thing that belongs to another, as an entry of a list. */
export function LinkedRow({ name, mark, to, onRemove }: LinkedRowProps) {
  const { t } = useTranslation()
  const text = (
    <>
      {mark}
      <bdi className="truncate">{name}</bdi>
    </>
  )
  const className = 'flex min-w-0 flex-1 items-center gap-2'
  return (
    <li className="flex min-h-9 items-center gap-2 border-t px-3 py-1 first:border-t-0">
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

/** The list that they stand in. */
export function LinkedList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="rounded-lg border bg-surface empty:hidden">
      {children}
    </ul>
  )
}
