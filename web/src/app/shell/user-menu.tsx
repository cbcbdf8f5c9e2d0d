import { ChevronDown } from 'lucide-react'
import { Suspense, useState, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../platform/auth/auth-provider.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Avatar, useDisplayName } from './avatar.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'

const load = () => import('./user-menu-open.tsx')
const UserMenuOpen = lazyPart(async () => (await load()).UserMenuOpen)

/** A button until it is pressed: menus weigh more than the rest of the top bar. */
export function UserMenu() {
  const [isWanted, setWanted] = useState(false)
  if (isWanted) {
    return (
      <Suspense fallback={<UserButton aria-expanded={false} />}>
        <UserMenuOpen trigger={<UserButton />} />
      </Suspense>
    )
  }
  return (
    <UserButton
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={() => void load().catch(() => undefined)}
      onFocus={() => void load().catch(() => undefined)}
      onClick={() => setWanted(true)}
    />
  )
}

function UserButton(props: Omit<ComponentProps<'button'>, 'className' | 'type'>) {
  const { t } = useTranslation()
  const { user } = useSession()
  const name = useDisplayName()
  return (
    <button
      {...props}
      type="button"
      aria-label={t('Menú de usuario')}
      className={buttonClass({ variant: 'ghost', className: 'px-2' })}
    >
      <Avatar name={name} image={user.image} />
      <ChevronDown aria-hidden="true" className="size-4 text-muted" />
    </button>
  )
}
