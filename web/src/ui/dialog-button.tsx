import { Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { Button } from './button.tsx'

type DialogButtonProps = {
  icon: ReactNode
  children: ReactNode
  /** Loaded when it is asked for first (`lazyPart`). */
  Dialog: ComponentType<{ onClose: () => void }>
}

/** A button with a dialog of its own. */
export function DialogButton({ icon, children, Dialog }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={icon} onClick={() => setOpen(true)}>
        {children}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <Dialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
