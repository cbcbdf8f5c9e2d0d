/** @jsxRuntime automatic */
import { createElement, Fragment } from 'react'
import type { QuizOnPage, QuizQuestionShown } from '../../values/quiz.ts'
import type { PageContext, PartAttributes, ViewProps } from '../definition.ts'
import { fieldsAnchor } from '../form/anchors.ts'
import { FormControl } from '../form/form-control.tsx'
import { tokenField } from '../form/token-field.ts'
import { drawnWords } from '../form/words/drawn-words.ts'
import { fieldName, questionFields } from './question-fields.ts'
import { QuizFilm } from './film-view.tsx'
import { QuizResult } from './result-view.tsx'
import type { QuizProps } from './schema.ts'
import { quizWords } from './words.ts'

/** Names of what a step sends beside its answers; no question can have them. */
export const quizFields = { token: '_quiz', go: '_go', query: '_query' } as const

/** Parts of a step in the order in which `data-quiz` names their classes, after the rank of the heading: the next step takes them over. */
const stepParts = ['title', 'text', 'input', 'label', 'check', 'submit']

function looksOf({ props, parts }: ViewProps<QuizProps>): string {
  return [props.level, ...stepParts.map((part) => parts[part]?.className ?? '-')].join(' ')
}

/** A quiz where somebody is in it; on the canvas, and where nobody knows of it, the way to it. */
export function QuizView(view: ViewProps<QuizProps>) {
  const { props, parts } = view
  const { quiz } = props
  if (!quiz)
    return (
      <div {...parts.root} data-quiz="">
        {createElement(`h${props.level}`, parts['title'], props.title)}
        <a {...parts['button']} href={props.src || '#'}>
          {props.buttonText}
        </a>
      </div>
    )
  if (quiz.isGone)
    return (
      <div {...parts.root} data-quiz="" data-quiz-gone="">
        <p {...parts['text']}>{quizWords(view.page.language).gone}</p>
      </div>
    )
  return (
    <div {...parts.root} data-quiz={looksOf(view)}>
      {quiz.result ? (
        <QuizResult {...view} quiz={quiz} heading={<Heading {...view} quiz={quiz} />} />
      ) : (
        <QuizStep {...view} quiz={quiz} />
      )}
    </div>
  )
}

type Known = ViewProps<QuizProps> & { quiz: QuizOnPage }

function Heading({ id, props, parts, quiz }: Known) {
  return createElement(
    `h${props.level}`,
    { ...parts['title'], id: `${id}-titulo`, tabIndex: -1, 'data-quiz-title': '' },
    quiz.title,
  )
}

function QuizStep(view: Known) {
  const { id, parts, page, quiz } = view
  const { input = {}, label = {}, check = {}, submit = {} } = parts
  const words = drawnWords(page.language)
  const own = quizWords(page.language)
  return (
    <form
      method="post"
      action={`${quiz.page}#${fieldsAnchor(id)}`}
      data-form=""
      aria-labelledby={`${id}-titulo`}
      {...(hasFiles(quiz) && { encType: 'multipart/form-data' })}
      // Going back asks for nothing, and what is wrong is told above, with the way to it.
      noValidate
    >
      <div id={fieldsAnchor(id)} data-form-body="">
        <input type="hidden" name="formId" value={id} />
        <input type="hidden" name={quizFields.token} value={quiz.token} />
        {page.token !== undefined && <input type="hidden" name={tokenField} value={page.token} />}
        {quiz.progress && (
          <div data-form-progress="">
            <p {...label}>
              {(quiz.progress.isSure ? own.step : own.stepOfAbout)(quiz.progress.at, quiz.progress.of)}
            </p>
            <progress aria-hidden="true" value={quiz.progress.at - 1} max={quiz.progress.of} />
          </div>
        )}
        <Heading {...view} />
        {quiz.text && <p {...parts['text']}>{quiz.text}</p>}
        <Wrong id={id} quiz={quiz} words={own} />
        {quiz.questions.map((question) => (
          <Question
            key={question.id}
            id={id}
            question={question}
            quiz={quiz}
            page={page}
            parts={{ input, label, check, text: parts['text'] ?? {} }}
          />
        ))}
        <div data-form-trap="" aria-hidden="true">
          <label>
            {words.leaveEmpty}
            <input name="website" type="text" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <div data-form-buttons="">
          <button {...submit} type="submit" name={quizFields.go} value="next">
            {words.next}
          </button>
          {quiz.hasBack && (
            <button type="submit" name={quizFields.go} value="back" data-form-back="">
              {words.back}
            </button>
          )}
        </div>
      </div>
    </form>
  )
}

function hasFiles({ questions }: QuizOnPage): boolean {
  return questions.some(({ kind }) => kind === 'file')
}

/** What is wrong with what was sent, with a link to each field. */
function Wrong({ id, quiz, words }: { id: string; quiz: QuizOnPage; words: ReturnType<typeof quizWords> }) {
  const fields = quiz.questions.flatMap(questionFields).filter(({ name }) => quiz.errors[name])
  if (fields.length === 0)
    return quiz.notice ? (
      <p role="alert" data-form-error="">
        {quiz.notice}
      </p>
    ) : null
  return (
    <div role="alert" data-form-error="">
      <p>{words.wrong}</p>
      <ul>
        {fields.map((field) => (
          <li key={field.name}>
            <a href={`#${controlId(id, field.name)}${isGroup(field.type) ? '-0' : ''}`}>
              {field.label}: {quiz.errors[field.name]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function controlId(id: string, name: string) {
  return `${id}-${name.replaceAll(' ', '_')}`
}

function isGroup(type: string) {
  return type === 'radio' || type === 'multiple' || type === 'scale'
}

type QuestionProps = {
  id: string
  question: QuizQuestionShown
  quiz: QuizOnPage
  page: PageContext
  parts: Record<'input' | 'label' | 'check' | 'text', PartAttributes>
}

function Question({ id, question, quiz, page, parts }: QuestionProps) {
  const { kind, text, help, low, high } = question
  if (kind === 'statement') return <p {...parts.text}>{text}</p>
  if (kind === 'film') return <QuizFilm question={question} quiz={quiz} page={page} text={parts.text} />
  const kept = kind === 'file' ? (quiz.values[fieldName(question)] ?? '') : ''
  // What is there already has to be chosen by nobody again.
  const fields = questionFields(kept === '' ? question : { ...question, required: false })
  const pictures =
    kind === 'picture'
      ? new Map(
          question.options.flatMap((option) =>
            option.picture === ''
              ? []
              : [[option.text.replaceAll(/\s+/g, ' ').trim(), option.picture] as const],
          ),
        )
      : undefined
  const controls = fields.map((field) => (
    <FormControl
      key={field.name}
      formId={id}
      field={field}
      placeholder=""
      {...(pictures && { pictures })}
      value={quiz.values[field.name] ?? ''}
      error={quiz.errors[field.name] ?? ''}
      parts={parts}
      words={drawnWords(page.language)}
    />
  ))
  if (kind === 'matrix' || kind === 'ranking')
    return (
      <fieldset
        data-form-field=""
        data-quiz-group={kind}
        aria-labelledby={controlId(id, fieldName(question))}
      >
        <legend {...parts.label} id={controlId(id, fieldName(question))}>
          {text}
        </legend>
        {help && <span data-form-hint="">{help}</span>}
        {controls}
      </fieldset>
    )
  if (kept !== '')
    return (
      <div data-quiz-scale="">
        {controls}
        <p data-form-hint="" data-quiz-kept="">
          {quizWords(page.language).keptFile(kept)}
        </p>
      </div>
    )
  if ((kind !== 'scale' && kind !== 'nps') || (low === '' && high === ''))
    return <Fragment>{controls}</Fragment>
  return (
    <div data-quiz-scale="">
      {controls}
      <p data-form-hint="" data-quiz-ends="">
        <span>{low}</span>
        <span>{high}</span>
      </p>
    </div>
  )
}
