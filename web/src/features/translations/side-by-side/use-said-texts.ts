import type { PageText, PageTranslation, WrittenText } from '@aurelio/contracts/translations'
import type { TranslatedLanguage } from '@aurelio/contracts/sites'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../../platform/api/client.ts'
import { useDraft } from '../../../ui/drafts.ts'

/** How long somebody pauses before what they typed is kept, in milliseconds. */
const pauseMs = 700

export const keyOf = ({ element, path }: Pick<PageText, 'element' | 'path'>) => `${element}#${path}`

/** What is typed on the screen, and kept by itself. */
export function useSaidTexts(id: string, language: TranslatedLanguage) {
  const client = useQueryClient()
  const query = api.translations.get.queryOptions({ input: { id, language } })
  const [typed, setTyped] = useState<ReadonlyMap<string, WrittenText>>(new Map())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const waiting = useRef(typed)
  const { mutate, isPending, error } = useMutation(
    api.translations.write.mutationOptions({
      // One after the other: what was typed later is kept later.
      scope: { id: `translation ${id} ${language}` },
      onSuccess(summary, { texts }) {
        client.setQueryData(query.queryKey, (now) => now && { ...withTexts(now, texts), ...summary })
        keepTyped(
          (before) =>
            new Map(
              [...before].filter(
                ([key, { value }]) => !texts.some((text) => keyOf(text) === key && text.value === value),
              ),
            ),
        )
      },
    }),
  )
  useDraft(typed.size === 0 ? undefined : isPending ? 'saving' : 'unsaved')

  function keepTyped(change: (before: ReadonlyMap<string, WrittenText>) => ReadonlyMap<string, WrittenText>) {
    waiting.current = change(waiting.current)
    setTyped(waiting.current)
  }

  function save() {
    clearTimeout(timer.current)
    const texts = [...waiting.current.values()]
    if (texts.length > 0) mutate({ id, language, texts })
  }

  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    valueOf: (text: PageText) => typed.get(keyOf(text))?.value ?? text.value,
    write(text: PageText, value: string) {
      const { element, path, source } = text
      keepTyped((before) => new Map([...before, [keyOf(text), { element, path, source, value }]]))
      clearTimeout(timer.current)
      timer.current = setTimeout(save, pauseMs)
    },
    save,
    state:
      error && typed.size > 0
        ? ('failed' as const)
        : typed.size > 0
          ? ('saving' as const)
          : ('saved' as const),
    error,
  }
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
