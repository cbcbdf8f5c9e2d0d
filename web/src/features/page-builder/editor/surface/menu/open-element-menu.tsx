import { ClipboardPaste, Copy, CopyPlus, Trash2 } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MenuItem, MenuSeparator, menuClass } from '../../../../../ui/menu.tsx'
import { canPaste, copyElements, pasteElement } from '../clipboard/clipboard.ts'
import { actedOn } from '../../model/commands/several-steps.ts'
import { duplicateElements, removeElements } from '../../model/commands/several.ts'
import { useSurface } from '../state/surface-context.ts'
import type { OpenMenu } from '../state/menu-store.ts'
import { LayerItems } from './layer-items.tsx'
import { MoveItems } from './move-items.tsx'
import { ReplaceItems } from './replace-items.tsx'
import { TakeApartItem } from './take-apart-item.tsx'
import { PlacedSymbolItems } from './placed-symbol-items.tsx'
import { SaveSymbolItems } from './save-symbol-items.tsx'
import { StyleItems } from './style-items.tsx'

/** The open menu of one element: the specification's four entries first, then the ways to move it. */
export function OpenElementMenu({ id, x, y }: OpenMenu) {
  const { t } = useTranslation()
  const { menu, store } = useSurface()
  const isPasteable = useCanPaste()
  const ids = actedOn(store, id)
  const [origin] = useState(() => document.activeElement)

  return (
    <DropdownMenu.Root
      modal={false}
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) menu.setState({ open: null })
      }}
    >
      {/* Stands where the menu opens: at the '…' button or under the pointer. */}
      <DropdownMenu.Trigger asChild>
        <span aria-hidden="true" tabIndex={-1} className="fixed size-0" style={{ left: x, top: y }} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="start"
          sideOffset={4}
          collisionPadding={8}
          aria-label={t('Acciones del elemento')}
          className={menuClass}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            // Whoever left the menu for a field goes on typing there.
            if (document.activeElement === document.body) stopOf(origin)?.focus({ preventScroll: true })
          }}
        >
          <MenuItem
            icon={<Copy aria-hidden="true" className="size-4" />}
            onSelect={() => void copyElements(store, ids)}
          >
            {t('Copiar')}
          </MenuItem>
          <MenuItem
            icon={<ClipboardPaste aria-hidden="true" className="size-4" />}
            disabled={!isPasteable}
            onSelect={() => void pasteElement(store)}
          >
            {t('Pegar')}
          </MenuItem>
          <MenuItem
            icon={<CopyPlus aria-hidden="true" className="size-4" />}
            onSelect={() => duplicateElements(store, ids)}
          >
            {t('Duplicar')}
          </MenuItem>
          <MenuItem
            destructive
            icon={<Trash2 aria-hidden="true" className="size-4" />}
            onSelect={() => removeElements(store, ids)}
          >
            {t('Eliminar')}
          </MenuItem>
          <MenuSeparator />
          {ids.length === 1 && <PlacedSymbolItems id={id} />}
          <LayerItems ids={ids} onRename={() => menu.setState({ renamingId: id })} />
          <MenuSeparator />
          <StyleItems id={id} ids={ids} />
          {ids.length === 1 && <ReplaceItems id={id} />}
          {ids.length === 1 && <TakeApartItem id={id} />}
          {ids.length === 1 && (
            <SaveSymbolItems id={id} onSave={() => menu.setState({ savedAsSymbol: id })} />
          )}
          {ids.length === 1 && (
            <>
              <MenuSeparator />
              <MoveItems id={id} />
            </>
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

/** Where the keyboard goes on: in the layers, if that is where it was, else on the canvas, at what is selected. */
function stopOf(origin: Element | null): HTMLElement | null {
  const canvas = document.querySelector<HTMLElement>('[data-canvas]')
  return (
    origin?.closest<HTMLElement>('[role="tree"]') ??
    canvas?.querySelector<HTMLElement>('[data-selected][tabindex="0"]') ??
    canvas
  )
}

/** Looked up each time the menu opens: the clipboard may have changed in another window. */
function useCanPaste(): boolean {
  const [can, setCan] = useState(false)
  useEffect(() => {
    let isCurrent = true
    async function look() {
      const answer = await canPaste()
      if (isCurrent) setCan(answer)
    }
    void look()
    return () => {
      isCurrent = false
    }
  }, [])
  return can
}
