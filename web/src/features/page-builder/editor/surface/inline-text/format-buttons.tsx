import { Bold, Italic, Link, List } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { IconButton } from '../../../../../ui/icon-button.tsx'
import type { OpenText } from '../state/text-store.ts'

type FormatButtonsProps = {
  open: Pick<OpenText, 'marks' | 'hasLists' | 'toggle'>
  /** The address of a link is to be asked for. */
  onLink: () => void
}

/** What may be set apart in a text; pressed where it is. */
export function FormatButtons({ open: { marks, hasLists, toggle }, onLink }: FormatButtonsProps) {
  const { t } = useTranslation()
  const { kinds } = useStore(marks)
  const button = (kind: (typeof kinds)[number], label: string, icon: ReactNode, act: () => void) => (
    <IconButton
      size="dense"
      label={label}
      icon={icon}
      aria-pressed={kinds.includes(kind)}
      onClick={act}
      className="aria-pressed:bg-accent-soft aria-pressed:text-accent-text"
    />
  )
  return (
    <>
      {button('bold', t('Negrita'), <Bold aria-hidden="true" className="size-4" />, () => toggle('bold'))}
      {button('italic', t('Cursiva'), <Italic aria-hidden="true" className="size-4" />, () =>
        toggle('italic'),
      )}
      {button('link', t('Enlace'), <Link aria-hidden="true" className="size-4" />, onLink)}
      {hasLists &&
        button('list', t('Lista'), <List aria-hidden="true" className="size-4" />, () => toggle('list'))}
    </>
  )
}
