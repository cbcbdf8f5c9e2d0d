import {
  goOnWord,
  quizAddress,
  renderPublication,
  type Manifest,
  type PublicOrigins,
  valuesOf,
} from '@aurelio/page'
import { decodeElements } from '@aurelio/page/document'
import type { Theme } from '@aurelio/page/theme'
import type { KnownFilms, QuizOnPage } from '@aurelio/page/values'
import { inQuery } from '../languages/language-param.ts'
import { type Given, quotedBlock, quotedResult, quotesOf } from './quoted.ts'
import type { Version } from './versions.ts'

export type Shown = {
  address: string
  version: Version
  node: string
  seq: number
  token: string
  given: Given
  /** The films that any of its steps shows, so that one may follow in the place of another. */
  films: KnownFilms
  /** What films tell of the visit; absent where the page around them knows it. */
  visit?: string
  /** The next step of the funnel in which it was answered, at a result; null for none. */
  next?: string | null
  /** The languages in which its own page is, its own first; told at the first step. */
  languages?: readonly string[]
  /** What was sent and is not right. */
  sent?: {
    values: Readonly<Record<string, string>>
    errors: Readonly<Record<string, string>>
    notice: string
  }
}

/** A step or a result as a page shows it; null where the version has none of this name. */
export function quizOnPage({
  address,
  version,
  node: id,
  seq,
  token,
  given,
  films,
  visit,
  sent,
  next = null,
}: Shown): QuizOnPage | null {
  const found = version.runner.nodes.get(id) && version.document.nodes.find((each) => each.id === id)
  if (!found || found.type === 'verdict') return null
  const quotes = quotesOf(version, given)
  const node = found.type === 'result' ? quotedResult(found, quotes) : quotedBlock(found, quotes)
  const shown = {
    page: quizAddress(address) + inQuery(version.language),
    name: version.name,
    token,
    title: node.title,
    text: node.text,
    values: {},
    errors: {},
    notice: '',
    films,
  }
  if (node.type === 'result')
    return {
      ...shown,
      progress: null,
      questions: [],
      hasBack: false,
      result: {
        buttonText: node.buttonText || (next === null ? '' : goOnWord(version.document.language)),
        buttonLink: next ?? node.buttonLink,
        sections: node.sections,
        download: node.download,
        downloadText: node.downloadText,
      },
    }
  const span = version.left.get(id) ?? { min: 1, max: 1 }
  const kept = Object.assign(
    {},
    ...node.questions.map((each) => valuesOf(each, given.answers.get(each.id) ?? '')),
  )
  return {
    ...shown,
    ...(visit !== undefined && { visit }),
    progress: { at: seq + 1, of: seq + span.max, isSure: span.min === span.max },
    questions: node.questions,
    values: { ...kept, ...sent?.values },
    errors: sent?.errors ?? {},
    notice: sent?.notice ?? '',
    hasBack: seq > 0,
    result: null,
  }
}

/** The page of a quiz by itself. */
export function quizPage(
  quiz: QuizOnPage,
  {
    language,
    theme,
    origins,
    languages,
  }: { language: string; theme: Theme | null; origins: PublicOrigins; languages: readonly string[] },
): { html: string; manifest: Manifest } {
  const element = { id: 'quiz', type: 'quiz', props: { src: quiz.page.split('?', 1)[0], level: 1 } }
  const section = {
    id: 'pagina',
    type: 'container',
    props: { widthType: 'box', width: '680px', minHeight: '100vh', padding: '24px', children: [element] },
  }
  const decoded = decodeElements([section])
  if (!decoded.ok) throw new Error('The page of a quiz cannot be made', { cause: decoded.error })
  const url = origins.shared + quiz.page
  const own = url.split('?', 1)[0] ?? url
  const alternates = languages.map((code, at) => ({
    language: code,
    url: at === 0 ? own : own + inQuery(code),
  }))
  const title = quiz.title === quiz.name ? quiz.name : `${quiz.title} · ${quiz.name}`
  return renderPublication(decoded.document, {
    title,
    theme,
    address: { page: quiz.page, leads: quiz.page, url },
    quizzes: new Map([[quiz.page.split('?', 1)[0] ?? quiz.page, quiz]]),
    head: {
      language,
      canonical: url,
      // What a search engine shows of it; a step without a text is told by what it asks.
      description: (quiz.text || quiz.questions.map(({ text }) => text).join(' ') || title).slice(0, 160),
      indexed: quiz.progress?.at === 1,
      ...(alternates.length > 1 && { alternates }),
    },
  })
}
