import { storedLink } from '@aurelio/page/values'
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { Button } from '../../../../../ui/button.tsx'
import { Input } from '../../../../../ui/input.tsx'
import type { OpenText } from '../state/text-store.ts'

/** Asks where what is selected leads to. Empty takes the link away; Escape leaves all as it was. */
export function LinkField({ open }: { open: Pick<OpenText, 'marks' | 'focus' | 'set'> }) {
  const { t } = useTranslation()
  const id = useId()
  const { link, hasSelection } = useStore(open.marks)
  const [address, setAddress] = useState(link ?? '')
  const [isRefused, setRefused] = useState(false)
  const inputRef = useRef<HTMLInputElement>(null)
  useEffect(() => inputRef.current?.focus(), [])
  const hasPlace = hasSelection || link !== null

  function confirm(event: SubmitEvent) {
    event.preventDefault()
    const wanted = address.trim()
    const stored = storedLink(wanted)
    if (wanted !== '' && stored === undefined) {
      setRefused(true)
      return
    }
    open.focus()
    open.set('link', stored ?? null)
  }

  return (
    <form onSubmit={confirm} className="flex flex-wrap items-center gap-1">
      <Input
        ref={inputRef}
        aria-label={t('Dirección del enlace')}
        aria-describedby={isRefused || !hasPlace ? `${id}-advice` : undefined}
        aria-invalid={isRefused || undefined}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        placeholder="https://"
        value={address}
        onChange={(event) => {
          setAddress(event.target.value)
          setRefused(false)
        }}
        className="h-8 w-56 text-dense coarse:h-11"
      />
      <Button type="submit" size="dense" variant="primary" disabled={!hasPlace}>
        {t('Aplicar')}
      </Button>
      {isRefused && (
        <p role="alert" id={`${id}-advice`} className="w-full max-w-72 px-1 text-xs text-warning">
          {t(
            'Esta dirección no se usará, porque no lleva a ningún sitio. Escribe una web (https://…), un correo (mailto:…), un teléfono (tel:…) o un ancla (#palabra).',
          )}
        </p>
      )}
      {!hasPlace && (
        <p id={`${id}-advice`} className="w-full px-1 text-xs text-muted">
          {t('Selecciona antes las palabras del enlace.')}
        </p>
      )}
    </form>
  )
}
