import type { Sequence } from '@aurelio/contracts/sequences'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../platform/api/client.ts'
import { useDraft } from '../../../ui/drafts.ts'
import { tellRefusal } from '../tell-refusal.ts'

type Values = Pick<Sequence, 'name' | 'graph' | 'rules'> & { listId: string | null }

/** A sequence as it is being changed, and what of it is kept. */
export function useSequenceDraft(sequence: Sequence) {
  const [kept, setKept] = useState<Values>({
    name: sequence.name,
    listId: sequence.list?.id ?? null,
    graph: sequence.graph,
    rules: sequence.rules,
  })
  const [values, setValues] = useState(kept)
  const [baseNumber, setBaseNumber] = useState(sequence.number)
  const [moves, setMoves] = useState(false)
  const save = useMutation(api.subscriptions.saveSequence.mutationOptions({ onError: tellRefusal }))
  useDraft(values === kept ? undefined : save.isPending ? 'saving' : 'unsaved')
  return {
    values,
    set: (change: Partial<Values>) => setValues((before) => ({ ...before, ...change })),
    isChanged: values !== kept,
    isSaving: save.isPending,
    moves,
    setMoves,
    /** True where all that is here is kept. */
    keep: async (): Promise<boolean> => {
      if (values === kept) return true
      const name = values.name.trim() || kept.name
      try {
        const saved = await save.mutateAsync({ ...values, id: sequence.id, name, baseNumber, moves })
        setBaseNumber(saved.number)
      } catch {
        return false
      }
      setKept(values)
      setMoves(false)
      return true
    },
  }
}
