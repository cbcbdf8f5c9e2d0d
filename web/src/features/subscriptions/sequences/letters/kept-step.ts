import type { SequenceNode } from '@aurelio/contracts/sequence-graph'
import type { Sequence } from '@aurelio/contracts/sequences'
import type { StoredPage } from '@aurelio/page/document'
import { plainLetter } from '@aurelio/page/letters'
import { ORPCError } from '@orpc/client'
import { client } from '../../../../platform/api/client.ts'
import { saved } from '../../letters/saved.ts'
import { sequencePath } from '../../subscriptions-path.ts'

type Letter = Extract<SequenceNode, { kind: 'letter' }>

/** Where a letter of a sequence is kept, for who edits it: among its steps, of which each save makes a version. */
export function keptStep(id: string, stepId: string) {
  let sequence: Sequence | undefined

  async function open() {
    const { items } = await client.subscriptions.sequences()
    sequence = items.find((one) => one.id === id)
    const letter = sequence && letterIn(sequence, stepId)
    if (!sequence || !letter) throw new ORPCError('NOT_FOUND')
    const document = letter.document ?? plainLetter(letter)
    return { name: letter.subject, document, number: sequence.number, hasLeft: false }
  }

  return {
    key: `${id}:${stepId}`,
    sharedId: null,
    back: `${sequencePath(id)}?step=${encodeURIComponent(stepId)}`,
    // Whoever is inside stays in the version that they entered: one for each word would be many.
    pauseMs: 20_000,
    open,
    save: (document: StoredPage, baseNumber: number) =>
      saved(async () => {
        if (!sequence) await open()
        if (!sequence) throw new ORPCError('NOT_FOUND')
        const { name, list, rules } = sequence
        sequence = await client.subscriptions.saveSequence({
          id,
          name,
          listId: list?.id ?? null,
          rules,
          graph: withLetter(sequence, stepId, document),
          baseNumber,
        })
        return sequence
      }),
  }
}

function letterIn({ graph }: Sequence, stepId: string): Letter | undefined {
  const step = graph.nodes.find((node) => node.id === stepId)
  return step?.kind === 'letter' ? step : undefined
}

function withLetter({ graph }: Sequence, stepId: string, document: StoredPage): Sequence['graph'] {
  return {
    ...graph,
    nodes: graph.nodes.map((node) =>
      node.id === stepId && node.kind === 'letter' ? { ...node, document } : node,
    ),
  }
}
