import { entriesOf } from '@aurelio/contracts/collection-values'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../../platform/api/client.ts'
import { errorText } from '../../../../platform/api/error-text.ts'
import type { ControlProps } from '../../../../ui/field.tsx'
import { Combobox } from '../../../../ui/combobox.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { useTypedWords } from '../../../../ui/use-typed-words.ts'
import { textOf, type ValueControlProps } from './control.ts'

const offered = 8

type ItemSelectProps = {
  collectionId: string
  /** What is chosen, in words. */
  chosen: string
  /** What choosing nothing is called; without it something is chosen in any case. */
  none?: string
  /** Ids that are not offered. */
  without?: readonly string[]
  control: Partial<ControlProps> & { 'aria-label'?: string }
  onChoose: (id: string, title: string) => void
}

/** Offers the items of a collection that changed last; typing finds the others. */
export function ItemSelect({ collectionId, chosen, none, without = [], control, onChoose }: ItemSelectProps) {
  const { t } = useTranslation()
  const typed = useTypedWords()
  const { q } = { q: undefined, ...typed.asked }
  const found = useQuery(
    api.collections.items.queryOptions({
      input: { id: collectionId, limit: offered + without.length, ...(q && { search: q }) },
      enabled: typed.isOpen && collectionId !== '',
      placeholderData: keepPreviousData,
      retry: false,
    }),
  )
  const items = found.data?.items.filter(({ id }) => !without.includes(id)).slice(0, offered) ?? []
  const choices = items.map(({ id, title }) => ({ id, text: title === '' ? t('Sin nombre') : title }))
  return (
    <Combobox
      control={control}
      chosen={chosen}
      choices={none !== undefined && typed.isBlank ? [{ id: '', text: none }, ...choices] : choices}
      {...typed.state}
      onChoose={(id) => onChoose(id, items.find((item) => item.id === id)?.title ?? '')}
      isBusy={!typed.isSettled || found.isFetching}
      note={
        found.isError
          ? errorText(found.error)
          : found.data?.nextCursor
            ? t('Escribe para encontrar otros.')
            : undefined
      }
    />
  )
}

/** The names of items that are pointed to: those that came with the item, and those chosen since. */
function useNames(known: Readonly<Record<string, string>>) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  return {
    nameOf: (id: string) => chosen[id] ?? known[id] ?? t('Un elemento que ya no está'),
    learn: (id: string, title: string) => setChosen((before) => ({ ...before, [id]: title })),
  }
}

export function ReferenceControl({ field, value, onValue, isReadOnly, control, names }: ValueControlProps) {
  const { t } = useTranslation()
  const { nameOf, learn } = useNames(names)
  const id = textOf(value)
  const chosen = id === '' ? t('Sin elegir') : nameOf(id)
  if (isReadOnly) return <p dir="auto">{chosen}</p>
  return (
    <ItemSelect
      collectionId={field.target}
      chosen={chosen}
      none={t('Sin elegir')}
      control={control}
      onChoose={(picked, title) => {
        learn(picked, title)
        onValue(picked === '' ? null : picked)
      }}
    />
  )
}

export function ReferencesControl({ field, value, onValue, isReadOnly, control, names }: ValueControlProps) {
  const { t } = useTranslation()
  const { nameOf, learn } = useNames(names)
  const ids = entriesOf(value)
  return (
    <div className="flex flex-col gap-2">
      {ids.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {ids.map((id) => (
            <li key={id} className="flex items-center gap-1 rounded-md border bg-background pl-2 text-sm">
              <span dir="auto">{nameOf(id)}</span>
              {!isReadOnly && (
                <IconButton
                  size="dense"
                  label={t('Quitar {{name}}', { name: nameOf(id) })}
                  icon={<X aria-hidden="true" className="size-4" />}
                  onClick={() => onValue(ids.filter((each) => each !== id))}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {!isReadOnly && (
        <ItemSelect
          collectionId={field.target}
          chosen={t('Añadir…')}
          without={ids}
          control={{ ...control, 'aria-label': t('Añadir a {{name}}', { name: field.name }) }}
          onChoose={(picked, title) => {
            learn(picked, title)
            onValue([...ids, picked])
          }}
        />
      )}
    </div>
  )
}
