import type { ComponentProps } from 'react'
import { cn } from '../../../../../../ui/class-names.ts'
import { controlClass } from '../../../../../../ui/input.tsx'

/** The dense size of the editor's fields (13 px, 32 high). */
export const denseControlClass = cn(controlClass, 'h-8 px-2 text-dense')

export function DenseInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input autoComplete="off" {...rest} className={cn(denseControlClass, className)} />
}
