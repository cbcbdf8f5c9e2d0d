/** @jsxRuntime automatic */
import type { ReactNode } from 'react'
import type { ListFilter } from '../../values/collection.ts'
import { filterParam, isNarrowed, listParam, searchParam } from '../../values/list-ask.ts'
import type { PageContext, ViewProps } from '../definition.ts'
import { listAddress, type ListView, pathOf } from './list-view.ts'
import type { ListWords } from './words.ts'

type Parts = ViewProps<object>['parts']
type FormProps = { id: string; view: ListView; parts: Parts; page: PageContext; words: ListWords }

/** What visitors look for in a list and choose of it: a form that leads back to its page, without a script. */
export function ListForm({ id, view, parts, page, words }: FormProps) {
  const { list, anchor, asked, search, filters } = view
  const action = `${page.url === undefined ? '' : pathOf(page.url)}#${anchor}`
  return (
    <form role="search" method="get" action={action} data-list-form="">
      <input type="hidden" name={listParam} value={list} />
      {search && (
        <Labelled id={`${id}-buscar`} label={words.search} parts={parts}>
          <input
            {...parts['input']}
            id={`${id}-buscar`}
            type="search"
            name={searchParam}
            maxLength={100}
            defaultValue={asked.search}
          />
        </Labelled>
      )}
      {filters.map((filter) => (
        <FilterControl key={filter.key} {...{ id, filter, parts, words }} chosen={asked.filters} />
      ))}
      <div data-list-send="">
        <button type="submit" {...parts['submit']}>
          {words.find}
        </button>
        {isNarrowed(asked) && (
          <a {...parts['link']} href={listAddress(view, page, { page: 1, search: '', filters: {} })}>
            {words.clear}
          </a>
        )}
      </div>
    </form>
  )
}

type LabelledProps = { id: string; label: string; parts: Parts; children: ReactNode }

function Labelled({ id, label, parts, children }: LabelledProps) {
  return (
    <div data-list-field="">
      <label {...parts['label']} htmlFor={id}>
        {label}
      </label>
      {children}
    </div>
  )
}

type FilterProps = Pick<FormProps, 'id' | 'parts' | 'words'> & {
  filter: ListFilter
  chosen: Readonly<Record<string, string>>
}

function FilterControl({ id, filter, parts, words, chosen }: FilterProps) {
  const { key, name, kind, options } = filter
  const own = `${id}-${key}`
  if (kind === 'date' || kind === 'number')
    return (
      <fieldset data-list-field="">
        <legend {...parts['label']}>{name}</legend>
        <div data-list-range="">
          {(['desde', 'hasta'] as const).map((end) => (
            <input
              key={end}
              {...parts['input']}
              type={kind}
              {...(kind === 'number' && { step: 'any' })}
              name={filterParam(key, end)}
              aria-label={`${name}, ${end === 'desde' ? words.from : words.to}`}
              {...(kind === 'number' && { placeholder: end === 'desde' ? words.from : words.to })}
              defaultValue={chosen[filterParam(key, end)] ?? ''}
            />
          ))}
        </div>
      </fieldset>
    )
  const choices =
    kind === 'boolean'
      ? [
          { value: 'sí', label: words.yes },
          { value: 'no', label: words.no },
        ]
      : options
  return (
    <Labelled id={own} label={name} parts={parts}>
      <select
        {...parts['input']}
        id={own}
        name={filterParam(key)}
        defaultValue={chosen[filterParam(key)] ?? ''}
      >
        <option value="">{words.all}</option>
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Labelled>
  )
}
