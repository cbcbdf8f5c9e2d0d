import {
  mostTextsAtOnce,
  type PageText,
  type PageTranslation,
  type WrittenText,
} from '@aurelio/contracts/translations'
import type { TranslatedLanguage } from '@aurelio/contracts/sites'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../../../platform/api/client.ts'
import { useDraft } from '../../../ui/drafts.ts'

/** How long somebody pauses before what they typed is kept, in milliseconds. */
const pauseMs = 700

export const keyOf = ({ element, path }: Pick<PageText, 'element' | 'path'>) => `${element}#${path}`

/** What is typed on the screen, and kept by itself. */
export function useSaidTexts(id: string, language: TranslatedLanguage) {
  const client = useQueryClient()
  const { queryKey } = api.translations.get.queryOptions({ input: { id, language } })
  const [typed, setTyped] = useState<ReadonlyMap<string, WrittenText>>(new Map())
  const { mutate, isPending, error } = useMutation(
    api.translations.write.mutationOptions({
      // One after the other: what was typed later is kept later.
      scope: { id: `translation ${id} ${language}` },
      onSuccess(summary, { texts }) {
        client.setQueryData(queryKey, (now) => now && { ...withTexts(now, texts), ...summary })
        const kept = new Map(texts.map((text) => [keyOf(text), text.value]))
        setTyped((now) => new Map([...now].filter(([key, { value }]) => kept.get(key) !== value)))
      },
    }),
  )
  useDraft(typed.size === 0 ? undefined : isPending ? 'saving' : 'unsaved')

  const keep = (texts: readonly WrittenText[]) => {
    if (texts.length > 0) mutate({ id, language, texts: texts.slice(0, mostTextsAtOnce) })
  }

  useEffect(() => {
    if (typed.size === 0) return undefined
    const timer = setTimeout(
      () => mutate({ id, language, texts: [...typed.values()].slice(0, mostTextsAtOnce) }),
      pauseMs,
    )
    return () => clearTimeout(timer)
  }, [typed, id, language, mutate])

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

function withTexts(page: PageTranslation, written: readonly WrittenText[]): PageTranslation {
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
