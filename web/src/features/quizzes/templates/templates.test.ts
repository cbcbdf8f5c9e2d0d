import { brokenQuotes, checkQuiz } from '@aurelio/proofs/quiz'
import { expect, it } from 'vitest'
import { quizTemplates } from './templates.ts'

it.each(quizTemplates)(
  '$name is whole: everything of it can be reached, won and quoted',
  async ({ load }) => {
    const document = await load()
    const { findings, ways, isExact } = checkQuiz(document)
    expect(findings.filter(({ code }) => code !== 'no-effect')).toEqual([])
    expect(brokenQuotes(document)).toEqual([])
    expect(isExact && ways.walked === ways.all).toBe(true)
  },
)
