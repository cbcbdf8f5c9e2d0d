import { useState } from 'react'
import { findTemplates, type Findable } from './find-templates.ts'

/** What a person looks for among templates, and what of them fits; nothing asked for finds all. */
export function useTemplateSearch<T extends Findable>(templates: readonly T[]) {
  const [category, setCategory] = useState<string | null>(null)
  const [words, setWords] = useState('')
  return {
    found: findTemplates(templates, category, words),
    words: { value: words, onChange: setWords },
    category: { chosen: category, onChoose: setCategory },
  }
}
