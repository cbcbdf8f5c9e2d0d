import type { Block, Option, Question, Quiz, Result, Rule, Term } from './model.ts'

/** A small quiz by chance, circles and ways to nowhere included; the same for the same number. */
export function randomQuiz(seed: number): Quiz {
  let state = seed * 2_654_435_761 + 1
  const random = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return Math.floor((state / 0x80000000) * below)
  }
  const pick = <Item>(items: readonly [Item, ...Item[]]): Item => items[random(items.length)] ?? items[0]
  const results = Array.from({ length: 1 + random(3) }, (_, at): Result => ({
    id: `r${at}`,
    type: 'result',
    rule: pick<Result['rule']>([
      { by: 'score', score: 's', from: random(4) - 1, to: random(5) },
      { by: 'score', score: 's', from: random(6), to: null },
      { by: 'most' },
      { by: 'rest' },
      { by: 'never' },
    ]),
  }))
  const names = Array.from({ length: 1 + random(4) }, (_, at) => `b${at}`)
  const option = (at: number): Option => ({
    id: `o${at}`,
    points: random(2) === 0 ? { s: random(4) - 1 } : {},
    result: random(3) === 0 ? pick(['r0', 'r1', 'r2']) : '',
  })
  const question = (id: string): Question => {
    const kind = pick(['one', 'one', 'many', 'scale', 'text'] as const)
    return {
      id,
      kind,
      required: random(3) > 0,
      options:
        kind === 'one' || kind === 'many' ? Array.from({ length: 1 + random(3) }, (_, at) => option(at)) : [],
      rows: [],
      min: 1,
      max: 2 + random(2),
      weights: kind === 'scale' && random(2) === 0 ? { s: random(3) } : {},
    }
  }
  const asked = names.flatMap((name) => Array.from({ length: random(3) }, (_, at) => `${name}q${at}`))
  const term = (): Term => {
    const about = asked[random(asked.length)] ?? 'none'
    return pick<Term>([
      { of: 'option', question: about, option: `o${random(3)}`, is: pick(['chosen', 'not-chosen']) },
      { of: 'number', question: about, is: pick(['at-least', 'at-most']), value: 1 + random(3) },
      { of: 'score', score: 's', is: pick(['at-least', 'at-most']), value: random(5) - 1 },
    ])
  }
  const blocks = names.map((id): Block => ({
    id,
    type: 'block',
    questions: asked.filter((name) => name.startsWith(id)).map(question),
    rules: Array.from({ length: random(3) }, (_, at): Rule => ({
      id: `p${at}`,
      needs: pick(['all', 'any']),
      terms: Array.from({ length: random(3) }, term),
    })),
  }))
  const targets = [...names, ...results.map(({ id }) => id), 'v', 'v']
  const edges = blocks.flatMap(({ id, rules }) =>
    [...rules.map((rule) => rule.id), 'else'].flatMap((port) => {
      const to = targets[random(targets.length)]
      return to === undefined || random(12) === 0 ? [] : [{ id: `${id}${port}`, from: id, port, to }]
    }),
  )
  return {
    start: 'b0',
    scores: [{ id: 's' }],
    ties: pick(['first', 'last', 'rest']),
    nodes: [...blocks, { id: 'v', type: 'verdict' }, ...results],
    edges,
  }
}
