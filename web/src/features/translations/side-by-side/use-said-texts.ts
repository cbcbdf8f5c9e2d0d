import {
  mostTextsAtOnce,
  type PageText,
  type PageTranslation,
  type TranslationSummary,
  type WrittenText,
} from '@aurelio/contracts/translations'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useDraft } from '../../../ui/drafts.ts'

/** How long somebody pauses before what they typed is kept, in milliseconds. */
const pauseMs = 700

export const keyOf = ({ element, path }: Pick<PageText, 'element' | 'path'>) => `${element}#${path}`

type Written = { texts: WrittenText[] }
/** Where what is said is kept. */
export type TextKeeper = {
  /** Of which the texts are, in which language. */
  id: string
  write: (written: Written) => Promise<TranslationSummary>
  /** The screen shows at once what was kept. */
  kept: (texts: readonly WrittenText[], summary: TranslationSummary) => void
}

/** What is typed on the screen, and kept by itself. */
export function useSaidTexts({ id, write, kept: show }: TextKeeper) {
  const [typed, setTyped] = useState<ReadonlyMap<string, WrittenText>>(new Map())
  const { mutate, isPending, error } = useMutation({
    mutationFn: write,
    // One after the other: what was typed later is kept later.
    scope: { id: `translation ${id}` },
    onSuccess(summary, { texts }) {
      show(texts, summary)
      const kept = new Map(texts.map((text) => [keyOf(text), text.value]))
      setTyped((now) => new Map([...now].filter(([key, { value }]) => kept.get(key) !== value)))
    },
  })
  useDraft(typed.size === 0 ? undefined : isPending ? 'saving' : 'unsaved')

  const keep = (texts: readonly WrittenText[]) => {
    if (texts.length > 0) mutate({ texts: texts.slice(0, mostTextsAtOnce) })
  }

  useEffect(() => {
    if (typed.size === 0) return undefined
    const timer = setTimeout(() => mutate({ texts: [...typed.values()].slice(0, mostTextsAtOnce) }), pauseMs)
    return () => clearTimeout(timer)
  }, [typed, mutate])

  const state = typed.size === 0 ? ('saved' as const) : error ? ('failed' as const) : ('saving' as const)
  return {
    valueOf: (text: PageText) => typed.get(keyOf(text))?.value ?? text.value,
    write(text: PageText, value: string) {
      setTyped((now) => new Map([...now, [keyOf(text), writtenOf(text, value)]]))
    },
    /** Keeps it at once. */
    settle(text: PageText, value: string) {
      setTyped((now) => new Map([...now, [keyOf(text), writtenOf(text, value)]]))
      keep([writtenOf(text, value)])
    },
    /** Keeps what was typed, without waiting for a pause. */
    save: () => keep([...typed.values()]),
    state,
    error,
  }
}

function writtenOf({ element, path, source }: PageText, value: string): WrittenText {
  return { element, path, source, value }
}
export type SaidTexts = ReturnType<typeof useSaidTexts>

/** The same with what was written, until the server says it. */
export function withTexts<Shown extends Pick<PageTranslation, 'sections'>>(
  page: Shown,
  written: readonly WrittenText[],
): Shown {
  const now = new Map(written.map((text) => [keyOf(text), text]))
  const said = (text: PageText): PageText => {
    const found = now.get(keyOf(text))
    if (!found) return text
    const isEmpty = found.value.trim() === ''
    return { ...text, value: isEmpty ? '' : found.value, before: null, state: isEmpty ? 'missing' : 'done' }
  }
  return {
    ...page,
    sections: page.sections.map((section) => ({ ...section, texts: section.texts.map(said) })),
  }
}
