import type { ComponentProps } from 'react'
import { cn } from './class-names.ts'
import { controlClass } from './input.tsx'

export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={4} {...rest} className={cn(controlClass, 'px-3 py-2', className)} />
}
