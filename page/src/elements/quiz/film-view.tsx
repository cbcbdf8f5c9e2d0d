/** @jsxRuntime automatic */
import { createElement } from 'react'
import { filmPageIn, type FilmOnPage } from '../../values/film.ts'
import type { QuizOnPage, QuizQuestionShown } from '../../values/quiz.ts'
import type { PageContext, PartAttributes } from '../definition.ts'
import { playerCss } from '../player/css.ts'
import { filmNeeds } from '../player/needs.ts'
import { PlayerView, playerNeedsScript } from '../player/view.tsx'
import { quizWords } from './words.ts'

/** A film as a step shows it: it asks for no mail, for a form can hold no other, and leads nobody out of the quiz. */
function withinQuiz(film: FilmOnPage): FilmOnPage {
  return { ...film, manner: { ...film.manner, gateSecond: null, end: 'stay' } }
}

/** The same film has the same id in every step: a page that shows the first of them has the rules of all. */
function idOf({ page }: FilmOnPage): string {
  return page.slice(page.lastIndexOf('/') + 1)
}

type QuizFilmProps = {
  question: QuizQuestionShown
  quiz: QuizOnPage
  page: PageContext
  text: PartAttributes
}

/** A film of the player between the questions of a step. */
export function QuizFilm({ question, quiz, page, text }: QuizFilmProps) {
  const address = filmPageIn(question.link)
  const film = address === null ? undefined : quiz.films?.get(address)
  const token = quiz.visit ?? page.token
  return (
    <div data-quiz-film="">
      {question.text && <p {...text}>{question.text}</p>}
      {film ? (
        <PlayerView
          id={idOf(film)}
          film={withinQuiz(film)}
          root={{}}
          page={{ ...page, ...(token !== undefined && { token }) }}
          poster=""
        />
      ) : address !== null && quiz.films === undefined ? (
        createElement('video', {
          src: `${address}/video.mp4`,
          poster: `${address}/poster.jpg`,
          controls: true,
          preload: 'metadata',
          playsInline: true,
          'aria-label': question.text,
        })
      ) : question.link === '' ? null : (
        <p data-quiz-film-gone="">{quizWords(page.language).filmGone}</p>
      )}
    </div>
  )
}

function filmsIn({ films }: QuizOnPage): FilmOnPage[] {
  return [...(films?.values() ?? [])].map(withinQuiz)
}

/** Whether a film of any of its steps needs the player's script. */
export function quizPlays(quiz: QuizOnPage): boolean {
  return filmsIn(quiz).some(playerNeedsScript)
}

/** The rules of the films of all its steps. */
export function quizFilmCss(quiz: QuizOnPage): string {
  return filmsIn(quiz)
    .map((film) => playerCss(film, idOf(film)))
    .join('\n')
}

/** What the films of its steps load, and what they tell. */
export function quizFilmNeeds(quiz: QuizOnPage) {
  const needs = filmsIn(quiz).map((film) => filmNeeds(film))
  return {
    media: needs.flatMap(({ media }) => media),
    pictures: needs.flatMap(({ pictures }) => pictures),
    beacons: needs.flatMap(({ beacons }) => beacons),
  }
}
