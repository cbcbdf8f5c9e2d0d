/** @jsxRuntime automatic */
import { createElement } from 'react'
import type { ContestOnPage, ContestSaid } from '../../values/contest.ts'
import { safeSource } from '../../values/url.ts'
import type { ViewProps } from '../definition.ts'
import type { ContestProps } from './schema.ts'

type Common = { said: ContestSaid; parts: ViewProps<ContestProps>['parts']; level: number }

/** What people sent in and the team has looked at; nothing at all while there is none. */
export function ContestGallery({ works, said, parts, level }: Common & { works: ContestOnPage['gallery'] }) {
  if (works.length === 0) return null
  return (
    <>
      {createElement(`h${level}`, parts['subtitle'], said.gallery)}
      <ul data-contest-gallery="">
        {works.map(({ name, text, picture }) => (
          <li key={name} {...parts['work']}>
            {safeSource(picture) && <img src={safeSource(picture)} alt={said.workOf(name)} loading="lazy" />}
            {text && (
              <p {...parts['text']}>
                <bdi>{text}</bdi>
              </p>
            )}
            <p {...parts['author']}>{name}</p>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Who won what; in words where nobody did. */
export function ContestWinners({
  winners,
  said,
  parts,
  level,
}: Common & { winners: NonNullable<ContestOnPage['winners']> }) {
  return (
    <>
      {createElement(`h${level}`, parts['subtitle'], said.winners)}
      {winners.length === 0 ? (
        <p {...parts['text']}>{said.noWinners}</p>
      ) : (
        <ol {...parts['text']} data-contest-winners="">
          {winners.map(({ name, prize }) => (
            <li key={name}>
              {name} · {prize}
            </li>
          ))}
        </ol>
      )}
    </>
  )
}

/** Those with most points, the first of them first. */
export function ContestRanking({
  people,
  said,
  parts,
  level,
}: Common & { people: ContestOnPage['ranking'] }) {
  if (people.length === 0) return null
  return (
    <>
      {createElement(`h${level}`, parts['subtitle'], said.ranking)}
      <ol {...parts['text']} data-contest-ranking="">
        {people.map(({ name, points }, at) => (
          <li key={at}>
            <bdi>{name}</bdi> · {points}
          </li>
        ))}
      </ol>
    </>
  )
}
