/** @jsxRuntime automatic */
import { createElement } from 'react'
import type { ContestOnPage } from '../../values/contest.ts'
import { safeLink, safeSource } from '../../values/url.ts'
import { countdown } from '../countdown/definition.tsx'
import type { ViewProps } from '../definition.ts'
import { formSchema } from '../form/schema.ts'
import { FormView } from '../form/view.tsx'
import { clockParts, clockProps } from './clock.ts'
import type { ContestProps } from './schema.ts'
import { ContestGallery, ContestRanking, ContestWinners } from './people.tsx'
import { contestGone } from './words.ts'

/** Id of the form that enters a contest. A page has one such contest; of several, each is entered on its own page. */
export const contestFormId = 'participar'

/** A contest where people enter it; on the canvas, and where nobody knows of it, the way to it. */
export function ContestView(view: ViewProps<ContestProps>) {
  const { props, parts, page } = view
  const { known } = props
  if (!known)
    return (
      <div {...parts.root} data-contest="">
        {createElement(`h${props.level}`, parts['title'], props.title)}
        <a {...parts['button']} href={props.src || '#'}>
          {props.buttonText}
        </a>
      </div>
    )
  if (!known.contest)
    return (
      <div {...parts.root} data-contest="" data-contest-gone="">
        <p {...parts['text']}>{contestGone(page.language)}</p>
      </div>
    )
  return <Shown {...view} contest={known.contest} />
}

type Known = ViewProps<ContestProps> & { contest: ContestOnPage }

function Shown({ id, props, parts, page, contest }: Known) {
  const said = contest.said(page.language)
  const below = Math.min(6, props.level + 1)
  const [only, ...others] = contest.prizes
  return (
    <div {...parts.root} data-contest={contest.isOpen ? 'open' : 'closed'}>
      {createElement(`h${props.level}`, parts['title'], contest.title)}
      <p {...parts['when']}>{said.when}</p>
      {contest.intro && <p {...parts['text']}>{contest.intro}</p>}
      {safeSource(contest.picture) && (
        <img
          src={safeSource(contest.picture)}
          alt={contest.pictureText}
          loading="lazy"
          data-contest-picture=""
        />
      )}
      {createElement(`h${below}`, parts['subtitle'], said.prizes)}
      {others.length === 0 ? (
        <p {...parts['text']}>{only}</p>
      ) : (
        <ol {...parts['text']} data-contest-prizes="">
          {contest.prizes.map((prize, at) => (
            <li key={at}>{prize}</li>
          ))}
        </ol>
      )}
      {contest.isOpen && contest.countdown && (
        <countdown.View
          id={`${id}-tiempo`}
          props={clockProps(contest.countdown, said.over)}
          parts={clockParts(parts)}
          page={page}
        />
      )}
      {contest.isOpen ? (
        <FormView
          id={contestFormId}
          props={formSchema.parse(said.form)}
          parts={{ ...parts, root: parts['form'] ?? {} }}
          page={{ ...page, ...(page.formAction !== undefined && { formAction: said.leads }) }}
        />
      ) : (
        <p {...parts['text']} data-contest-closed="">
          {said.closed}
        </p>
      )}
      {contest.winners && (
        <ContestWinners winners={contest.winners} said={said} parts={parts} level={below} />
      )}
      {props.gallery === 'yes' && (
        <ContestGallery works={contest.gallery} said={said} parts={parts} level={below} />
      )}
      {props.ranking === 'yes' && (
        <ContestRanking people={contest.ranking} said={said} parts={parts} level={below} />
      )}
      <p {...parts['links']} data-contest-links="">
        <a href={safeLink(contest.rules)}>{said.rules}</a>
        {contest.proof !== null && <a href={safeLink(contest.proof)}>{said.proof}</a>}
        {!contest.isOpen && <a href={contest.page}>{said.page}</a>}
      </p>
    </div>
  )
}
