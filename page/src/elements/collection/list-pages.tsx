/** @jsxRuntime automatic */
import { isNarrowed } from '../../values/list-ask.ts'
import { mostCounted } from '../../values/list-window.ts'
import type { PageContext, PartAttributes, ViewProps } from '../definition.ts'
import { listAddress, type ListView, pageNumbers, placeIn } from './list-view.ts'
import type { ListWords } from './words.ts'

type Props = {
  view: ListView
  parts: ViewProps<object>['parts']
  page: PageContext
  words: ListWords
}

/** How many items a list has and which of them are shown; links to the list lead here. */
export function ListTold({ view, part, words }: { view: ListView; part: PartAttributes; words: ListWords }) {
  const { from, to } = placeIn(view)
  const { total, asked } = view
  const isWhole = from === 0 && to === total
  const isMore = isNarrowed(asked) && total > mostCounted
  const many = isMore ? words.moreThan(mostCounted) : String(total)
  return (
    <p {...part} id={view.anchor} tabIndex={-1}>
      {isWhole ? words.told(total) : words.range(from + 1, to, many)}
    </p>
  )
}

/** The way to the other items of a list. */
export function ListPages({ view, parts, page, words }: Props) {
  const { paging, limit, asked } = view
  const { pages, from } = placeIn(view)
  if (pages === 1) return null
  const at = (number: number) => listAddress(view, page, { ...asked, page: number })
  const isLast = asked.page >= pages
  if (paging === 'more')
    return (
      <nav aria-label={words.pages} data-list-pages="">
        {from > 0 && (
          <a {...parts['more']} href={at(from / limit)}>
            {words.before}
          </a>
        )}
        {!isLast && (
          <a {...parts['more']} href={at(asked.page + 1)}>
            {words.more}
          </a>
        )}
      </nav>
    )
  return (
    <nav aria-label={words.pages} data-list-pages="">
      {asked.page > 1 && (
        <a {...parts['link']} rel="prev" href={at(asked.page - 1)}>
          {words.previous}
        </a>
      )}
      {pageNumbers(asked.page, pages).map((number, index) =>
        number === null ? (
          <span key={`gap-${index}`} aria-hidden="true">
            …
          </span>
        ) : (
          <a
            key={number}
            {...(number === asked.page ? parts['current'] : parts['link'])}
            href={at(number)}
            aria-label={words.page(number)}
            {...(number === asked.page && { 'aria-current': 'page' as const })}
          >
            {number}
          </a>
        ),
      )}
      {!isLast && (
        <a {...parts['link']} rel="next" href={at(asked.page + 1)}>
          {words.next}
        </a>
      )}
    </nav>
  )
}
