/** @jsxRuntime automatic */
import { createElement, Fragment, type ReactNode } from 'react'
import type { QuizOnPage } from '../../values/quiz.ts'
import { safeLink, safeSource } from '../../values/url.ts'
import type { ViewProps } from '../definition.ts'
import type { QuizProps } from './schema.ts'
import { quizWords } from './words.ts'

type QuizResultProps = ViewProps<QuizProps> & { quiz: QuizOnPage; heading: ReactNode }

/** The page of a result: its words, its sections, and what it leads on to. */
export function QuizResult({ props, parts, page, quiz, heading }: QuizResultProps) {
  const { result } = quiz
  const level = Math.min(6, props.level + 1)
  const button = (text: string, link: string) =>
    text && link ? (
      <a {...parts['button']} href={safeLink(link)}>
        {text}
      </a>
    ) : null
  return (
    <>
      {heading}
      {quiz.text && (
        <p {...parts['text']} data-quiz-result="">
          {quiz.text}
        </p>
      )}
      {result?.sections.map((part) => (
        <Fragment key={part.id}>
          {part.title && createElement(`h${level}`, { 'data-quiz-section': '' }, part.title)}
          {part.picture && <img src={safeSource(part.picture)} alt="" loading="lazy" data-quiz-picture="" />}
          {part.text && <p {...parts['text']}>{part.text}</p>}
          {button(part.buttonText, part.buttonLink)}
        </Fragment>
      ))}
      {result && button(result.downloadText || quizWords(page.language).download, result.download)}
      {result && button(result.buttonText, result.buttonLink)}
    </>
  )
}
