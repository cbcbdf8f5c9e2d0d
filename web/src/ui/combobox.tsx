import { ChevronDown } from 'lucide-react'
import { Popover } from 'radix-ui'
import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from 'react'
import { cn } from './class-names.ts'
import { ComboboxList } from './combobox-list.tsx'
import { controlClass } from './input.tsx'
import { useCombobox, type ComboboxState } from './use-combobox.ts'

type ComboboxProps = ComboboxState & {
  /** What is chosen, in words; shown while nothing is typed. */
  chosen: string
  isBusy: boolean
  /** Below the choices: that there are more, or that they could not be loaded. */
  note?: ReactNode
  onBlur?: (() => void) | undefined
  className?: string | undefined
  /** For the field. */
  control: Pick<ComponentProps<'input'>, 'id' | 'aria-label' | 'aria-describedby' | 'aria-invalid'>
}

/** A select whose entries are found by typing; for more of them than fit a list. The focus stays in its field. */
export function Combobox({ chosen, isBusy, note, onBlur, className, control, ...state }: ComboboxProps) {
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)
  const { isOpen, at, setActive, type, choose, onKeyDown } = useCombobox(state)

  // What is typed next, after choosing or going back, takes the place of what stands there.
  useEffect(() => {
    if (!isOpen && document.activeElement === field.current) field.current?.select()
  }, [isOpen])

  /** The field belongs to the list: using it does not close it. */
  function keepOpen(event: { target: EventTarget | null; preventDefault: () => void }) {
    if (event.target === field.current) event.preventDefault()
  }

  return (
    <Popover.Root open={isOpen} onOpenChange={(open) => !open && type(null)}>
      <Popover.Anchor asChild>
        <span className={cn('relative block', className)}>
          <input
            {...control}
            ref={field}
            role="combobox"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-autocomplete="list"
            aria-activedescendant={isOpen && at >= 0 ? `${listId}-${at}` : undefined}
            autoComplete="off"
            spellCheck={false}
            dir="auto"
            maxLength={200}
            placeholder={chosen}
            value={state.words ?? chosen}
            onChange={({ target }) => type(target.value)}
            onFocus={({ target }) => target.select()}
            onClick={() => !isOpen && type('')}
            onKeyDown={onKeyDown}
            onBlur={() => {
              type(null)
              onBlur?.()
            }}
            className={cn(controlClass, 'h-10 cursor-default pr-9 pl-3 text-ellipsis')}
          />
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted"
          />
        </span>
      </Popover.Anchor>
      <Popover.Portal>
        <Popover.Content
          role="presentation"
          align="start"
          sideOffset={4}
          collisionPadding={8}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={keepOpen}
          className="animate-appear z-50 flex max-h-(--radix-popover-content-available-height) w-(--radix-popover-trigger-width) min-w-60 flex-col overflow-y-auto rounded-lg border bg-raised p-1 shadow-float"
        >
          <ComboboxList
            id={listId}
            label={control['aria-label']}
            choices={state.choices}
            active={at}
            isBusy={isBusy}
            note={note}
            onActive={setActive}
            onChoose={choose}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
