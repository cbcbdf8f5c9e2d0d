import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ComboboxList } from '../../../ui/combobox-list.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { peopleLike, type Person, type Typing, typingAt, withMention } from './mentions.ts'

type MentionFieldProps = Omit<ComponentProps<'textarea'>, 'value' | 'onChange'> & {
  value: string
  people: readonly Person[]
  onText: (text: string) => void
}

/** A text in which an @ offers names: arrows go through them, Enter or Tab takes one, Escape leaves them. */
export function MentionField({ value, people, onText, ...rest }: MentionFieldProps) {
  const { t } = useTranslation()
  const listId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [typing, setTyping] = useState<Typing | null>(null)
  const [active, setActive] = useState(0)
  const choices = typing ? peopleLike(typing.query, people) : []
  const isOpen = choices.length > 0

  function follow({ value: text, selectionStart }: HTMLTextAreaElement) {
    setTyping(typingAt(text, selectionStart))
    setActive(0)
  }

  function choose(person: Person | undefined) {
    if (!typing || !person) return
    const { text, caret } = withMention(value, typing, person)
    onText(text)
    setTyping(null)
    // Once the new text stands there.
    requestAnimationFrame(() => field.current?.setSelectionRange(caret, caret))
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!isOpen) return
    if (event.key === 'ArrowDown') setActive((active + 1) % choices.length)
    else if (event.key === 'ArrowUp') setActive((active + choices.length - 1) % choices.length)
    else if (event.key === 'Enter' || event.key === 'Tab') choose(choices[active])
    else return
    event.preventDefault()
  }

  useEffect(() => {
    function onEscape(event: globalThis.KeyboardEvent) {
      if (!isOpen || event.key !== 'Escape') return
      // Before the dialog around it hears it, which would close.
      event.stopPropagation()
      setTyping(null)
    }
    window.addEventListener('keydown', onEscape, { capture: true })
    return () => window.removeEventListener('keydown', onEscape, { capture: true })
  }, [isOpen])

  return (
    <div className="relative">
      <Textarea
        {...rest}
        ref={field}
        rows={2}
        maxLength={4000}
        value={value}
        aria-autocomplete="list"
        {...(isOpen && { 'aria-controls': listId, 'aria-activedescendant': `${listId}-${active}` })}
        onChange={({ target }) => {
          onText(target.value)
          follow(target)
        }}
        onClick={({ currentTarget }) => follow(currentTarget)}
        onBlur={() => setTyping(null)}
        onKeyDown={onKeyDown}
      />
      {isOpen && (
        <div className="absolute inset-x-0 z-50 rounded-lg border bg-raised p-1 shadow-float">
          <ComboboxList
            id={listId}
            label={t('Personas que puedes nombrar')}
            choices={choices.map(({ id, name }) => ({ id, text: name }))}
            active={active}
            isBusy={false}
            note={undefined}
            onActive={setActive}
            onChoose={({ id }) => choose(choices.find((person) => person.id === id))}
          />
        </div>
      )}
    </div>
  )
}
