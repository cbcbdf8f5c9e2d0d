import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { useBench, useBenchState } from '../bench-context.tsx'
import type { Mark } from '../engine/area.ts'
import { failureOf } from '@aurelio/formats/pdf/failure'
import { documentsOf, type Page, type Source } from '../state/model.ts'
import { useFailureText } from '../use-failure-text.ts'

/** Marks a text wherever the first file says it. */
export function FindMarks({ source, onFound }: { source: Source; onFound: (marks: Mark[]) => void }) {
  const { t } = useTranslation()
  const { pools } = useBench()
  const failureText = useFailureText()
  const pages = useBenchState((state) => state.pages)
  const sources = useBenchState((state) => state.sources)
  const [text, setText] = useState('')
  const [told, setTold] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function find() {
    setBusy(true)
    const { id, file, password } = source
    try {
      const found = await pools.view.run('findText', { id, file, password, text }, { affinity: id })
      const own = documentsOf({ pages, sources }).find((one) => one.source.id === id)?.pages ?? []
      const marks = found.flatMap((mark) => placesOf(own, mark.page).map((page) => ({ ...mark, page })))
      setTold(
        marks.length === 0
          ? t('No aparece en el texto. Si es un escaneo, márcalo a mano.')
          : t('{{count}} sitios marcados.', { count: marks.length }),
      )
      onFound(marks)
    } catch (error) {
      setTold(failureText(failureOf(error)))
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="flex flex-col gap-1">
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <Field label={t('Texto que marcar en todas las páginas')}>
            {(control) => (
              <Input
                {...control}
                autoComplete="off"
                value={text}
                onChange={({ target }) => setText(target.value)}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter') return
                  // The form's own button is the one that blacks out.
                  event.preventDefault()
                  void find()
                }}
              />
            )}
          </Field>
        </div>
        <Button busy={isBusy} disabled={text.trim() === ''} onClick={() => void find()}>
          {t('Marcar')}
        </Button>
      </div>
      <p role="status" className="text-dense text-muted empty:hidden">
        {told}
      </p>
    </div>
  )
}

/** Where a page of the file stands by now; one that was turned on the workbench is marked by hand. */
function placesOf(own: readonly Page[], page: number): number[] {
  return own.flatMap((one, at) => (one.kind === 'page' && one.page === page && one.turn === 0 ? [at] : []))
}
