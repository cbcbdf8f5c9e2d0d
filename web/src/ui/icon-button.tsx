import type { ReactNode } from 'react'
import { Button, type ButtonProps } from './button.tsx'
import { cn } from './class-names.ts'
import { Tooltip } from './tooltip.tsx'

export type IconButtonProps = Omit<ButtonProps, 'children' | 'icon' | 'aria-label'> & {
  /** Its name for assistive technology and its tooltip. */
  label: string
  icon: ReactNode
  side?: 'top' | 'right' | 'bottom' | 'left'
}

/** A square button that shows an icon alone. */
export function IconButton({ label, icon, side, variant = 'ghost', className, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label} side={side}>
      <Button
        {...rest}
        variant={variant}
        icon={icon}
        aria-label={label}
        className={cn('aspect-square px-0 coarse:min-w-11', className)}
      />
    </Tooltip>
  )
}
