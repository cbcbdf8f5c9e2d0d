import { CircleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { cn } from './class-names.ts'

/** What a field gives to the control inside it. */
export type ControlProps = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type FieldProps = {
  label: ReactNode
  help?: string | undefined
  error?: string | undefined
  /** The error comes while the focus is elsewhere or stays where it is: it is told by itself. */
  tellsError?: boolean
  className?: string
  /** `{(control) => <Input {...control} />}` */
  children: (control: ControlProps) => ReactNode
}

/** Label above, help or error below; the error takes the place of the help. */
export function Field({ label, help, error, tellsError = false, className, children }: FieldProps) {
  const id = useId()
  const note = error ?? help
  const noteId = `${id}-note`
  return (
    <div className={cn('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      {children({
        id,
        'aria-describedby': note === undefined ? undefined : noteId,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {note !== undefined && (
        <div role={tellsError && error !== undefined ? 'alert' : undefined}>
          <FieldNote id={noteId} text={note} isError={error !== undefined} />
        </div>
      )}
    </div>
  )
}

/** The line under a control. */
export function FieldNote({ id, text, isError }: { id: string; text: string; isError: boolean }) {
  return (
    <p id={id} className={cn('flex gap-1.5 text-dense', isError ? 'text-danger' : 'text-muted')}>
      {isError && <CircleAlert aria-hidden="true" className="mt-px size-4 shrink-0" />}
      {text}
    </p>
  )
}
