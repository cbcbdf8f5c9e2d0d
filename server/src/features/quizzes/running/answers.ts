import { answerWords, type Manifest, type PublicOrigins, quizAddress } from '@aurelio/page'
import { readTheme } from '@aurelio/page/theme'
import { escaped } from '../../../platform/http/html.ts'
import { noticePage } from '../../../platform/http/notice-page.ts'
import { documentIn } from '../document.ts'
import { inQuery } from '../languages/language-param.ts'
import type { QuizRow } from '../tables.ts'
import type { FilmsOf } from './known-quizzes.ts'
import { quizOnPage, quizPage, type Shown } from './shown.ts'
import { runWords } from './words.ts'

export type Drawing = {
  shieldHeaders: (manifest: Manifest, isApart: boolean, ancestors?: string) => Record<string, string>
  anySite: string
  missingPage: () => Response
  /** The kit of a site of the workspace, as it is kept. */
  themeOf: (workspaceId: string, siteId: string) => Promise<string | null>
  filmsOf: FilmsOf
  origins: PublicOrigins
}

/** A step or a result on the quiz's own page, in the kit of its site. */
export async function draw(
  parts: Drawing,
  { workspaceId }: Pick<QuizRow, 'workspaceId'>,
  step: Omit<Shown, 'films'>,
  status = 200,
): Promise<Response> {
  const { version } = step
  const { language, site } = version.document
  const films = await parts.filmsOf(workspaceId, version.films)
  const quiz = quizOnPage({ ...step, films })
  if (!quiz) return parts.missingPage()
  const theme = site === '' ? null : readTheme(await parts.themeOf(workspaceId, site))
  const { html, manifest } = quizPage(quiz, {
    language,
    theme,
    origins: parts.origins,
    languages: step.languages ?? [],
  })
  return new Response(html, {
    status,
    headers: {
      ...parts.shieldHeaders(manifest, !parts.origins.isDashboards, parts.anySite),
      'cache-control': 'no-store',
      // The steps are changed in their place by a page in a sandbox, which has no origin.
      'access-control-allow-origin': '*',
      // Where somebody is stands in the address, and is nobody else's.
      'referrer-policy': 'no-referrer',
    },
  })
}

export function notice(
  status: number,
  what: 'over' | 'foreign' | 'stuck',
  quiz: QuizRow,
  language = documentIn(quiz).language,
) {
  const { title, text, again } = runWords(language)[what]
  const address = quizAddress(quiz.address) + inQuery(language === documentIn(quiz).language ? '' : language)
  const link = quiz.versionId === null ? '' : ` <a href="${address}">${escaped(again)}</a>`
  return noticePage(status, title, `${escaped(text)}${link}`, { 'content-language': language })
}

/** Withdrawn: whoever has begun goes on, and nobody else can. */
export function goneNotice(status: number, quiz: QuizRow, asked: string) {
  const language = asked || documentIn(quiz).language
  const { title, text } = runWords(language).gone
  return noticePage(status, title, escaped(text), { 'content-language': language })
}

/** Past the policy of the page, whose forms lead nowhere but here. */
export function leadOn(address: string, language: string) {
  const href = escaped(encodeURI(address))
  const { title, text } = answerWords(language).leadsOn((link) => `<a href="${href}">${link}</a>`)
  return noticePage(200, title, text, {
    refresh: `0; url=${encodeURI(address)}`,
    'content-language': language,
  })
}

export function seeOther(location: string) {
  return new Response(null, {
    status: 303,
    headers: {
      location,
      'cache-control': 'no-store',
      'content-length': '0',
      'access-control-allow-origin': '*',
    },
  })
}

/** More than fits into a step. */
export function tooLarge(language = 'es') {
  const { title, text } = answerWords(language).tooLarge
  return noticePage(413, title, text, { 'content-language': language })
}

/** So many files have come from there that they have to wait. */
export function tooMany(quiz: QuizRow, seconds: number) {
  const { language } = documentIn(quiz)
  const text = answerWords(language).tooMany(Math.ceil(seconds / 60))
  const headers = { 'content-language': language, 'retry-after': String(seconds) }
  return noticePage(429, escaped(quiz.name), escaped(text), headers)
}
