/** @jsxRuntime automatic */
import { createElement, Fragment, type ReactElement, type ReactNode } from 'react'
import { blocksOf, type LinkedRuns } from '../../values/rich-text/blocks.ts'
import type { Run } from '../../values/rich-text/lines.ts'
import type { Span } from '../../values/rich-text/span.ts'
import { safeLink } from '../../values/url.ts'
import type { PartAttributes } from '../definition.ts'
import { colorPart } from './parts.ts'

type Parts = Readonly<Record<string, PartAttributes>>

/**
 * A text as the page shows it: what is set apart as elements, lists as lists. A text without is itself, and so the same
 * node as it always was.
 */
export function drawRich(text: string, spans: readonly Span[], parts: Parts): ReactNode {
  if (spans.length === 0) return text
  return blocksOf({ text, spans }).map((block, at) =>
    block.isList ? (
      <ul key={at} data-rich-list="">
        {block.items.map((runs, item) => (
          <li key={item}>{runs.map((each, index) => drawLinked(each, index, parts))}</li>
        ))}
      </ul>
    ) : (
      <Fragment key={at}>
        {block.runs.map((each, index) => drawLinked(each, index, parts))}
        {/* An empty line before a list is one: its line break alone would end the line before it. */}
        {block.endsEmpty && !block.isLast && '\n'}
      </Fragment>
    ),
  )
}

/** The same in a paragraph of its own; in a block where it has a list, which no paragraph may hold. */
export function drawParagraph(
  attributes: PartAttributes | undefined,
  text: string,
  spans: readonly Span[],
  parts: Parts,
): ReactElement {
  const tag = spans.some(({ kind }) => kind === 'list') ? 'div' : 'p'
  return createElement(tag, attributes, drawRich(text, spans, parts))
}

function drawLinked({ link, runs }: LinkedRuns, key: number, parts: Parts): ReactNode {
  const inside = runs.map((run, index) => drawRun(run, index, parts))
  // A name that stands for no address leads nowhere.
  const address = safeLink(link)
  if (address === undefined) return <Fragment key={key}>{inside}</Fragment>
  return (
    <a key={key} href={address}>
      {inside}
    </a>
  )
}

function drawRun({ text, bold, italic, color }: Run, key: number, parts: Parts): ReactNode {
  const slanted = italic ? <em>{text}</em> : text
  const drawn = bold ? <strong>{slanted}</strong> : slanted
  if (color === undefined) return <Fragment key={key}>{drawn}</Fragment>
  return (
    <span key={key} {...parts[colorPart(color)]}>
      {drawn}
    </span>
  )
}
