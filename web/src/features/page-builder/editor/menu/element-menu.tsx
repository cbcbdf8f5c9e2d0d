import { ClipboardPaste, Copy, CopyPlus, Trash2 } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { MenuItem, MenuSeparator, menuClass } from '../../../../ui/menu.tsx'
import { canPaste, copyElement, pasteElement } from '../commands/clipboard.ts'
import { duplicateElement, removeElement } from '../commands/elements.ts'
import { useEditor } from '../state/editor-context.ts'

/** The menu of one element, behind the '…' button and the right click. */
export function ElementMenu() {
  const { t } = useTranslation()
  const { menu, store } = useEditor()
  const open = useStore(menu, (state) => state.open)
  const isPasteable = useCanPaste(open !== null)

  return (
    <DropdownMenu.Root
      modal={false}
      open={open !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) menu.setState({ open: null })
      }}
    >
      {/* Stands where the menu opens: at the '…' button or under the pointer. */}
      <DropdownMenu.Trigger asChild>
        <span
          aria-hidden="true"
          tabIndex={-1}
          className="fixed size-0"
          style={{ left: open?.x ?? 0, top: open?.y ?? 0 }}
        />
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
            document.querySelector<HTMLElement>('[data-canvas]')?.focus({ preventScroll: true })
          }}
        >
          {open && (
            <>
              <MenuItem
                icon={<Copy aria-hidden="true" className="size-4" />}
                onSelect={() => void copyElement(store, open.id)}
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
                onSelect={() => duplicateElement(store, open.id)}
              >
                {t('Duplicar')}
              </MenuItem>
              <MenuSeparator />
              <MenuItem
                destructive
                icon={<Trash2 aria-hidden="true" className="size-4" />}
                onSelect={() => removeElement(store, open.id)}
              >
                {t('Eliminar')}
              </MenuItem>
            </>
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

/** Looked up each time the menu opens: the clipboard may have changed in another window. */
function useCanPaste(isOpen: boolean): boolean {
  const [can, setCan] = useState(false)
  useEffect(() => {
    let isCurrent = true
    async function look() {
      const answer = await canPaste()
      if (isCurrent) setCan(answer)
    }
    if (isOpen) void look()
    return () => {
      isCurrent = false
    }
  }, [isOpen])
  return can
}
