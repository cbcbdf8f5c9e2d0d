import { expect, it } from 'vitest'
import { quizTemplates } from '../templates/templates.ts'
import { leadAnswers } from './lead-answers.ts'

const figures = (leads: number, answers: readonly [key: string, count: number, leads: number][]) => ({
  started: 100,
  finished: 50,
  leads,
  ways: [],
  blocks: [],
  results: [],
  sources: [],
  answers: answers.map(([key, count, ofLeads]) => ({ question: 'b1q1', key, count, leads: ofLeads })),
})
async function quiz() {
  const template = quizTemplates.find(({ id }) => id === 'plan')
  if (!template) throw new Error('There is no such template')
  return { document: await template.load() }
}

it('names the answers whose share differs most among leads', async () => {
  expect(
    leadAnswers(
      await quiz(),
      figures(20, [
        ['o1', 80, 4],
        ['o2', 20, 16],
      ]),
    ),
  ).toEqual([
    { question: '¿Cuántas personas lo usarían?', answer: 'Solo yo', ofLeads: 0.2, ofAll: 0.8 },
    { question: '¿Cuántas personas lo usarían?', answer: 'De 2 a 5', ofLeads: 0.8, ofAll: 0.2 },
  ])
})

it('says nothing of few leads, nor of a question that only leads answer, nor where nothing differs', async () => {
  expect(
    leadAnswers(
      await quiz(),
      figures(4, [
        ['o1', 80, 0],
        ['o2', 20, 4],
      ]),
    ),
  ).toEqual([])
  expect(
    leadAnswers(
      await quiz(),
      figures(20, [
        ['o1', 5, 5],
        ['o2', 15, 15],
      ]),
    ),
  ).toEqual([])
  expect(
    leadAnswers(
      await quiz(),
      figures(20, [
        ['o1', 80, 16],
        ['o2', 20, 4],
      ]),
    ),
  ).toEqual([])
})
