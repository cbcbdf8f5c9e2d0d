import type { Mentionable } from '@aurelio/contracts/mentions'
import { useEffect, useId, useRef, type ComponentProps, type KeyboardEvent } from 'react'
import { ComboboxList } from './combobox-list.tsx'
import { Textarea } from './textarea.tsx'
import { useMention } from './use-mention.ts'

type MentionTextareaProps = Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'onKeyDown'> & {
  value: string
  onValue: (value: string) => void
  /** Who may be called by `@`. */
  people: readonly Mentionable[]
  /** What the list of them is called. */
  listLabel: string
  /** Begins here, as it was asked for. */
  takesFocus?: boolean
  onKeyDown?: (event: KeyboardEvent) => void
}

/** A text in which people are called by `@`: those whose names fit are offered above, by arrows, Enter and Escape. */
export function MentionTextarea({
  value,
  onValue,
  people,
  listLabel,
  takesFocus = false,
  onKeyDown,
  ...rest
}: MentionTextareaProps) {
  const listId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (takesFocus) field.current?.focus()
  }, [takesFocus])
  const mention = useMention({ field, value, onValue, people })
  const { choices, at } = mention
  const isOpen = choices.length > 0
  return (
    <div className="relative">
      <Textarea
        {...rest}
        ref={field}
        dir="auto"
        value={value}
        aria-autocomplete="list"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? `${listId}-${at}` : undefined}
        onChange={({ target }) => {
          onValue(target.value)
          mention.follow()
        }}
        onKeyDown={(event) => {
          if (!mention.onKeyDown(event)) onKeyDown?.(event)
        }}
        onBlur={mention.close}
      />
      {isOpen && (
        <div className="animate-appear absolute inset-x-0 bottom-full z-50 mb-1 rounded-lg border bg-raised p-1 shadow-float">
          <ComboboxList
            id={listId}
            label={listLabel}
            choices={choices.map(({ id, name }) => ({ id, text: name }))}
            active={at}
            isBusy={false}
            note={undefined}
            onActive={mention.setActive}
            onChoose={({ id }) => mention.choose(choices.find((person) => person.id === id))}
          />
        </div>
      )}
    </div>
  )
}
