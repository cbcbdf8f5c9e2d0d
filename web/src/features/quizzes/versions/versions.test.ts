import type { QuizDocument } from '@aurelio/contracts/quiz-document'
import type { QuizVersionWhole } from '@aurelio/contracts/quizzes'
import { expect, it } from 'vitest'
import { quizTemplates } from '../templates/templates.ts'
import { quizDifferences } from './differences.ts'
import { sideBySide } from './side-by-side.ts'

async function quiz(): Promise<QuizDocument> {
  const template = quizTemplates.find(({ id }) => id === 'plan')
  if (!template) throw new Error('There is no such template')
  return template.load()
}

it('says in which step what changed, and nothing of what stands as it was', async () => {
  const before = await quiz()
  expect(quizDifferences(before, before)).toEqual([])
  const [first, second, ...others] = before.nodes
  if (first?.type !== 'block' || !second) throw new Error('The template begins with a block')
  const [question, ...more] = first.questions
  const [option, ...options] = question?.options ?? []
  if (!question || !option) throw new Error('The template asks something')
  const changed = {
    ...question,
    text: '¿Cuántos sois?',
    options: [...options, { ...option, points: { ...option.points, otro: 1 } }],
  }
  const after = {
    ...before,
    ties: 'rest' as const,
    nodes: [{ ...first, title: 'Empezamos', questions: [changed, ...more] }, ...others],
    edges: before.edges.filter(({ from, to }) => from !== second.id && to !== second.id),
  }
  const found = quizDifferences(before, after)
  expect(found[0]).toMatchObject({ id: '', differences: [{ what: 'settings' }] })
  expect(found.find(({ id }) => id === first.id)?.differences).toEqual(
    expect.arrayContaining([
      { what: 'reworded', before: first.title, after: 'Empezamos' },
      { what: 'question-reworded', before: question.text, after: '¿Cuántos sois?' },
      { what: 'points', before: '', after: option.text },
      { what: 'order', before: '', after: '' },
    ]),
  )
  expect(found.at(-1)).toMatchObject({ id: second.id, differences: [{ what: 'removed' }] })
})

it('holds figures side by side: shares of those who began, and where they stayed', async () => {
  const document = await quiz()
  const start = document.start
  const result = document.nodes.find(({ type }) => type === 'result')
  const question = document.nodes.flatMap((node) => (node.type === 'block' ? node.questions : [])).at(0)
  const option = question?.options.at(0)
  if (!question || !option) throw new Error('The template asks something')
  const version = (started: number, gone: number, finished: number): QuizVersionWhole => ({
    id: String(started),
    number: 1,
    kind: 'published',
    label: '',
    author: null,
    createdAt: '2026-11-27T08:00:00.000Z',
    isLive: false,
    started,
    finished,
    leads: 0,
    document,
    results: finished > 0 ? [{ key: result?.id ?? '', count: finished }] : [],
    answers: [
      { question: question.id, key: option.id, count: finished },
      { question: question.id, key: 'gone', count: 15 },
    ],
    ways: [{ from: start, port: 'else', to: 'x', count: gone }],
  })
  const rows = sideBySide(version(10, 6, 0), version(20, 20, 5))
  const row = (of: string, id = '') => rows.find((each) => each.of === of && each.id === id)
  expect(row('finished')).toMatchObject({ before: { count: 0, share: 0 }, after: { count: 5, share: 0.25 } })
  expect(row('lost', start)).toMatchObject({
    before: { count: 4, share: 0.4 },
    after: { count: 0, share: 0 },
  })
  expect(row('answer', `${question.id} ${option.id}`)).toMatchObject({
    title: `${question.text} ${option.text}`,
    before: { count: 0, share: 0 },
    after: { count: 5, share: 0.25 },
  })
  expect(row('result', result?.id)).toMatchObject({ before: { share: null }, after: { count: 5, share: 1 } })
})
