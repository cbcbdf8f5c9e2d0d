import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { type RangeProblem, readRanges } from '../engine/ranges.ts'
import { useBenchState } from '../bench-context.tsx'
import { documentsOf, type Source } from '../state/model.ts'
import { useRangeText } from './use-range-text.ts'

type Row = { source: Source; text: string; pages: number; places: number[]; problem: RangeProblem | null }
export type FileRangesState = ReturnType<typeof useFileRanges>

/** What is written for each file of several pages; `asked` is null while one of the texts is no list of ranges. */
export function useFileRanges() {
  const pages = useBenchState((state) => state.pages)
  const sources = useBenchState((state) => state.sources)
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({})
  const rows = useMemo(
    () =>
      documentsOf({ pages, sources })
        .filter((document) => document.pages.length > 1)
        .map((document): Row => {
          const { source } = document
          const text = texts[source.id] ?? ''
          const { groups, problem } = readRanges(text, document.pages.length)
          const places = groups?.flat() ?? []
          return { source, text, pages: document.pages.length, places, problem: text.trim() ? problem : null }
        }),
    [pages, sources, texts],
  )
  const isWrong = rows.some(({ problem }) => problem !== null)
  const chosen = rows.filter(({ places }) => places.length > 0)
  return {
    rows,
    isWrong,
    asked: isWrong ? null : new Map(chosen.map(({ source, places }) => [source.id, places])),
    write: (id: string, text: string) => setTexts({ ...texts, [id]: text }),
  }
}

/** Which pages of each file: none written means all of them. */
export function FileRanges({ ranges: { rows, isWrong, write } }: { ranges: FileRangesState }) {
  const { t } = useTranslation()
  const rangeText = useRangeText()
  const [isOpen, setOpen] = useState(false)
  if (rows.length === 0) return null
  return (
    <details open={isOpen || isWrong} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="cursor-pointer text-sm font-medium">{t('Solo algunas páginas')}</summary>
      <div className="mt-2 flex flex-col gap-3">
        <p className="text-dense text-muted">{t('Vacío: todas. Por ejemplo 1-3, 5, 8-')}</p>
        {rows.map(({ source, text, pages, problem }) => (
          <Field
            key={source.id}
            label={t('Páginas de {{name}}', { name: source.name })}
            error={rangeText(problem, pages)}
          >
            {(control) => (
              <Input
                {...control}
                autoComplete="off"
                value={text}
                onChange={(event) => write(source.id, event.target.value)}
              />
            )}
          </Field>
        ))}
      </div>
    </details>
  )
}
