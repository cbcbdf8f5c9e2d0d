import {
  longestTranslatedText,
  type TranslationImport,
  writtenTextSchema,
} from '@aurelio/contracts/translations'
import type { ComparedText, KeptText } from '@aurelio/page/elements'
import type { TextInFile } from './xliff.ts'

const mostTold = 50

type Given = {
  /** What they are of, as it is told; '' where nobody knows it. */
  name: string
  now: readonly ComparedText[]
  kept: readonly KeptText[]
  /** What a file says of it. */
  texts: readonly TextInFile[]
}

/** What of a file is to be kept of one page or thing; tells what becomes of the rest. */
export function takenTexts({ name, now, kept, texts }: Given, told: TranslationImport): KeptText[] {
  const known = new Map(now.map((text) => [keyOf(text), text]))
  const before = new Map(kept.map((text) => [keyOf(text), text]))
  return texts.flatMap((text): KeptText[] => {
    const found = known.get(keyOf(text))
    const where = { page: name, source: text.source.slice(0, 200) }
    if (text.value.trim() === '') {
      told.empty += 1
      return []
    }
    if (!found || !isWritable(text)) {
      tell(told.unknown, where)
      return []
    }
    const isCurrent = text.source.trim() === found.source.trim()
    // What nobody has changed in the file nobody has looked at again.
    if (before.get(keyOf(text))?.value === text.value) {
      told.same += 1
      return []
    }
    if (!isCurrent) tell(told.changed, where)
    const { element, path, value } = text
    return [{ element, path, source: isCurrent ? found.source : text.source, value }]
  })
}

function isWritable({ element, path, source, value }: TextInFile): boolean {
  return (
    value.length <= longestTranslatedText &&
    writtenTextSchema.safeParse({ element, path, source, value }).success
  )
}

function tell(list: { page: string; source: string }[], where: { page: string; source: string }) {
  if (list.length < mostTold) list.push(where)
}

export const keyOf = ({ element, path }: { element: string; path: string }) => `${element}#${path}`
