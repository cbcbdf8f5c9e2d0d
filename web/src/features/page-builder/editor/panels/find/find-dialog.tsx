import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../../ui/button.tsx'
import { IconButton } from '../../../../../ui/icon-button.tsx'
import { findText, replaceText } from '../../model/commands/find-text.ts'
import { documentOf } from '../../model/state/editor-store.ts'
import { useEditorState } from '../../model/state/hooks.ts'
import { useModel } from '../../model/state/model-context.ts'
import { DenseInput } from '../properties/controls/dense-input.tsx'

/** Finds words in the page and writes others in their place. The page stays in sight and can be worked on meanwhile. */
export function FindDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { store } = useModel()
  const id = useId()
  const document = useEditorState(documentOf)
  const [text, setText] = useState('')
  const [by, setBy] = useState('')
  const [matchCase, setMatchCase] = useState(false)
  const [chosen, setChosen] = useState(0)
  const inputRef = useRef<HTMLInputElement>(null)
  const boxRef = useRef<HTMLElement>(null)
  useEffect(() => inputRef.current?.select(), [])
  useEffect(() => {
    const controller = new AbortController()
    boxRef.current?.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return
        onClose()
        window.document.querySelector<HTMLElement>('[data-canvas]')?.focus({ preventScroll: true })
      },
      { signal: controller.signal },
    )
    return () => controller.abort()
  }, [onClose])
  const found = findText(document, { text, matchCase })
  const at = Math.min(chosen, found.length - 1)
  const current = found[at]

  function go(step: 1 | -1) {
    if (found.length > 0) show((at + step + found.length) % found.length)
  }

  function show(next: number) {
    setChosen(next)
    const place = found[next]
    if (place) store.setState({ selectedId: place.id, selectedWith: [] })
  }

  function seek(next: { text?: string; matchCase?: boolean }) {
    setText(next.text ?? text)
    setMatchCase(next.matchCase ?? matchCase)
    setChosen(0)
  }

  function replace(places: typeof found) {
    replaceText(store, places, by)
    // A button that has nothing left to do loses the focus.
    inputRef.current?.focus()
  }

  return (
    <section
      ref={boxRef}
      role="dialog"
      aria-labelledby={`${id}-title`}
      className="fixed inset-x-2 top-14 z-30 mx-auto flex w-auto max-w-md flex-col gap-3 rounded-lg border bg-raised p-3 shadow-float"
    >
      <div className="flex items-center justify-between">
        <h2 id={`${id}-title`} className="text-sm font-semibold">
          {t('Buscar y reemplazar')}
        </h2>
        <IconButton
          size="dense"
          label={t('Cerrar')}
          icon={<X aria-hidden="true" className="size-4" />}
          onClick={onClose}
        />
      </div>
      <form
        className="flex items-end gap-1"
        onSubmit={(event) => {
          event.preventDefault()
          // The first Enter shows the first place; each further one the next.
          if (current && store.getState().selectedId !== current.id) show(at)
          else go(1)
        }}
      >
        <label className="flex min-w-0 flex-1 flex-col gap-1 text-dense font-medium">
          {t('Buscar')}
          <DenseInput
            ref={inputRef}
            type="search"
            autoComplete="off"
            value={text}
            onChange={(event) => seek({ text: event.target.value })}
          />
        </label>
        <IconButton
          size="dense"
          label={t('Anterior')}
          disabled={found.length === 0}
          icon={<ChevronUp aria-hidden="true" className="size-4" />}
          onClick={() => go(-1)}
        />
        <IconButton
          type="submit"
          size="dense"
          label={t('Siguiente')}
          disabled={found.length === 0}
          icon={<ChevronDown aria-hidden="true" className="size-4" />}
        />
      </form>
      <label className="flex flex-col gap-1 text-dense font-medium">
        {t('Reemplazar por')}
        <DenseInput
          type="text"
          autoComplete="off"
          value={by}
          onChange={(event) => setBy(event.target.value)}
        />
      </label>
      <label className="flex items-center gap-2 text-dense coarse:min-h-11">
        <input
          type="checkbox"
          checked={matchCase}
          onChange={(event) => seek({ matchCase: event.target.checked })}
        />
        {t('Distinguir mayúsculas')}
      </label>
      <div className="flex flex-wrap items-center gap-2">
        <p role="status" className="mr-auto text-dense text-muted">
          {text === ''
            ? ''
            : found.length === 0
              ? t('Sin resultados')
              : t('{{n}} de {{total}}', { n: at + 1, total: found.length })}
        </p>
        <Button size="dense" disabled={!current} onClick={() => current && replace([current])}>
          {t('Reemplazar')}
        </Button>
        <Button size="dense" variant="primary" disabled={found.length === 0} onClick={() => replace(found)}>
          {t('Reemplazar todo')}
        </Button>
      </div>
    </section>
  )
}
