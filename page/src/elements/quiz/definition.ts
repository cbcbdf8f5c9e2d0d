import { player, quizStep } from '../../behaviours/built.ts'
import type { QuizOnPage } from '../../values/quiz.ts'
import { defineElement } from '../define-element.ts'
import { fieldsAnchor } from '../form/anchors.ts'
import { formStyles } from '../form/styles.ts'
import { titleLevelField } from '../title-level.ts'
import { quizCss } from './css.ts'
import { quizFilmCss, quizFilmNeeds, quizPlays } from './film-view.tsx'
import { type QuizProps, quizSchema } from './schema.ts'
import { QuizView } from './view.tsx'

/** A quiz of the workspace in a page: its first step, and with a script the next ones in its place; without, they have the quiz's own page. */
export const quiz = defineElement<QuizProps>({
  type: 'quiz',
  name: 'Quiz',
  icon: 'list-checks',
  category: 'basic',
  defaultProps: { src: '', title: '¿Lo vemos en dos minutos?', buttonText: 'Empezar el quiz', level: 2 },
  schema: quizSchema,
  acceptsChildren: false,
  inlineTexts: [
    { part: 'title', prop: 'title' },
    { part: 'button', prop: 'buttonText' },
  ],
  fields: {
    layout: [
      {
        kind: 'link',
        prop: 'src',
        label: 'Dirección del quiz',
        help: 'La que aparece al publicarlo, como /q/mi-test. En la página publicada se contesta aquí mismo; el título y el botón se ven solo mientras editas.',
      },
      { kind: 'text', prop: 'title', label: 'Título' },
      { kind: 'text', prop: 'buttonText', label: 'Texto del botón' },
      titleLevelField,
    ],
  },
  css: quizCss,
  cssOf: ({ quiz: known }) => (known && isStep(known) ? quizFilmCss(known) : ''),
  styles: () => {
    const form = formStyles({ buttonColor: '', buttonTextColor: '' })
    return {
      ...form,
      title: { fontSize: '28px', lineHeight: '1.25', color: 'token:text', margin: '0' },
      text: { fontSize: '18px', whiteSpace: 'pre-line', color: 'token:text', margin: '0' },
      button: {
        ...form['submit'],
        display: 'inline-block',
        width: 'fit-content',
        textAlign: 'center',
        textDecoration: 'none',
      },
    }
  },
  needs: ({ quiz: known, src }, id) => {
    const films = known ? quizFilmNeeds(known) : { media: [], pictures: [], beacons: [] }
    return known?.isGone
      ? // So that the page is drawn again as soon as somebody can take it.
        { links: [known.page] }
      : known?.result
        ? {
            links: [
              known.result.buttonText && known.result.buttonLink,
              known.result.download,
              ...known.result.sections.map(({ buttonText, buttonLink }) => buttonText && buttonLink),
            ],
            pictures: known.result.sections.map(({ picture }) => picture),
          }
        : known
          ? {
              forms: [id],
              media: films.media,
              beacons: [known.page, ...films.beacons],
              anchors: [fieldsAnchor(id)],
              links: known.questions.map(({ kind, link }) => (kind === 'film' ? '' : link)),
              pictures: [
                ...known.questions.flatMap(({ kind, options }) =>
                  kind === 'picture' ? options.map(({ picture }) => picture) : [],
                ),
                ...(known.pictures ?? []),
                ...films.pictures,
              ],
            }
          : { links: [src || '#'] }
  },
  script: quizStep,
  usesScript: ({ quiz: known }) => known !== undefined && isStep(known),
  scriptsOf: ({ quiz: known }) => (known && isStep(known) && quizPlays(known) ? [player] : []),
  View: QuizView,
})

/** Whether something follows in its place. */
function isStep({ result, isGone }: QuizOnPage): boolean {
  return result === null && !isGone
}
