import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { cn } from '../../../../../ui/class-names.ts'
import { IconButton } from '../../../../../ui/icon-button.tsx'
import { useDrag } from '../../surface/state/use-drag.ts'
import { useEscape } from './use-escape.ts'

type SidePanelProps = {
  side: 'left' | 'right'
  /** On narrow screens a panel lies over the canvas and is opened from the top bar. */
  isDrawer: boolean
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

/** A panel beside the canvas; the canvas stays in use while a drawer is open, so that things can be dragged. */
export function SidePanel({ side, isDrawer, isOpen, onClose, children }: SidePanelProps) {
  const { t } = useTranslation()
  useEscape(onClose, isDrawer && isOpen)
  const isDragging = useDrag((drag) => drag !== null)
  if (isDrawer && !isOpen) return null
  return (
    <aside
      aria-label={side === 'left' ? t('Elementos y estructuras') : t('Propiedades del elemento')}
      className={cn(
        'flex min-h-0 shrink-0 flex-col bg-background',
        side === 'left' ? 'w-56 border-r' : 'w-80 max-w-[85vw] border-l',
        isDrawer && 'absolute inset-y-0 z-30 animate-appear shadow-float',
        // Out of the way of a drag, a moment late: the browser gives up one whose source hides at its start.
        isDrawer && isDragging && 'invisible transition-[visibility] delay-100',
        isDrawer && (side === 'left' ? 'left-0' : 'right-0'),
      )}
    >
      {isDrawer && (
        <IconButton
          size="dense"
          label={t('Cerrar panel')}
          icon={<X aria-hidden="true" className="size-4" />}
          onClick={onClose}
          className="absolute top-1 right-1 z-10 bg-background"
        />
      )}
      {children}
    </aside>
  )
}
