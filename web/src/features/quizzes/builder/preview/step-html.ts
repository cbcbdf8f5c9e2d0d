import { darkCss, quizAddress, renderPublication, valuesOf } from '@aurelio/page'
import { decodeElements } from '@aurelio/page/document'
import type { Theme } from '@aurelio/page/theme'
import type { QuizBlock, QuizDocument, QuizResult } from '@aurelio/contracts/quiz-document'
import { stepsLeft } from '@aurelio/proofs/quiz'

const page = quizAddress('vista-previa')

/**
 * A step or a result as people will see it, as one document; what is quoted stands there as it is written. Without its
 * script: the frame of a preview allows none.
 */
export function stepHtml(
  node: QuizBlock | QuizResult,
  { language, nodes, edges, start }: QuizDocument,
  { theme, isDark }: { theme: Theme | null; isDark: boolean },
): string {
  const left = stepsLeft({ nodes, edges })
  const all = left.get(start)?.max ?? 1
  const span = left.get(node.id) ?? { min: 1, max: 1 }
  const shared = { page, name: '', token: '', title: node.title, text: node.text, errors: {}, notice: '' }
  const quiz =
    node.type === 'result'
      ? { ...shared, progress: null, questions: [], values: {}, hasBack: false, result: node }
      : {
          ...shared,
          progress: { at: Math.max(1, all - span.max + 1), of: all, isSure: span.min === span.max },
          questions: node.questions,
          values: Object.assign({}, ...node.questions.map((each) => valuesOf(each, ''))),
          hasBack: node.id !== start,
          result: null,
        }
  const element = { id: 'quiz', type: 'quiz', props: { src: page, level: 1 } }
  const decoded = decodeElements([
    {
      id: 'pagina',
      type: 'container',
      props: { maxWidth: '680px', minHeight: '100vh', padding: '24px', children: [element] },
    },
  ])
  if (!decoded.ok) throw new Error('A step cannot be shown', { cause: decoded.error })
  const { html } = renderPublication(decoded.document, {
    title: node.title,
    // Which of its colours are shown is chosen here, and not by the system.
    theme: theme && { ...theme, dark: 'none' },
    quizzes: new Map([[page, quiz]]),
    head: { language },
  })
  const bare = html.replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
  return theme && isDark ? bare.replace('</head>', () => `<style>${darkCss(theme)}</style></head>`) : bare
}
