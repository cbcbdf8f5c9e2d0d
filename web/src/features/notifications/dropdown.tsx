import { addresses } from '@aurelio/contracts/addresses'
import { Popover } from 'radix-ui'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { errorText } from '../../platform/api/error-text.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { NotificationLink } from './notification-link.tsx'
import { useNewest, useReadAll } from './queries.ts'

type DropdownProps = { anchor: RefObject<HTMLButtonElement | null>; onClose: () => void }

/** The last notifications below the bell (dashboard.md §2). */
export function Dropdown({ anchor, onClose }: DropdownProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const newest = useNewest()
  const readAll = useReadAll()
  return (
    <Popover.Root open onOpenChange={onClose}>
      <Popover.Anchor virtualRef={{ current: anchor.current ?? document.body }} />
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={6}
          collisionPadding={8}
          aria-label={t('Notificaciones')}
          className="animate-appear z-40 flex max-h-[min(36rem,calc(100dvh-5rem))] w-96 max-w-[calc(100vw-1rem)] flex-col rounded-lg border bg-raised shadow-float"
          onInteractOutside={(event) => {
            // The bell itself closes it.
            if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            anchor.current?.focus()
          }}
        >
          <div className="flex flex-wrap items-center justify-between gap-2 border-b py-2 pr-2 pl-4">
            <h2 className="font-semibold">{t('Notificaciones')}</h2>
            <Button
              variant="ghost"
              size="dense"
              busy={readAll.isPending}
              disabled={!newest.data?.unread}
              onClick={() => readAll.mutate()}
            >
              {t('Marcar todas como leídas')}
            </Button>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto p-1">
            {newest.isPending && <Skeleton className="m-2 h-40" />}
            {newest.isError && !newest.data && (
              <p role="alert" className="px-3 py-6 text-center text-danger">
                {errorText(newest.error)}
              </p>
            )}
            {newest.data?.items.length === 0 && (
              <p className="px-3 py-8 text-center text-muted">{t('No tienes notificaciones.')}</p>
            )}
            <ul>
              {newest.data?.items.map((notification) => (
                <li key={notification.id}>
                  <NotificationLink notification={notification} onFollow={onClose} />
                </li>
              ))}
            </ul>
          </div>
          <div className="border-t p-2">
            <Button
              variant="ghost"
              size="dense"
              className="w-full"
              onClick={() => {
                onClose()
                void navigate(addresses.notifications)
              }}
            >
              {t('Ver todas')}
            </Button>
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
