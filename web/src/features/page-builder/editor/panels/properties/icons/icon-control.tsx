import { readIcon } from '@aurelio/page/values'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../../../ui/button.tsx'
import { lazyPart } from '../../../../../../ui/lazy-part.ts'
import type { ControlProps } from '../controls/control.ts'

const IconDialog = lazyPart(async () => (await import('./icon-dialog.tsx')).IconDialog)

/** The icon that is there, as the button that changes it. */
export function IconControl({ field, id, value, set }: ControlProps<'icon'>) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const { name, path } = readIcon(value) ?? { name: '', path: '' }
  return (
    <>
      <Button
        id={id}
        size="dense"
        data-prop={field.prop}
        data-value={name}
        aria-haspopup="dialog"
        icon={
          <svg
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth={2}
            aria-hidden="true"
            className="size-4"
          >
            <path d={path} />
          </svg>
        }
        onClick={() => setOpen(true)}
      >
        {t('Elegir icono')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <IconDialog
            chosen={name}
            onClose={() => setOpen(false)}
            onChoose={(icon) => {
              set(`${icon.name} ${icon.path}`)
              setOpen(false)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
