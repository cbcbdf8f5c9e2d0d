import { checkQuiz } from './check.ts'
import { explore } from './explore.ts'
import { randomQuiz } from './random-quiz.ts'
import { runnerOf } from './run.ts'
import { tryEveryWay } from './try-every-way.ts'

const sorted = (items: Iterable<string>) => [...items].toSorted()

/** What is proved of a quiz by chance, and what taking it in every way says; null where that would be too many ways. */
export function bothOf(seed: number) {
  const quiz = randomQuiz(seed)
  const tried = tryEveryWay(quiz)
  if (!tried.isWhole) return null
  const explored = explore(quiz, runnerOf(quiz))
  const checked = checkQuiz(quiz)
  const isAsked = quiz.nodes.some(
    (node) =>
      (node.type === 'result' && node.rule.by === 'score') ||
      (node.type === 'block' && node.rules.some(({ terms }) => terms.some((term) => term.of === 'score'))),
  )
  const results = quiz.nodes.filter(({ type }) => type === 'result').map(({ id }) => id)
  const impossible = checked.findings.filter(({ code }) => code === 'impossible-result')
  return {
    proved: {
      seed,
      reached: sorted(explored?.reached ?? []),
      taken: sorted(explored?.taken.keys() ?? []),
      stuck: sorted(explored?.stuck ?? []),
      points: isAsked ? explored?.points.get('s') : undefined,
      impossible: sorted(impossible.map(({ node }) => node)),
      walked: checked.ways.walked,
    },
    tried: {
      seed,
      reached: sorted(tried.reached),
      taken: sorted(tried.taken),
      stuck: sorted(tried.stuck),
      points: isAsked ? tried.points.get('s') : undefined,
      impossible: sorted(results.filter((id) => !tried.reached.has(id))),
      // Every way that can be taken is walked.
      walked: quiz.edges.filter(({ from, port }) => tried.taken.has(`${from} ${port}`)).length,
    },
  }
}
