import type { QuizBlock, QuizDocument, QuizQuestion, QuizResult } from '@aurelio/contracts/quiz-document'
import { thingLabels } from '@aurelio/contracts/thing-translations'
import type { SourceText, TextKind } from '@aurelio/page/elements'

type Say = (text: SourceText) => string
/** The same for one part of a quiz, by its id. */
type SayHere = (path: string, label: keyof typeof thingLabels, source: string, kind?: TextKind) => string

export type NamedQuiz = { name: string; document: QuizDocument }

/** Of the texts that are of no node. */
export const wholeQuiz = ''

/** A quiz with what `say` says in the place of its texts; its ways, its rules and its points stay. */
export function quizSaid({ name, document }: NamedQuiz, say: Say): NamedQuiz {
  const at =
    (element: string): SayHere =>
    (path, label, source, kind = 'line') =>
      source === '' ? '' : say({ element, path, kind, label: thingLabels[label], source })
  const own = at(wholeQuiz)
  return {
    name: own('name', 'name', name),
    document: {
      ...document,
      nodes: document.nodes.map((node) => {
        if (node.type === 'block') return blockSaid(node, at(node.id))
        return node.type === 'result' ? resultSaid(node, at(node.id)) : node
      }),
      values: document.values.map((value) => ({
        ...value,
        unit: own(`values.${value.id}.unit`, 'unit', value.unit),
      })),
    },
  }
}

function blockSaid(block: QuizBlock, say: SayHere): QuizBlock {
  return {
    ...block,
    title: say('title', 'title', block.title),
    text: say('text', 'text', block.text, 'lines'),
    questions: block.questions.map((question) => questionSaid(question, say)),
  }
}

function questionSaid(question: QuizQuestion, say: SayHere): QuizQuestion {
  const path = (rest: string) => `${question.id}.${rest}`
  return {
    ...question,
    text: say(path('text'), 'question', question.text, 'lines'),
    help: say(path('help'), 'help', question.help),
    options: apart(question.options, ({ id, text }) => say(path(`options.${id}.text`), 'option', text)),
    rows: apart(question.rows, ({ id, text }) => say(path(`rows.${id}.text`), 'row', text)),
    low: say(path('low'), 'low', question.low),
    high: say(path('high'), 'high', question.high),
    link: question.kind === 'consent' ? say(path('link'), 'link', question.link, 'link') : question.link,
  }
}

/** What is chosen is known by its words: of two that are said in the same words, the second keeps its own. */
function apart<Option extends { text: string }>(
  options: readonly Option[],
  said: (option: Option) => string,
): Option[] {
  const taken = new Set<string>()
  return options.map((option) => {
    const text = said(option)
    const words = taken.has(text) ? option.text : text
    taken.add(words)
    return { ...option, text: words }
  })
}

function resultSaid(result: QuizResult, say: SayHere): QuizResult {
  return {
    ...result,
    title: say('title', 'title', result.title),
    text: say('text', 'text', result.text, 'lines'),
    buttonText: say('buttonText', 'button', result.buttonText),
    buttonLink: say('buttonLink', 'link', result.buttonLink, 'link'),
    sections: result.sections.map((part) => ({
      ...part,
      title: say(`${part.id}.title`, 'title', part.title),
      text: say(`${part.id}.text`, 'text', part.text, 'lines'),
      picture: say(`${part.id}.picture`, 'picture', part.picture, 'picture'),
      buttonText: say(`${part.id}.buttonText`, 'button', part.buttonText),
      buttonLink: say(`${part.id}.buttonLink`, 'link', part.buttonLink, 'link'),
    })),
    download: say('download', 'link', result.download, 'link'),
    downloadText: say('downloadText', 'download', result.downloadText),
    redirect: say('redirect', 'link', result.redirect, 'link'),
    mail: {
      subject: say('mail.subject', 'mailSubject', result.mail.subject),
      text: say('mail.text', 'mailText', result.mail.text, 'lines'),
    },
  }
}
