import type { DocumentForm, DocumentRows, StepRow, Weight } from './parts.ts'

/** A document at one place of its order, with what it weighs at most. */
export type HeldDocument<Document> = Weight & { version: number; document: Document }

/** Documents that are being edited, remembered so that a step need not read a whole one. */
const mostDocuments = 30

/**
 * What the last transactions left behind, by document. It is a shortcut alone: whoever asks says at which place the
 * document stands, and gets it as it is there.
 */
export function heldDocuments<Document, Operation>(
  rows: DocumentRows,
  form: DocumentForm<Document, Operation>,
) {
  const held = new Map<string, HeldDocument<Document>>()
  const operationsOf = (steps: readonly StepRow[]) =>
    steps.map(({ operations }) => form.operations(operations))

  async function read(id: string): Promise<HeldDocument<Document>> {
    const { document: text, version, behind } = await rows.text(id)
    const since = behind > 0 ? await rows.between(id, version - behind, version) : []
    const { document } = form.replay(form.read(text), operationsOf(since))
    return { version, document, ...form.weight(document) }
  }

  return {
    async at(id: string, version: number): Promise<HeldDocument<Document>> {
      const known = held.get(id)
      if (!known || known.version > version) return read(id)
      if (known.version === version) return known
      const since = await rows.between(id, known.version, version)
      // Put in place whole meanwhile: its order has a gap there.
      if (since.length !== version - known.version) return read(id)
      const steps = operationsOf(since)
      const { document } = form.replay(known.document, steps)
      return { ...grown(known, steps), version, document }
    },
    keep(id: string, document: HeldDocument<Document>) {
      held.delete(id)
      held.set(id, document)
      const [oldest] = held.keys()
      if (held.size > mostDocuments && oldest !== undefined) held.delete(oldest)
    },
  }
}

/** What it weighs at most with what is brought to it: what is taken away is not taken off. */
export function grown({ bytes, values }: Weight, brought: unknown): Weight {
  return { bytes: bytes + JSON.stringify(brought).length, values: values + valuesIn(brought) }
}

function valuesIn(value: unknown): number {
  const inside = typeof value === 'object' && value !== null ? Object.values(value) : []
  return inside.reduce<number>((sum, each) => sum + valuesIn(each), 1)
}
