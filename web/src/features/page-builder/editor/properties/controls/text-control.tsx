import { cn } from '../../../../../ui/class-names.ts'
import { textOf, type ControlProps, type TextKind } from './control.ts'
import { DenseInput, denseControlClass } from './dense-input.tsx'

/** One line of text; also the address of a link or a video. */
export function TextControl({ field, id, value, set }: ControlProps<TextKind>) {
  return (
    <DenseInput
      id={id}
      type="text"
      inputMode={field.kind === 'text' ? 'text' : 'url'}
      spellCheck={field.kind === 'text'}
      data-prop={field.prop}
      value={textOf(value)}
      onChange={(event) => set(event.target.value)}
    />
  )
}

/** Several lines of text. */
export function TextareaControl({ field, id, value, set }: ControlProps<TextKind>) {
  return (
    <textarea
      id={id}
      rows={4}
      data-prop={field.prop}
      value={textOf(value)}
      onChange={(event) => set(event.target.value)}
      className={cn(denseControlClass, 'h-auto resize-y py-1.5')}
    />
  )
}
