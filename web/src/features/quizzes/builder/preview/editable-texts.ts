import type { QuizBlock, QuizResult } from '@aurelio/contracts/quiz-document'

/** A text of a step, and the step with another in its place. */
type StepText = { text: string; with: (text: string) => QuizBlock | QuizResult }

/** The texts of a step in the order in which they are read. */
export function textsOf(node: QuizBlock | QuizResult): StepText[] {
  const own: StepText[] = [
    { text: node.title, with: (title) => ({ ...node, title }) },
    { text: node.text, with: (text) => ({ ...node, text }) },
  ]
  if (node.type === 'result')
    return [
      ...own,
      ...node.sections.flatMap((part, at): StepText[] => [
        {
          text: part.title,
          with: (title) => ({ ...node, sections: node.sections.with(at, { ...part, title }) }),
        },
        {
          text: part.text,
          with: (text) => ({ ...node, sections: node.sections.with(at, { ...part, text }) }),
        },
      ]),
      { text: node.buttonText, with: (buttonText) => ({ ...node, buttonText }) },
    ]
  return [
    ...own,
    ...node.questions.flatMap((question, at): StepText[] => {
      const put = (next: typeof question) => ({ ...node, questions: node.questions.with(at, next) })
      return [
        { text: question.text, with: (text) => put({ ...question, text }) },
        { text: question.help, with: (help) => put({ ...question, help }) },
        ...question.rows.map((row, place) => ({
          text: row.text,
          with: (text: string) => put({ ...question, rows: question.rows.with(place, { ...row, text }) }),
        })),
        ...question.options.map((option, place) => ({
          text: option.text,
          with: (text: string) =>
            put({ ...question, options: question.options.with(place, { ...option, text }) }),
        })),
      ]
    }),
  ]
}

/** Makes each text of a drawn step one that can be typed into; what was typed is told when somebody leaves it. */
export function makeEditable(
  root: Document,
  texts: readonly StepText[],
  label: string,
  onText: (node: QuizBlock | QuizResult) => void,
): void {
  const free = new Set(textNodesIn(root))
  for (const part of texts) {
    const wanted = part.text.replaceAll(/\s+/g, ' ').trim()
    if (wanted === '') continue
    const node = [...free].find((each) => each.data.replaceAll(/\s+/g, ' ').trim() === wanted)
    if (!node) continue
    free.delete(node)
    const box = root.createElement('span')
    box.contentEditable = 'plaintext-only'
    box.role = 'textbox'
    box.ariaLabel = label
    box.dataset['quizText'] = ''
    node.replaceWith(box)
    box.append(node)
    // In a label a click would choose the option.
    box.addEventListener('click', (event) => event.preventDefault())
    box.addEventListener('keydown', (event) => {
      event.stopPropagation()
      if (event.key !== 'Enter' || event.shiftKey) return
      event.preventDefault()
      box.blur()
    })
    box.addEventListener('blur', () => {
      const typed = (box.textContent ?? '').trim()
      if (typed !== '' && typed !== part.text) onText(part.with(typed))
    })
  }
}

function textNodesIn(root: Document): Text[] {
  const walker = root.createTreeWalker(root.querySelector('[data-quiz]') ?? root, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  for (let each = walker.nextNode(); each; each = walker.nextNode())
    if (isText(each) && !each.parentElement?.closest('option,script,style')) found.push(each)
  return found
}

/** Of another document, whose classes are not those of this one. */
function isText(node: Node): node is Text {
  return node.nodeType === 3
}
