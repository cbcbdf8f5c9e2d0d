import { changeTopics } from '@aurelio/contracts/changes'
import { expect, test } from 'vitest'
import { topicQueries } from './topic-queries.ts'

test('each topic that events tell refreshes something, but for who belongs to the workspace', () => {
  expect(changeTopics.filter((topic) => topicQueries(topic).length === 0)).toEqual(['membership'])
})

test('what several features show is asked for again by each', () => {
  const paths = topicQueries('tasks').map(([path]) => path)
  expect(paths).toEqual(expect.arrayContaining([['tasks'], ['home'], ['projects'], ['calendar', 'items']]))
})
