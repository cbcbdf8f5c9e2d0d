import { z } from 'zod'
import { isKnownQuiz, type QuizOnPage } from '../../values/quiz.ts'
import { linkProp, prop, textProp } from '../prop-schemas.ts'

/** On a page of its own a quiz has the page's title. */
const levels = [1, 2, 3, 4, 5, 6] as const

export const quizSchema = z.object({
  src: linkProp(''),
  title: textProp('¿Lo vemos en dos minutos?'),
  buttonText: textProp('Empezar el quiz'),
  level: prop((value) => levels.find((level) => level === value || String(level) === value) ?? 2),
  /** What is known of the quiz, where the page is made by who knows it. */
  quiz: z.custom<QuizOnPage>(isKnownQuiz).optional().catch(undefined),
})
export type QuizProps = z.output<typeof quizSchema>
