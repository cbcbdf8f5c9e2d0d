import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../../../../ui/dialog.tsx'
import { Input } from '../../../../../../ui/input.tsx'
import drawings from './drawings.txt?raw'
import { findIcons, readDrawings, type IconDrawing } from './find-icons.ts'

/** More at once nobody looks through. */
const most = 120

const icons = readDrawings(drawings)

type IconDialogProps = {
  chosen: string
  onChoose: (icon: IconDrawing) => void
  onClose: () => void
}

/** The whole set of icons, searched in Spanish. */
export function IconDialog({ chosen, onChoose, onClose }: IconDialogProps) {
  const { t } = useTranslation()
  const [sought, setSought] = useState('')
  const found = findIcons(icons, sought)
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={t('Elegir icono')}
      description={t('Busca por lo que se ve: «casa», «teléfono», «flecha».')}
    >
      <Input
        type="search"
        data-first-focus
        aria-label={t('Buscar iconos')}
        placeholder={t('Buscar iconos')}
        maxLength={60}
        value={sought}
        onChange={({ target }) => setSought(target.value)}
      />
      <p role="status" className="text-dense text-muted">
        {found.length === 0 && t('Ningún icono se llama así. Prueba con otra palabra.')}
        {found.length > most &&
          t('Se ven {{shown}} de {{count}}: escribe algo más para acercarte.', {
            shown: most,
            count: found.length,
          })}
      </p>
      <div className="grid max-h-80 grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-1 overflow-y-auto">
        {found.slice(0, most).map((icon) => (
          <button
            key={icon.name}
            type="button"
            aria-label={icon.name}
            title={icon.name}
            aria-pressed={icon.name === chosen}
            data-icon-name={icon.name}
            onClick={() => onChoose(icon)}
            className="grid size-11 place-items-center rounded-md border border-transparent hover:bg-hover aria-pressed:border-accent-text"
          >
            <IconPath path={icon.path} />
          </button>
        ))}
      </div>
    </Dialog>
  )
}

function IconPath({ path }: { path: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="size-6"
    >
      <path d={path} />
    </svg>
  )
}
