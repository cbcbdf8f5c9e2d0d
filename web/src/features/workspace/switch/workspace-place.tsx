import { ChevronsUpDown } from 'lucide-react'
import { Suspense, useEffect, useState, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../platform/auth/auth-provider.tsx'
import { cn } from '../../../ui/class-names.ts'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { notify } from '../../../ui/toast.tsx'
import { arrivedIn } from './arrival.ts'

const load = () => import('./workspace-menu.tsx')
const WorkspaceMenu = lazyPart(async () => (await load()).WorkspaceMenu)

/** Where one works, and the way to elsewhere. The menu is loaded when it is asked for. */
export function WorkspacePlace({ isCollapsed }: { isCollapsed: boolean }) {
  const { workspace } = useSession()
  const [isWanted, setWanted] = useState(false)
  useArrival()
  return (
    <div className={cn('flex items-center gap-2', isCollapsed && 'justify-center')}>
      {!isCollapsed && (
        <span className="flex min-w-0 flex-1 items-center gap-2 px-2 text-dense font-medium text-muted">
          {workspace.logo !== null && (
            <img
              src={workspace.logo}
              alt=""
              className="h-7 max-w-20 shrink-0 rounded-sm bg-white object-contain p-0.5"
            />
          )}
          <bdi className="min-w-0 truncate">{workspace.name}</bdi>
        </span>
      )}
      {isWanted ? (
        <Suspense fallback={<SwitchButton aria-expanded={false} />}>
          <WorkspaceMenu trigger={<SwitchButton />} />
        </Suspense>
      ) : (
        <SwitchButton
          aria-haspopup="menu"
          aria-expanded={false}
          onPointerEnter={() => void load().catch(() => undefined)}
          onFocus={() => void load().catch(() => undefined)}
          onClick={() => setWanted(true)}
        />
      )}
    </div>
  )
}

/** Whoever has come from another workspace is told where they are. */
function useArrival() {
  const { t } = useTranslation()
  const { workspace } = useSession()
  useEffect(() => {
    if (arrivedIn(workspace.id)) notify.success(t('Ahora estás en «{{name}}»', { name: workspace.name }))
  }, [t, workspace])
}

function SwitchButton(props: Omit<ComponentProps<'button'>, 'className' | 'type'>) {
  const { t } = useTranslation()
  const label = t('Cambiar de espacio')
  return (
    <button
      {...props}
      type="button"
      aria-label={label}
      title={label}
      className="grid size-8 shrink-0 place-items-center rounded-md text-muted hover:bg-hover hover:text-foreground coarse:size-11"
    >
      <ChevronsUpDown aria-hidden="true" className="size-4" />
    </button>
  )
}
