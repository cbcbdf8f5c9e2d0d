import { Bell as BellIcon } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../ui/button.tsx'
import { useNewest } from './queries.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

const load = () => import('./dropdown.tsx')
const Dropdown = lazyPart(async () => (await load()).Dropdown)

const mostShown = 99

/** The bell of the top bar with its unread figure; the dropdown loads when it is wanted. */
export function Bell() {
  const { t } = useTranslation()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const unread = useNewest().data?.unread
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={
          unread ? t('Notificaciones: {{number}} sin leer', { number: unread }) : t('Notificaciones')
        }
        className={buttonClass({
          variant: 'ghost',
          className: 'relative aspect-square px-0 coarse:min-w-11',
        })}
        onPointerEnter={() => void load().catch(() => undefined)}
        onClick={() => setOpen(!isOpen)}
      >
        <BellIcon aria-hidden="true" className="size-5" />
        {unread !== undefined && (
          <span
            data-unread-count={unread}
            className={
              unread === 0
                ? 'sr-only'
                : 'absolute top-0 right-0 grid h-4 min-w-4 place-items-center rounded-full bg-accent px-1 text-[0.6875rem] leading-none font-semibold text-on-accent tabular-nums'
            }
          >
            {unread > mostShown ? `${mostShown}+` : unread}
          </span>
        )}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <Dropdown anchor={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
