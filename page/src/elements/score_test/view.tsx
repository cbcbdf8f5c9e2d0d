/** @jsxRuntime automatic */
import { createElement, Fragment } from 'react'
import type { ViewProps } from '../definition.ts'
import { scoreDefaults, type ScoreProps } from './schema.ts'

/** Lines to mark, and behind a button the result that belongs to how many are marked. */
export function ScoreTestView({ id, props, parts }: ViewProps<ScoreProps>) {
  const { root, item, words, outcome, button, result, title, text, link } = parts
  return (
    <div {...root} role="group" aria-label={props.label || scoreDefaults.label} data-score={id}>
      {props.items.map((each, at) => (
        <Fragment key={at}>
          <input type="checkbox" id={`score-${id}-${at}`} />
          <label {...item} htmlFor={`score-${id}-${at}`}>
            <span {...words}>{each.text}</span>
          </label>
        </Fragment>
      ))}
      <details {...outcome} data-score-outcome="">
        <summary {...button}>{props.buttonText || scoreDefaults.buttonText}</summary>
        {props.results.map((each, at) => (
          <div key={at} {...result} data-score-result={at}>
            {createElement(`h${props.level}`, title, each.title)}
            <p {...text}>{each.text}</p>
            {each.linkText && (
              <a {...link} href={each.link}>
                {each.linkText}
              </a>
            )}
          </div>
        ))}
      </details>
    </div>
  )
}
