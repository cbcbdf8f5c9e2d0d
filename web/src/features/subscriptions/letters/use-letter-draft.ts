import type { LetterTrial, WholeLetter } from '@aurelio/contracts/subscriptions'
import type { StoredPage } from '@aurelio/page/document'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { useDraft } from '../../../ui/drafts.ts'
import { subscriptionWords } from '../subscription-words.ts'

/** What is typed is sent this long after the last letter. */
const pauseMs = 500

export type LetterValues = {
  subject: string
  preview: string
  listId: string | null
  segmentId: string | null
  trial: LetterTrial | null
  /** A template that was just chosen; null: what the letter says stays. */
  page: StoredPage | null
}

/** A letter as it is being written. It keeps itself; `flush` waits until all of it is kept. */
export function useLetterDraft(letter: WholeLetter) {
  const [values, setValues] = useState(() => valuesOf(letter))
  const [problem, setProblem] = useState<string>()
  const [isKept, setKept] = useState(true)
  const wanted = useRef(values)
  const kept = useRef(values)
  // The editor saves as well: a template stands on whatever was saved last.
  const number = useRef(letter.number)
  useEffect(() => {
    number.current = Math.max(number.current, letter.number)
  }, [letter.number])
  const queries = useQueryClient()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const running = useRef<Promise<boolean>>(Promise.resolve(true))
  const save = useMutation(api.subscriptions.saveLetter.mutationOptions())
  useDraft(problem === undefined ? (isKept ? undefined : 'saving') : 'unsaved')

  async function send(): Promise<boolean> {
    const next = wanted.current
    const before = kept.current
    const change = {
      ...(next.subject !== before.subject && { subject: next.subject }),
      ...(next.preview !== before.preview && { preview: next.preview }),
      ...(next.listId !== before.listId && { listId: next.listId }),
      ...(next.segmentId !== before.segmentId && { segmentId: next.segmentId }),
      ...(next.trial !== before.trial && { trial: next.trial }),
      ...(next.page && { document: next.page, baseNumber: number.current }),
    }
    if (Object.keys(change).length === 0) return true
    try {
      const saved = await save.mutateAsync({ id: letter.id, ...change })
      number.current = saved.number
      kept.current = { ...next, page: null }
      queries.setQueryData(api.subscriptions.letter.queryKey({ input: { id: letter.id } }), saved)
      setProblem(undefined)
      const isAll = wanted.current === next
      if (isAll && next.page) {
        wanted.current = kept.current
        setValues(kept.current)
      }
      setKept(isAll)
      return true
    } catch (error) {
      setProblem(errorText(error, subscriptionWords))
      return false
    }
  }

  /** One save after the other: each stands on the one before. */
  function flush(): Promise<boolean> {
    clearTimeout(timer.current)
    running.current = running.current.then(send)
    return running.current
  }

  const last = useRef(flush)
  useEffect(() => {
    last.current = flush
  })
  // Whoever leaves the screen in the middle of a word loses none of it.
  useEffect(() => () => void last.current(), [])

  return {
    values,
    /** Why what is here could not be kept; it stays here. */
    problem,
    isKept,
    flush,
    set: (change: Partial<LetterValues>) => {
      wanted.current = { ...wanted.current, ...change }
      setValues(wanted.current)
      setKept(false)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void last.current(), pauseMs)
    },
  }
}
export type LetterDraft = ReturnType<typeof useLetterDraft>

function valuesOf({ subject, preview, list, segment, trial }: WholeLetter): LetterValues {
  return {
    subject,
    preview,
    listId: list?.id ?? null,
    segmentId: segment?.id ?? null,
    trial: trial && asked(trial),
    page: null,
  }
}

/** What was asked for, without what came of it. */
function asked({ subject, share, hours, decidedBy }: LetterTrial): LetterTrial {
  return { subject, share, hours, decidedBy }
}
